"use client";
import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

/** A sentence beside what it explains, on hover and keyboard focus. `children` is the one element it belongs to. */
export function Hint({
  text,
  children,
}: {
  text: string;
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger delay={350} render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} collisionPadding={8} className="z-[60]">
          <Tooltip.Popup className="opens max-w-72 rounded-control border bg-raised px-2 py-1 text-xs text-ink [box-shadow:var(--c-float)]">
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
