import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom } from "./raw-client";
import { joinWithCode, LONG_WAIT, takeRole, WarRoom } from "./war-room";

const PROBE = "Threads in use against limits";
const ANSWER = "Threads were counted on five hosts.";

/** As hard to print as a name may be. */
const ODD_NAME = "مريم 👩‍👩‍👧‍👦 Wolfeschlegel";

/** A browser with a seat that has taken a role. */
async function seated(
  browser: Browser,
  at: { url: string; code: string },
  name: string,
  role: RegExp,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await joinWithCode(page, at.url, at.code, name);
  await takeRole(page, role);
  return page;
}

test("each role reads and does its own, says what others do, and command is handed on", async ({
  browser,
  game,
}) => {
  test.setTimeout(240_000);
  const { facilitator, code } = await hostRoom(game.url, { roles: true, approvals: true });
  const at = { url: game.url, code };
  const ana = await seated(browser, at, "Ana", /Incident commander/);
  const olga = await seated(browser, at, "Olga", /Observability/);
  const ben = await seated(browser, at, "Ben", /Operations lead/);
  const [commander, observability, operations] = [ana, olga, ben].map((page) => new WarRoom(page));
  if (!commander || !observability || !operations) throw new Error("Three seats are needed.");
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.pause" });
  await expect(ana.getByText("paused")).toBeVisible();
  await commander.declare("SEV1");

  await test.step("an answer is private to whoever asked, until it is shared", async () => {
    await observability.order(PROBE, /Start/);
    await facilitator.command({ type: "exercise.step", minutes: 60 });
    const answer = observability.channel.getByRole("listitem").filter({ hasText: ANSWER });
    await expect(answer).toContainText("to Obs");
    const clock = await olga.getByRole("timer", { name: "Scenario clock" }).textContent();
    for (const room of [commander, operations]) {
      // They have lived through the same hour.
      await expect(room.page.getByRole("timer", { name: "Scenario clock" })).toHaveText(
        clock ?? "",
      );
      await expect(room.channel.getByText(ANSWER)).toHaveCount(0);
    }
    const share = answer.getByRole("button", { name: `Share with the team: ${ANSWER}` });
    await expect(share).toHaveAccessibleDescription(/Pinning it as evidence shares it as well/);
    await share.click();
    await expect(answer).toContainText("by you");
    for (const room of [commander, operations]) {
      const line = room.channel.getByRole("listitem").filter({ hasText: ANSWER });
      await expect(line).toContainText(/shared \d\d:\d\d by Olga/);
      await expect(line.getByRole("button", { name: /^Share/ })).toHaveCount(0);
    }
  });

  await test.step("logs are read by one function, and the others are told by whom", async () => {
    await ben.getByRole("tab", { name: "Logs" }).click();
    await expect(ben.getByRole("tabpanel", { name: "Logs" })).toContainText(
      "Observability reads this: Olga.",
    );
    await olga.getByRole("tab", { name: "Logs" }).click();
    await expect(olga.getByRole("searchbox", { name: "Search logs" })).toBeVisible();
  });

  await test.step("a decision is recorded with its reason, which all read", async () => {
    await ana.getByRole("button", { name: "Record as a decision" }).click();
    await ana.getByRole("textbox", { name: "Decision" }).fill("We wait with the restart.");
    const reason = ana.getByRole("textbox", { name: "Why (optional)" });
    await reason.fill("x".repeat(301));
    await ana.getByRole("button", { name: "Record decision" }).click();
    await expect(ana.getByRole("alert").filter({ hasText: "300 characters fit" })).toBeVisible();
    await expect(reason).toHaveValue("x".repeat(301));
    await reason.fill("Nothing says yet that it would help.");
    await ana.getByRole("button", { name: "Record decision" }).click();
    await expect(ana.getByRole("textbox", { name: "Message" })).toHaveValue("");
    await ben.getByLabel("Filter the channel").selectOption("decisions");
    const line = operations.channel
      .getByRole("listitem")
      .filter({ hasText: "We wait with the restart." });
    await expect(line).toContainText("Why: Nothing says yet that it would help.");
    await expect(operations.channel.getByText(ANSWER)).toHaveCount(0);
  });

  await test.step("a disabled action says who does it", async () => {
    const kinds = ben.getByRole("group", { name: "Kind of action" });
    await kinds.getByRole("button", { name: "All" }).click();
    const sheet = await operations.open(PROBE);
    await expect(sheet.getByRole("button", { name: "Start" })).toBeDisabled();
    await expect(sheet).toContainText("Observability does this: Olga.");
    await sheet.getByRole("button", { name: "Not now" }).click();
    await operations.order("Remove the servers added this morning", /Start/);
    await facilitator.command({ type: "exercise.step", minutes: 30 });
    const hold = observability.inFlight.getByRole("button", { name: /^Hold: Remove the servers/ });
    await expect(hold).toBeDisabled();
    await expect(hold).toHaveAccessibleName(/Operations lead does this: Ben\.$/);
    await expect(ben.getByRole("button", { name: /^Record as a decision/ })).toBeEnabled();
  });

  await test.step("a free role is taken, and its notes are written by its key", async () => {
    await ben.getByRole("button", { name: /Ben/ }).click();
    const table = ben.getByRole("dialog");
    await expect(table.getByRole("radio", { name: /Observability.*held by Olga/ })).toBeDisabled();
    await table.getByRole("button", { name: "Close" }).click();
    await olga.getByRole("button", { name: /^Olga/ }).click();
    const seat = olga.getByRole("dialog");
    await seat.getByRole("radio", { name: /Scribe.*held by nobody/ }).check();
    await expect(seat.getByText(/Observability becomes free/)).toBeVisible();
    await seat.getByRole("button", { name: "Take Scribe" }).click();
    await expect(seat).toBeHidden();
    await olga.getByRole("heading", { name: "Channel" }).click();
    await olga.keyboard.press("n");
    await olga.getByRole("textbox", { name: "Note" }).fill("Storage called back.");
    await olga.keyboard.press("Enter");
    await ben.getByLabel("Filter the channel").selectOption("notes");
    await expect(operations.channel.getByRole("listitem")).toHaveText(/Storage called back\./);
    // Notes are the scribe's now, decisions the scribe's and the commander's.
    await expect(ben.getByRole("button", { name: /^Write a note/ })).toHaveCount(0);
    const decide = ben.getByRole("button", { name: /^Record as a decision/ });
    await expect(decide).toBeDisabled();
    await expect(decide).toHaveAccessibleName(/Incident commander or Scribe does this: Ana, Olga/);
  });

  await test.step("command is handed on in two steps, and everybody sees to whom", async () => {
    await ben.getByRole("button", { name: /^IC/ }).click();
    const theirs = ben.getByRole("dialog", { name: "Who commands" });
    await expect(theirs).toContainText("Incident commander does this: Ana.");
    await theirs.getByRole("button", { name: "Close" }).click();
    await ana.getByRole("button", { name: /^IC/ }).click();
    await ana.getByRole("radio", { name: "Ben" }).check();
    await ana.getByRole("button", { name: "Hand command to Ben" }).click();
    const asks = ana.getByRole("dialog", { name: "Hand command to Ben?" });
    await asks.getByRole("button", { name: "Hand over command" }).click();
    await expect(asks).toBeHidden();
    await ben.getByLabel("Filter the channel").selectOption("everything");
    for (const page of [ana, olga, ben]) {
      await expect(page.getByRole("button", { name: /^IC\s+Ben/ })).toBeVisible();
      await expect(
        page.getByRole("region", { name: "Channel" }).getByText("Hands command over to Ben."),
      ).toBeVisible();
    }
    await expect(ben.getByRole("button", { name: "Record as a decision" })).toBeEnabled();
  });
});

