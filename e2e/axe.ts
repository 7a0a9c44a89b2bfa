import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect } from "./game-server";

/** Rules of WCAG 2.2 A and AA, contrast and the size of targets among them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What a theme decides; every other rule judges both alike. */
const THEME_RULES = ["color-contrast"];
/** What may last where no motion is wanted; a moment is no motion. */
const MOMENT_MS = 20;

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

/** A browser of its own, for somebody who wants no motion. */
export async function quietPage(browser: Browser, viewport = LAPTOP): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: "dark",
    reducedMotion: "reduce",
    viewport,
  });
  return context.newPage();
}

/** Nothing on the page, or in the part that `within` selects, breaks a rule in either theme, and nothing moves. */
export async function expectNoFaults(page: Page, where: string, within = "html"): Promise<void> {
  await page.locator("main").waitFor(); // by its tag: an open dialog hides the rest of the page from roles
  const faults = [...(await faultsOf(page, within, "dark")), ...(await movesOf(page))];
  // A phone has the colours of a laptop; it is looked at once.
  if (page.viewportSize()?.width !== PHONE.width) {
    await page.emulateMedia({ colorScheme: "light" });
    faults.push(...(await faultsOf(page, within, "light")));
    await page.emulateMedia({ colorScheme: "dark" });
  }
  expect.soft(faults, where).toEqual([]);
}

async function faultsOf(page: Page, within: string, theme: "dark" | "light"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode();
  const { violations } = await (theme === "dark"
    ? axe.withTags(RULES)
    : axe.withRules(THEME_RULES)
  ).analyze();
  return violations.flatMap((rule) =>
    rule.nodes.map(
      (node) =>
        `${theme}, ${rule.id}: ${node.target.join(" ")}: ${node.html.slice(0, 160)}: ${node.any.map(({ message }) => message).join("; ")}`,
    ),
  );
}

function movesOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (momentMs) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > momentMs)
        .map((animation) => `moves: ${animation.constructor.name}`),
    MOMENT_MS,
  );
}

/** Tabs of a row, each with what it shows: all of them, or those that are named. */
export async function expectTabsFaultless(page: Page, row: string, names: RegExp = /./) {
  const tabs = page.getByRole("tablist", { name: row }).getByRole("tab", { name: names });
  for (const tab of await tabs.all()) {
    await tab.click();
    const panel = `div:has(> div > [role=tablist][aria-label="${row}"]) > [role=tabpanel]`;
    await expectNoFaults(page, `${row}, ${await tab.textContent()}`, panel);
  }
}

/** The dialog that is open, and nothing behind it; then it is closed. */
export async function expectDialogFaultless(page: Page, where: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectNoFaults(page, where, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
