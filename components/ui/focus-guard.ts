"use client";
import { useEffect } from "react";

/**
 * Much of what is pressed here is gone afterwards: "Declare" becomes the severity, an approved work loses its button, the briefing becomes the
 * room. The browser then lets the focus fall on nothing, and a keyboard or a screen reader begins again at the top of the page. So the focus goes
 * to the nearest place that is still there: what now stands where the control stood, else the page's main part.
 */
const REACHABLE =
  "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";
/** Controls with the places they stood in, the newest last: a dialog that closed leads back to what had the focus before it. */
const REMEMBERED_MAX = 8;

/** A control and what it stood in, from the inside out. */
type Path = readonly Element[];

/** Keeps the focus from falling on nothing; stands once on every page. */
export function FocusGuard() {
  useEffect(() => {
    let paths: Path[] = [];
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return;
      paths = [...paths.filter(([control]) => control !== target), pathOf(target)].slice(
        -REMEMBERED_MAX,
      );
    };
    // A frame later, so that a dialog that closes gives the focus back itself where it can.
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isLost(paths)) placeFor(paths)?.focus({ preventScroll: true });
      });
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", onFocus);
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}

/** Nobody lost anything while nothing had the focus, or when it was let go of by a press beside it. */
function isLost(paths: readonly Path[]): boolean {
  const control = paths.at(-1)?.[0];
  return document.activeElement === document.body && control !== undefined && !control.isConnected;
}

function placeFor(paths: readonly Path[]): HTMLElement | null {
  for (const path of paths.toReversed()) {
    const place = path.find((element) => element.isConnected);
    if (place && isReachable(place)) return place as HTMLElement;
    const beside = place && [...place.querySelectorAll<HTMLElement>(REACHABLE)].find(isReachable);
    if (beside) return beside;
  }
  const main = document.querySelector<HTMLElement>("main");
  main?.setAttribute("tabindex", "-1");
  return main;
}

function isReachable(element: Element): boolean {
  return element.matches(REACHABLE) && element.checkVisibility() && !element.closest("[inert]");
}

/** Only as far as the part of the page: whatever stands in another part is no substitute. */
function pathOf(control: Element): Path {
  const path = [control];
  for (let up = control.parentElement; up && !up.matches("main, body"); up = up.parentElement) {
    path.push(up);
  }
  return path;
}
