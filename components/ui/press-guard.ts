"use client";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * A person's double click takes a fifth of a second, in which the first press may already have put another control under the pointer: the clock
 * started with the press that was left over from opening the briefing. So what comes up or moves under a pointer that has just pressed settles
 * first: it takes no press from there for a moment. The keyboard is not concerned, because its focus does not land on what moves.
 */
const SETTLE_MS = 600;
/** A hand that presses twice moves no further than this. */
const NEAR_PX = 10;
/** Without an answer a control is free again after this long. */
const IN_FLIGHT_MAX_MS = 4_000;
const CONTROLS = "button, a, summary, [role=tab], [role=button]";

interface Press {
  /** Of the control when it was pressed: one that has become its own opposite is another one, one that was only drawn anew is the same. */
  name: string;
  x: number;
  y: number;
  /** When what stands here has settled, on the page's own clock. */
  until: number;
  /** Its command is on the way. */
  inFlight: boolean;
}

let last: Press | null = null;

/** Keeps what a press has set off from being pressed by the rest of a double click; stands once on every page. */
export function PressGuard() {
  useEffect(() => {
    const stop = new AbortController();
    const listen = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("click", onClick, { capture: true, signal: stop.signal });
    window.addEventListener("pointermove", onMove, listen);
    // Whoever types or goes back in between has seen what came up.
    for (const name of ["keydown", "input", "popstate"]) {
      window.addEventListener(name, forget, listen);
    }
    return () => stop.abort();
  }, []);
  return null;
}

function onMove({ clientX, clientY }: PointerEvent): void {
  if (last && !near(last, clientX, clientY)) forget();
}

function forget(): void {
  last = null;
}

function onClick(event: MouseEvent): void {
  // A click without a pointer is a key or a program.
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const control = event.target.closest(CONTROLS);
  const { clientX: x, clientY: y } = event;
  if (last && near(last, x, y) && performance.now() < last.until && isLeftOver(last, control)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const until = performance.now() + SETTLE_MS;
  last = control ? { name: nameOf(control), x, y, until, inFlight: false } : null;
}

/** The same control under the same name may be pressed again, unless the answer to its first press is still on the way. */
function isLeftOver(press: Press, control: Element | null): boolean {
  return press.inFlight || !isSame(press, control);
}

function isSame(press: Press, control: Element | null): boolean {
  return control !== null && nameOf(control) === press.name;
}

function near(press: Press, x: number, y: number): boolean {
  return Math.abs(press.x - x) <= NEAR_PX && Math.abs(press.y - y) <= NEAR_PX;
}

function nameOf(control: Element): string {
  return control.getAttribute("aria-label") ?? control.textContent;
}

/** Tells the guard that what was pressed is not done before this is; a slow answer settles late. */
export function settleAfter(result: unknown, { detail }: { detail: number }): void {
  const press = last;
  if (!(result instanceof Promise) || !press || detail === 0) return;
  press.inFlight = true;
  press.until = performance.now() + IN_FLIGHT_MAX_MS;
  const done = () => {
    press.inFlight = false;
    press.until = performance.now() + SETTLE_MS;
  };
  result.then(done, done);
}

/** True while this control, which has just come up or changed its name under the pointer, cannot be pressed yet. */
export function useSettling(control: RefObject<HTMLElement | null>): boolean {
  const [settling, setSettling] = useState(false);
  const known = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const element = control.current;
    if (!element || nameOf(element) === known.current) return;
    known.current = nameOf(element);
    const check = () => {
      const left = settlingMs(element);
      setSettling(left > 0);
      clearTimeout(timer.current);
      if (left > 0) timer.current = setTimeout(check, Math.min(left, SETTLE_MS));
    };
    check();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return settling;
}

/** How long a control still has to settle; 0 or less when it may be pressed. */
function settlingMs(element: Element): number {
  if (!last || isSame(last, element)) return 0;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { x, y } = last;
  const under = x >= left && x <= right && y >= top && y <= bottom;
  return under ? last.until - performance.now() : 0;
}
