import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom } from "./raw-client";

/** Rules of WCAG 2.1 A and AA, contrast among them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

for (const theme of ["dark", "light"] as const) {
  test(`every page keeps to WCAG AA in the ${theme} theme`, async ({ browser, game }) => {
    test.setTimeout(180_000);
    const { facilitator, code, token, projectorToken } = await hostRoom(game.url);
    const { token: seat } = await joinRoom(game.url, code, "Ana");
    const context = await browser.newContext({
      colorScheme: theme,
      reducedMotion: "reduce",
      viewport: { width: 1366, height: 768 },
    });
    const page = await context.newPage();
    for (const path of [
      "/",
      "/host",
      "/join",
      `/room/${code}#${seat}`,
      `/facilitate/${code}#${token}`,
      `/projector/${code}#${projectorToken}`,
    ]) {
      await page.goto(game.url + path);
      await expectNoFaults(page, path);
    }
    const wall = await context.newPage();
    await wall.goto(`${game.url}/projector/${code}`);
    await facilitator.command({ type: "exercise.brief" });
    await expect(wall.getByRole("article", { name: "Briefing" })).toBeVisible();
    await expectNoFaults(wall, "projector, briefing");
    await facilitator.command({ type: "exercise.start" });
    for (let step = 0; step < 3; step += 1) {
      await facilitator.command({ type: "exercise.step", minutes: 30 });
    }
    await page.goto(`${game.url}/room/${code}`);
    await expectNoFaults(page, "war room");
    await page.keyboard.press("u");
    await page.getByRole("region", { name: "Ways to tell" }).waitFor();
    await expectNoFaults(page, "communications desk");
    await page.getByRole("button", { name: /^Put a banner/ }).click();
    await page.getByRole("textbox", { name: "What it says" }).waitFor();
    await expectNoFaults(page, "communications desk, writing");
    await page.goto(`${game.url}/facilitate/${code}`);
    await expectNoFaults(page, "facilitator's desk");
    await expect(wall.getByRole("region", { name: "Services" })).toBeVisible();
    await expectNoFaults(wall, "projector, live");
    await facilitator.command({ type: "exercise.end" });
    await expect(wall.getByRole("heading", { name: "The clock has stopped" })).toBeVisible();
    await expectNoFaults(wall, "projector, stopped");
    await facilitator.command({ type: "exercise.reveal" });
    await expect(wall.getByRole("region", { name: "What it was" })).toBeVisible();
    await expectNoFaults(wall, "projector, result");
    await page.goto(`${game.url}/debrief/${code}`);
    await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible();
    await expectNoFaults(page, "debrief");
  });
}

async function expectNoFaults(page: Page, where: string): Promise<void> {
  await page.getByRole("main").waitFor();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const faults = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`),
  );
  expect(faults, where).toEqual([]);
}
