"use client";
import { Tooltip } from "@base-ui/react/tooltip";
import { HINT_POPUP, type ShownHint } from "./hint-watch";

/** The one hint that is open, beside what it explains. */
export function HintPopup({ hint, onClose }: { hint: ShownHint | null; onClose: () => void }) {
  return (
    <Tooltip.Root open={hint !== null} onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={hint?.anchor}
          sideOffset={6}
          collisionPadding={8}
          className="z-[60] data-[anchor-hidden]:invisible"
        >
          <Tooltip.Popup
            {...HINT_POPUP}
            className="opens max-w-72 rounded-control border bg-raised px-2 py-1 text-xs text-ink [box-shadow:var(--c-float)]"
          >
            {hint?.text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
