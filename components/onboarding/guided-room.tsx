"use client";
import type { CSSProperties, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import type { PlayerView } from "../../contract/views";
import { GuideStrip } from "./guide-strip";
import { useGuide } from "./use-guide";
import { goTo, useRing } from "./use-ring";
import "./guide.css";

/** The prologue around a war room that knows nothing of it: the room takes the band above it for higher, and makes room by itself. */
export function GuidedRoom({ view, children }: { view: PlayerView; children: ReactNode }) {
  const guide = useGuide(view);
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLElement>(null);
  const height = useHeight(strip, guide.left);
  useRing(root, guide.left ? null : (guide.step?.place ?? null));
  const style = { "--band-height": `calc(22px + ${height}px)` } as CSSProperties;
  return (
    <div ref={root} style={style} className="relative">
      {guide.left ? null : (
        <GuideStrip
          guide={guide}
          stripRef={strip}
          onShow={() => {
            if (guide.step) goTo(root.current, guide.step.place);
          }}
        />
      )}
      {children}
    </div>
  );
}

/** Pixels that the strip takes; 0 when it is gone. */
function useHeight(strip: { current: HTMLElement | null }, gone: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (gone || !element) return setHeight(0);
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element, { box: "border-box" });
    return () => observer.disconnect();
  }, [strip, gone]);
  return height;
}