test("a reader further up is left alone, and nothing that is written breaks the channel", async ({
  game,
  page,
}) => {
  test.setTimeout(120_000); // a busy machine needs long for the first page
  const { facilitator, code } = await hostRoom(game.url);
  const { token } = await joinRoom(game.url, code, "Ben");
  const { player } = await joinRoom(game.url, code, ODD_NAME);
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.pause" });
  // Ten messages fit into ten seconds.
  const say = (text: string) => player.command({ type: "message.post", text });
  for (let line = 1; line <= 6; line += 1) await say(`Line ${line}.\n${"Filling.\n".repeat(12)}`);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${game.url}/room/${code}#${token}`);
  const room = new WarRoom(page);
  const log = room.channel.getByRole("log");
  await expect(log).toBeVisible(LONG_WAIT);
  await expect(room.channel.getByText("Line 6.")).toBeInViewport();

  await test.step("new lines are counted and move nothing", async () => {
    await log.focus();
    await page.keyboard.press("Home");
    await expect(room.channel.getByText("Line 1.")).toBeInViewport();
    for (const text of ["One more.", "Another.", "The last."]) await say(text);
    const unread = room.channel.getByRole("button", { name: "3 new" });
    await expect(unread).toBeVisible();
    await expect(room.channel.getByText("Line 1.")).toBeInViewport();
    await unread.click();
    await expect(room.channel.getByText("The last.")).toBeInViewport();
    await expect(unread).toBeHidden();
  });

  await test.step("whoever reads along keeps the newest line when the composer grows", async () => {
    await page.getByRole("button", { name: "Record as a decision" }).click();
    await expect(room.channel.getByText("The last.")).toBeInViewport();
    await page.getByRole("textbox", { name: "Decision" }).press("Escape");
  });

  await test.step("pinned lines alone", async () => {
    const last = room.channel.getByRole("listitem").filter({ hasText: "The last." });
    await last.hover();
    await last.getByRole("button", { name: "Pin" }).click();
    await page.getByLabel("Filter the channel").selectOption("pinned");
    await expect(room.channel.getByRole("listitem")).toHaveCount(1);
    await expect(last).toBeVisible();
    await page.getByLabel("Filter the channel").selectOption("everything");
  });

  await test.step("long words and odd names stay in their column", async () => {
    await say("x".repeat(1000));
    await expect(room.channel.getByText("x".repeat(1000))).toBeVisible();
    for (const size of [
      { width: 1366, height: 768 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      if (size.width < 720) await page.getByRole("button", { name: "Channel" }).click();
      await expect(log).toBeVisible();
      const over = await log.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(over, `${size.width} px`).toBeLessThanOrEqual(0);
    }
  });

  await test.step("what is half written outlives its tab on a phone", async () => {
    await page.getByRole("textbox", { name: "Message" }).fill("Half a sent");
    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("button", { name: "Channel" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Half a sent");
  });
});
