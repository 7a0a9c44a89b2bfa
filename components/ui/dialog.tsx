"use client";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useRef } from "react";
import { texts } from "../texts/language";
import { useBackCloses } from "./back-guard";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title, read out when the dialog opens. */
  description?: string | undefined;
  children: ReactNode;
  /** Buttons at the bottom; stay in sight while the body scrolls. */
  footer?: ReactNode;
  wide?: boolean;
}

/** A modal sheet: centred on a laptop, from the bottom edge on a phone. Escape, Back and the backdrop close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  wide = false,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  useBackCloses(open, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fades fixed inset-0 z-50 bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-4">
          <Base.Popup
            initialFocus={(by) => unlessOff(firstControl(body.current, by === "touch"))}
            className={`opens flex max-h-[92dvh] w-full flex-col rounded-t-panel border bg-panel [box-shadow:var(--c-float)] sm:rounded-panel ${wide ? "sm:max-w-2xl" : "sm:max-w-lg"}`}
          >
            <header className="flex items-start justify-between gap-3 border-b px-4 py-3">
              <div className="min-w-0">
                <Base.Title className="text-md font-semibold">{title}</Base.Title>
                {description ? (
                  <Base.Description className="text-sm text-muted">{description}</Base.Description>
                ) : null}
              </div>
              <Base.Close
                aria-label={texts().ui.close}
                className="touchable inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-ink"
              >
                <X size={16} aria-hidden />
              </Base.Close>
            </header>
            <div
              ref={body}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto px-4 py-3"
            >
              {children}
            </div>
            {footer ? (
              <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
                {footer}
              </footer>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** What cannot take the focus leaves it to whatever can. */
function unlessOff(control: HTMLElement | true): HTMLElement | true {
  return control !== true && control.matches(":disabled") ? true : control;
}

/** The first thing to fill in; on a touch screen nothing, because a keyboard would cover what there is to read. */
function firstControl(body: HTMLElement | null, touch: boolean): HTMLElement | true {
  if (touch) return true;
  return (
    body?.querySelector<HTMLElement>(
      "input[type=radio]:checked, input:not([type=radio], [type=checkbox]), select, textarea",
    ) ?? true
  );
}
