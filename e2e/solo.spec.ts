import { expect, test } from "./game-server";
import { LONG_WAIT, startOwnClock, WarRoom } from "./war-room";

test("one person practises from one click to the debrief", async ({ game, page }) => {
  test.setTimeout(120_000); // it waits for the simulation, which a busy machine slows
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(game.url);
  await page.getByRole("button", { name: "Practise now" }).click();
  const clock = page.getByRole("timer", { name: "Scenario clock" });

  await test.step("nothing moves before the player starts the clock, at a pace of their own", async () => {
    await expect(page.getByRole("article", { name: "Briefing" })).toBeVisible();
    await expect(clock).toBeHidden();
    await page.getByLabel("Pace").selectOption("0.5");
    await expect(page.getByText(/^At first .* minutes of the incident pass/)).toBeVisible();
    await startOwnClock(page);
    await expect(page.getByLabel("Pace")).toHaveValue("0.5");
    await page.getByLabel("Pace").selectOption("1");
  });
  const room = new WarRoom(page);
  await expect(clock).toContainText("05:0");
  await expect(page).toHaveTitle(/EXERCISE/);

  await test.step("pause holds the clock, a step moves it by one minute", async () => {
    await page.getByRole("button", { name: "Pause the clock" }).click();
    await expect(page.getByRole("button", { name: "Run the clock" })).toBeVisible();
    const before = await clock.textContent();
    await page.getByRole("button", { name: "Step one minute" }).click();
    await expect(clock).not.toHaveText(before ?? "");
  });

  await test.step("a probe answers, a reload keeps the seat and the answer", async () => {
    await room.order("Health of the back-end cells", /Start/);
    await page.getByRole("button", { name: /Skip to the next event/ }).click();
    await page.getByRole("button", { name: /Skip to the next event/ }).click();
    await page.getByRole("button", { name: /Skip to the next event/ }).click();
    await room.waitForLine("All cells are healthy.");
    await page.reload();
    await room.waitForLine("All cells are healthy.");
  });

  await test.step("a wrong setting is refused with its range, and nothing typed is lost", async () => {
    const sheet = await room.open("Remove the servers added this morning");
    await sheet.getByLabel("Rate", { exact: true }).fill("5000");
    await sheet.getByLabel("Reason (optional)").fill("a precaution");
    await expect(sheet.getByRole("button", { name: "Start" })).toBeDisabled();
    await expect(sheet).toContainText("Rate must be from 10 to 120 servers/h.");
    await expect(sheet.getByLabel("Reason (optional)")).toHaveValue("a precaution");
    await sheet.getByRole("button", { name: "Not now" }).click();
  });

  await test.step("a lever is put on hold and taken up again", async () => {
    const lever = "Hold the largest tenants back";
    const inForce = room.inFlight.getByRole("region", { name: "In force" });
    await room.order(lever, /Start/);
    await page.getByLabel("Pace").selectOption("16");
    await page.getByRole("button", { name: "Run the clock" }).click();
    await expect(inForce).toContainText(lever, LONG_WAIT);
    await room.inFlight.getByRole("button", { name: `Hold: ${lever}` }).click();
    await expect(inForce).toBeHidden();
    await expect(room.inFlight.getByRole("listitem").filter({ hasText: lever })).toContainText(
      "on hold",
    );
    await room.inFlight.getByRole("button", { name: `Continue: ${lever}` }).click();
    await expect(inForce).toContainText(lever);
    await room.inFlight.getByRole("button", { name: `Cancel: ${lever}` }).click();
    const asks = page.getByRole("dialog", { name: "Cancel this work?" });
    await expect(asks).toContainText("Cancel it: it ends at once.");
    await asks.getByRole("button", { name: "Cancel the work" }).click();
    await expect(inForce).toBeHidden();
  });

  await test.step("end, reveal, debrief", async () => {
    await page.getByRole("button", { name: "End the exercise" }).click();
    await page.getByRole("dialog").getByRole("button", { name: /End/ }).click();
    await page.getByRole("button", { name: /Reveal/ }).click();
    const link = page.getByRole("link", { name: /debrief/i }).first();
    await link.click().catch(() => undefined);
    await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
    await expect(page.getByRole("heading", { name: "Phase times beside AWS" })).toBeVisible();
  });
});

test("a room of one can begin with its clock held", async ({ game, page }) => {
  await page.goto(game.url);
  await page.getByRole("button", { name: "Practise now" }).click();
  await page.getByRole("button", { name: "Start with the clock paused" }).click();
  await expect(page.getByRole("button", { name: "Run the clock" })).toBeVisible();
});

test("a phone shows one column without sideways scroll, and its tabs work", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(game.url);
  await page.getByRole("button", { name: "Practise now" }).click();
  await startOwnClock(page);
  for (const tab of ["Telemetry", "Actions", "Channel", "Hypotheses", "Now"]) {
    await page
      .getByRole("navigation", { name: "Parts of the war room" })
      .getByRole("button", { name: tab })
      .click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, tab).toBeLessThanOrEqual(0);
  }
  await test.step("Back closes an open sheet and stays in the room", async () => {
    const room = new WarRoom(page);
    const parts = page.getByRole("navigation", { name: "Parts of the war room" });
    await parts.getByRole("button", { name: "Actions" }).click();
    for (const action of ["Health of the back-end cells", "Network between zones"]) {
      const sheet = await room.open(action);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole("searchbox", { name: "Search actions" })).toHaveValue(action);
    }
    const sheet = await room.open("Membership service");
    await sheet.getByRole("button", { name: "Not now" }).click();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Practise now" })).toBeVisible();
  });
});
