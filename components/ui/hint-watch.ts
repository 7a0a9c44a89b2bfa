/** Sentences beside what they explain: any element with a `data-hint` has one, shown on hover and on keyboard focus. */
export interface ShownHint {
  readonly anchor: Element;
  readonly text: string;
}

/** Marks the popup itself: the pointer may rest on it (WCAG 2.2, 1.4.13). */
export const HINT_POPUP = { "data-hint-popup": "" } as const;

const SHOW_AFTER_MS = 350;
const HIDE_AFTER_MS = 150;

/** Follows pointer and focus over the whole page, so that a button costs nothing for being explained. @returns ends it */
export function watchHints(show: (hint: ShownHint | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: Element | null = null;
  const want = (anchor: Element | null, afterMs: number) => {
    if (anchor === wanted) return;
    wanted = anchor;
    clearTimeout(timer);
    timer = setTimeout(() => show(hintOf(anchor)), afterMs);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (target.closest("[data-hint-popup]")) {
      clearTimeout(timer);
      return;
    }
    const anchor = target.closest("[data-hint]");
    want(anchor, anchor ? SHOW_AFTER_MS : HIDE_AFTER_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    want(target.closest("[data-hint]"), 0);
  };
  const hide = () => {
    clearTimeout(timer);
    wanted = null;
    show(null);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") hide();
  };
  document.addEventListener("pointerover", onPointer);
  document.addEventListener("pointerdown", hide);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", onKey);
  return () => {
    hide();
    document.removeEventListener("pointerover", onPointer);
    document.removeEventListener("pointerdown", hide);
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", hide);
    document.removeEventListener("keydown", onKey);
  };
}

function hintOf(anchor: Element | null): ShownHint | null {
  const text = anchor?.getAttribute("data-hint") ?? "";
  return anchor?.isConnected && text !== "" ? { anchor, text } : null;
}
