import { expect, test } from "./game-server";
import { Keyboard } from "./keyboard";
import { LONG_WAIT, WarRoom } from "./war-room";

// A picture of the page at each of some hundred stops would take longer than the game.
test.use({ trace: { mode: "retain-on-failure", snapshots: false, screenshots: false } });

const SUSPECT = "The risk service's store is held up";
const PROBE = "Risk service: what its store is doing";
const FOUND = /statements wait for rows of a session/;

test("a solo game from the first page to the debrief without a mouse", async ({ game, page }) => {
  test.setTimeout(120_000); // some hundred stops, and a busy machine
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(game.url);
  const keys = new Keyboard(page);
  const room = new WarRoom(page);
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const skip = async () => {
    await keys.activate(button("Skip to the next event"));
  };

  await test.step("the short outage is chosen, its briefing read, its pace set", async () => {
    await keys.activate(button(/Practise The checkout of Copperleaf .*historical/));
    await expect(page.getByRole("article", { name: "Briefing" })).toBeVisible();
    await keys.expectFocus();
    await keys.goTo(page.getByLabel("Pace"));
    await keys.press("ArrowUp");
    await expect(page.getByLabel("Pace")).toHaveValue("0.5");
    await keys.activate(button("Start the clock"));
    await expect(page.getByRole("timer", { name: "Scenario clock" })).toBeVisible();
    await keys.expectFocus();
  });

  await test.step("the clock is held and moved, by its key and by its buttons", async () => {
    await keys.press("p");
    await expect(button("Run the clock")).toBeVisible();
    await keys.activate(button("Run the clock"));
    await expect(button("Pause the clock")).toBeFocused();
    await keys.press("Enter");
    await expect(button("Run the clock")).toBeFocused();
    await keys.goTo(page.getByLabel("Pace"));
    await keys.press("ArrowUp");
    await expect(page.getByLabel("Pace")).toHaveValue("0.25");
  });

  await test.step("an incident is declared, and what was pressed is replaced", async () => {
    await keys.activate(button("Declare an incident"));
    await expect(dialog("Declare an incident")).toBeVisible();
    await keys.goTo(page.getByRole("radio", { name: /SEV1/ }));
    await keys.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /SEV2/ })).toBeFocused();
    await keys.activate(button("Declare SEV2"));
    await expect(button(/SEV2/)).toBeVisible();
    await keys.expectBack(dialog("Declare an incident"));
  });

  await test.step("a probe is found in the palette and started", async () => {
    await keys.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Find an action" })).toBeFocused();
    await page.keyboard.type("store is doing");
    await keys.press("Enter");
    await expect(dialog(PROBE)).toBeVisible();
    await keys.expectFocus();
    await keys.activate(dialog(PROBE).getByRole("button", { name: "Start" }));
    await keys.expectBack(dialog(PROBE));
    await skip();
    await skip();
    await expect(room.channel.getByRole("listitem").filter({ hasText: FOUND })).toBeVisible();
  });

  await test.step("a hypothesis is proposed, rated, and gets its evidence", async () => {
    await keys.press("h");
    const proposes = dialog("Propose a hypothesis");
    await expect(proposes).toBeVisible();
    await expect(proposes.getByRole("radio").first()).toBeFocused();
    await keys.press("ArrowDown");
    await expect(proposes.getByRole("radio", { name: SUSPECT })).toBeChecked();
    await keys.activate(proposes.getByRole("button", { name: "Propose", exact: true }));
    await keys.expectBack(proposes);
    const estimate = page.getByRole("slider", { name: `Your estimate for ${SUSPECT}, percent` });
    await keys.goTo(estimate);
    await keys.press("ArrowRight");
    await expect(estimate).toHaveValue("55");
    await keys.activate(button(/^Pin as evidence: \d+ statements wait/));
    await keys.activate(dialog("Pin as evidence").getByRole("button", { name: /Speaks for it/ }));
    await keys.expectBack(dialog("Pin as evidence"));
    await expect(page.getByText("evidence: 1 for, 0 against")).toBeVisible();
  });

  await test.step("a curve is read by arrows and as a table", async () => {
    const cursor = page.getByRole("slider", { name: /^Crosshair:/ }).first();
    await keys.goTo(cursor);
    await keys.press("ArrowLeft");
    const newest = await cursor.getAttribute("aria-valuenow");
    await keys.press("ArrowLeft");
    await expect(cursor).not.toHaveAttribute("aria-valuenow", newest ?? "");
    await keys.activate(button(/^Table:/).first());
    const table = page.getByRole("dialog").getByRole("table");
    await expect(table.getByRole("row").nth(1)).toBeVisible();
    await keys.goTo(page.getByRole("region", { name: "Readings" }));
    await keys.press("Escape");
    await keys.expectBack(page.getByRole("dialog"));
    await expect(button(/^Table:/).first()).toBeFocused();
  });

  await test.step("the tabs of the telemetry are turned by arrows", async () => {
    const tabs = page.getByRole("tablist", { name: "Telemetry" });
    await keys.goTo(tabs.getByRole("tab", { selected: true }));
    await keys.press("End");
    await expect(tabs.getByRole("tab").last()).toHaveAttribute("aria-selected", "true");
    await keys.expectFocus();
  });

  await test.step("a mitigation is ordered from the list, taken back, and ordered again", async () => {
    await keys.press("a");
    await expect(page.getByRole("searchbox", { name: "Search actions" })).toBeFocused();
    await page.keyboard.type("report");
    await keys.activate(button(/Mitigate: Stop the month-end report/));
    const sheet = dialog("Stop the month-end report");
    await keys.write(sheet.getByLabel("Reason (optional)"), "its session is the longest");
    await keys.activate(sheet.getByRole("button", { name: "Start" }));
    await keys.expectBack(sheet);
    await keys.activate(button("Cancel: Stop the month-end report"));
    const asks = dialog("Cancel this work?");
    await keys.activate(asks.getByRole("button", { name: "Cancel the work" }));
    await expect(button("Cancel: Stop the month-end report")).toBeHidden();
    await keys.expectBack(asks);
    await keys.activate(button(/Mitigate: Stop the month-end report/));
    await keys.activate(sheet.getByRole("button", { name: "Start" }));
    await keys.expectBack(sheet);
  });

  await test.step("people outside are told", async () => {
    await keys.write(page.getByRole("searchbox", { name: "Search actions" }), "status");
    await keys.activate(button(/^Tell:/).first());
    const words = page.getByRole("textbox", { name: "What it says" });
    await keys.write(words, "Some checkouts hang. Next word in 20 min.");
    await keys.activate(page.getByRole("button", { name: "Send", exact: true }));
    await keys.expectBack(words);
    await skip();
    await skip();
    await skip();
    await expect(
      room.channel.getByRole("listitem").filter({ hasText: "Some checkouts hang." }).first(),
    ).toBeVisible(LONG_WAIT);
  });

  await test.step("words go to the channel", async () => {
    await keys.press("c");
    await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
    await page.keyboard.type("The report is stopped.");
    await keys.press("Enter");
    await expect(room.channel.getByText("The report is stopped.")).toBeVisible();
    await keys.expectFocus();
  });

  await test.step("help is read, and its letters are switched off and on", async () => {
    await keys.activate(button("Shortcuts and help (?)"));
    const help = dialog("Shortcuts, alerts and signs");
    const letters = help.getByRole("checkbox", { name: "Keys of a single letter" });
    await keys.activate(letters, "Space");
    await keys.press("Escape");
    await keys.expectBack(help);
    await keys.press("h");
    await expect(dialog("Propose a hypothesis")).toBeHidden();
    await keys.press("Enter");
    await keys.activate(letters, "Space");
    await keys.press("Escape");
    await keys.press("h");
    await expect(dialog("Propose a hypothesis")).toBeVisible();
    await keys.press("Escape");
    await keys.expectBack(dialog("Propose a hypothesis"));
  });

  await test.step("the game is ended, the cause revealed, the debrief read", async () => {
    await keys.activate(button("End the exercise"));
    await keys.activate(dialog("End the exercise?").getByRole("button", { name: /^End/ }));
    await expect(page.getByRole("heading", { name: "The clock has stopped" })).toBeVisible();
    await keys.expectFocus();
    await keys.activate(button("Reveal and debrief"));
    await expect(page.getByRole("heading", { name: "The exercise is over" })).toBeVisible();
    await keys.expectFocus();
    await keys.activate(page.getByRole("link", { name: "Read the debrief" }));
    await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
    await keys.press("Tab");
    await keys.expectFocus();
    await expect(page.getByText("A month-end report held rows").first()).toBeVisible();
  });
});
