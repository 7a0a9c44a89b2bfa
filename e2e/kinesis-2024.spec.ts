import type { Page } from "@playwright/test";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom } from "./raw-client";
import { joinWithCode, LONG_WAIT, startOwnClock, WarRoom } from "./war-room";

const TITLE = "One cell of Amazon Kinesis, US-EAST-1";
const CALM = ["Shed less time-sensitive internal work", "Pause automatic redistribution"];

/** Ends the game and opens its report. */
async function readDebrief(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End the exercise" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /End/ }).click();
  await page.getByRole("button", { name: /Reveal/ }).click();
  await page
    .getByRole("link", { name: /debrief/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
}

async function practise(page: Page, url: string, start: string): Promise<WarRoom> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(url);
  const card = page.getByRole("listitem").filter({ hasText: TITLE });
  await card.getByLabel("Begin").selectOption({ label: start });
  await card.getByRole("button", { name: `Practise ${TITLE}, historical cause` }).click();
  await startOwnClock(page);
  return new WarRoom(page);
}

test("alone, from the page: the storm is calmed, and the report stands beside AWS", async ({
  game,
  page,
}) => {
  test.setTimeout(180_000);
  const room = await practise(page, game.url, "At the page");
  await expect(page.getByRole("timer", { name: "Scenario clock" })).toContainText("14:4");
  await room.order("Ask hosts that were taken for dead", /Start/);
  await room.order("Pause the deployment", /Start/);
  for (const title of CALM) await room.order(title, /Start/);
  await room.order("Add capacity to connection provisioning", /Start/);
  await page.getByLabel("Pace").selectOption("64");
  await expect(room.service("Front of the cell")).toContainText(/impaired/i, LONG_WAIT);
  await expect(room.service("Front of the cell")).toContainText(/healthy/i, LONG_WAIT);
  await readDebrief(page);
  await expect(page.getByRole("heading", { name: "Phase times beside AWS" })).toBeVisible();
});

test("alone, from the early watch: who stops the deployment in time prevents it", async ({
  game,
  page,
}) => {
  test.setTimeout(180_000);
  const room = await practise(page, game.url, "Early watch");
  const clock = page.getByRole("timer", { name: "Scenario clock" });
  await expect(clock).toContainText("09:0");
  await room.order("Pause the deployment", /Start/);
  await page.getByLabel("Pace").selectOption("64");
  await expect(clock).toContainText(/15:[1-5]/, LONG_WAIT);
  await readDebrief(page);
  await expect(page.getByText("customers were never hit").first()).toBeVisible();
});

test("a team plays it with a facilitator, each in a role", async ({ game, page }) => {
  test.setTimeout(180_000);
  const { facilitator, code } = await hostRoom(game.url, {
    roles: true,
    scenarioId: "kinesis-2024",
    startId: "page",
  });
  const { player: other } = await joinRoom(game.url, code, "Ben");
  await page.setViewportSize({ width: 1366, height: 768 });
  await joinWithCode(page, game.url, code, "Ana");
  await other.command({ type: "seat.choose-role", role: "operations" });
  await facilitator.command({ type: "exercise.start" });
  const start = (actionId: string) =>
    other.command({ type: "work.start", actionId, params: {}, reason: "" });
  for (const actionId of ["deployment.pause", "redistribution.pause"]) {
    expect(await start(actionId)).toMatchObject({ ok: true });
  }
  await facilitator.command({ type: "exercise.pause" });
  for (let hour = 0; hour < 5; hour += 1) {
    await facilitator.command({ type: "exercise.step", minutes: 60 });
    if (hour === 0) expect(await start("load.shed")).toMatchObject({ ok: true });
  }
  const room = new WarRoom(page);
  await expect(room.service("Front of the cell")).toContainText(/healthy/i, LONG_WAIT);
  await expect(room.service("Other internal cells")).toContainText(/healthy/i);
  await facilitator.command({ type: "exercise.end" });
  await facilitator.command({ type: "exercise.reveal" });
  await page
    .getByRole("link", { name: /debrief/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
});
