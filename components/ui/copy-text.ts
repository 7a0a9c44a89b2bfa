/** Puts a text on the clipboard. @returns whether the browser let us */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** A page on plain http has no clipboard of its own; it may still copy what is selected. */
function copyBySelection(text: string): boolean {
  const held = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Inside an open dialog, because the dialog keeps the focus to itself.
  (document.querySelector("[role=dialog]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (held instanceof HTMLElement) held.focus();
  return done;
}
