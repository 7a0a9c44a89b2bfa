import type { Page } from "@playwright/test";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom, type RawClient } from "./raw-client";

/** What a browser shows beside its pages cannot be looked at, so the page gets a browser that writes it down. */
function noteNotices(): void {
  const notices: string[] = [];
  class Noted {
    static permission: NotificationPermission = "default";
    static async requestPermission(): Promise<NotificationPermission> {
      Noted.permission = "granted";
      return Noted.permission;
    }
    constructor(title: string, options: NotificationOptions) {
      notices.push(`${title}\n${options.body}`);
    }
    close(): void {}
  }
  Object.assign(window, { Notification: Noted, notices });
}

function shownNotices(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { notices: string[] }).notices);
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((next) => {
    Object.defineProperty(document, "hidden", { value: next, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

function write(facilitator: RawClient, text: string, audience: "all" | "scribe") {
  return facilitator.command({ type: "inject.write", from: "Press", text, audience });
}

test("what should not wait is said, counted while nobody looks, and shown when that was chosen", async ({
  game,
  page,
}) => {
  const { facilitator, code } = await hostRoom(game.url, {
    roles: true,
    scenarioId: "checkout-2031",
  });
  const { player: ana, token } = await joinRoom(game.url, code, "Ana");
  const { player: ben } = await joinRoom(game.url, code, "Ben");
  await ana.command({ type: "seat.choose-role", role: "operations" });
  await ben.command({ type: "seat.choose-role", role: "scribe" });
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.pause" });
  await page.addInitScript(noteNotices);
  await page.goto(`${game.url}/room/${code}#${token}`);
  const title = "EXERCISE · The checkout of Copperleaf (fiction) · Shardfall";
  const said = page.getByRole("status").filter({ hasText: "Press writes:" });
  await expect(page).toHaveTitle(title);

  await test.step("a message to another role is nothing, one to all is read out", async () => {
    await write(facilitator, "For the record only.", "scribe");
    await write(facilitator, "Is the shop down?", "all");
    await expect(said).toHaveText("Press writes: Is the shop down?");
    await expect(page).toHaveTitle(title);
  });

  await test.step("while the page is hidden its title counts, and nothing else shows", async () => {
    await setHidden(page, true);
    await write(facilitator, "Hello?", "all");
    await expect(page).toHaveTitle(`(1) ${title}`);
    expect(await shownNotices(page)).toEqual([]);
    await setHidden(page, false);
    await expect(page).toHaveTitle(title);
  });

  await test.step("both choices are off, and notices are asked for on the press", async () => {
    await page.getByRole("button", { name: "Shortcuts and help (?)" }).click();
    const settings = page.getByRole("region", { name: "Alerts in this browser" });
    await expect(settings.getByRole("checkbox", { name: "Sounds" })).not.toBeChecked();
    const notices = settings.getByRole("checkbox", { name: /^Notices/ });
    await expect(notices).not.toBeChecked();
    await notices.click();
    await expect(notices).toBeChecked();
    await settings.getByRole("button", { name: /^Try it/ }).click();
    await page.keyboard.press("Escape");
  });

  await test.step("then a notice holds what the seat itself can read", async () => {
    await setHidden(page, true);
    await write(facilitator, "What do you tell customers?", "all");
    await expect(page).toHaveTitle(`(1) ${title}`);
    expect(await shownNotices(page)).toEqual([
      `${title}\nPress writes: What do you tell customers?`,
    ]);
  });
});

test("a plain http address is told why it has no notices", async ({ game, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "isSecureContext", { value: false }),
  );
  await page.goto(`${game.url}/practise/checkout-2031`);
  await page.getByRole("button", { name: "Start with the clock paused" }).click();
  await page.getByRole("button", { name: "Shortcuts and help (?)" }).click();
  const settings = page.getByRole("region", { name: "Alerts in this browser" });
  await expect(settings.getByText(/need https/)).toBeVisible();
  await expect(settings.getByRole("checkbox", { name: /^Notices/ })).toHaveCount(0);
});
