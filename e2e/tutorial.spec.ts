import { expect, test } from "./game-server";
import { LONG_WAIT, startOwnClock, WarRoom } from "./war-room";

const TITLE = "The checkout of Copperleaf (fiction)";

test("the small outage is found, mended and debriefed alone", async ({ game, page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(game.url);
  await page.getByRole("button", { name: `Practise ${TITLE}, historical cause` }).click();
  await startOwnClock(page);
  const room = new WarRoom(page);
  await expect(page.getByRole("timer", { name: "Scenario clock" })).toContainText("10:1");
  const skip = page.getByRole("button", { name: /Skip to the next event/ });

  await room.order("What holds our connections", /Start/);
  await skip.click();
  await room.waitForLine(/A risk answer takes/);
  await room.order("Stop the month-end report", /Start/);
  for (let skips = 0; skips < 4; skips += 1) await skip.click();
  await expect(room.service("Risk service")).toContainText(/healthy/i, LONG_WAIT);

  await page.getByRole("button", { name: "End the exercise" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /End/ }).click();
  await page.getByRole("button", { name: /Reveal/ }).click();
  await page
    .getByRole("link", { name: /debrief/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
  await expect(page.getByText("A month-end report held rows").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Phase times beside Copperleaf" })).toBeVisible();
});

test("it can be hosted, in its own lengths", async ({ game, page }) => {
  await page.goto(game.url);
  await page
    .getByRole("listitem")
    .filter({ hasText: TITLE })
    .getByRole("link", { name: "Host it" })
    .click();
  const length = page.getByLabel("Length, in real minutes");
  await expect(length.getByRole("option")).toHaveText(["15 min", "20 min"]);
  await length.selectOption("15 min");
  await expect(page.getByLabel("Begin")).toHaveCount(0);
  await page.getByLabel("Your name").fill("Fay");
  await page.getByRole("button", { name: "Create the room" }).click();
  await page.getByRole("link", { name: "Open the facilitator page" }).click();
  await page.getByRole("button", { name: "Open the briefing" }).click();
  await page.getByRole("button", { name: "Start the clock" }).click();
  await expect(page.getByRole("timer", { name: "Scenario clock" })).toContainText("10:1");
});

test("an address leads straight into a room of one, or says that there is none", async ({
  game,
  page,
}) => {
  await page.goto(`${game.url}/practise/checkout-2031`);
  await startOwnClock(page);
  await expect(page.getByRole("timer", { name: "Scenario clock" })).toContainText("10:1");
  await page.goto(`${game.url}/practise/none-1`);
  await expect(page.getByText("This server offers no such scenario.")).toBeVisible();
});
