import type { Locator, Page } from "@playwright/test";
import { expect } from "./game-server";

/** More stops than any page has. */
const STOPS_MAX = 160;

/** Somebody without a mouse: goes from stop to stop, and always sees where they are. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys);
  }

  /** Goes with Tab until `target` has the focus, backwards where that is where it lies; every stop on the way must be seen. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const key = (await target.evaluate(liesBehind)) ? "Shift+Tab" : "Tab";
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
      const fault = await this.page.evaluate(focusFault);
      // Behind the last stop lies the browser's own bar, and behind that the first one.
      if (fault === NOTHING) await this.press(key);
      if (fault !== "") await this.expectFocus();
    }
    throw new Error(`Tab does not lead to ${target}.`);
  }

  async activate(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }

  /** Closes or completes a dialog; the focus is on the page again and not on nothing. */
  async expectBack(dialog: Locator): Promise<void> {
    await expect(dialog).toBeHidden();
    await this.expectFocus();
  }

  /** Something has the focus, it is in the window and nothing lies over it, and it is marked. */
  async expectFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusFault)).toBe("");
  }
}

const NOTHING = "nothing has the focus";

function liesBehind(target: Element): boolean {
  const focused = document.activeElement ?? document.body;
  return Boolean(target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** What is wrong with the focus; empty when it is seen. Runs in the page. */
function focusFault(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "nothing has the focus";
  const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent.slice(0, 40)}`;
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
  if (width === 0 || height === 0) return `${name}: has no size`;
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
    return `${name}: is out of sight`;
  if (!focused.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return `${name}: is transparent`;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const marked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  return marked ? "" : `${name}: bears no mark`;
}
