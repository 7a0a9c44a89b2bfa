import type { Browser, Page } from "@playwright/test";
import {
  expectDialogFaultless,
  expectNoFaults,
  expectTabsFaultless,
  PHONE,
  quietPage,
} from "./axe";
import { expect, type GameServer, test } from "./game-server";
import { hostRoom, joinRoom, type RawClient } from "./raw-client";

// A picture of the page at each look would take longer than the looks.
test.use({
  actionTimeout: 30_000,
  trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
});

/** Tabs of charts are all alike. */
const ONE_OF_EACH = /^(All|Alarms|Logs|Changes|Map)/;

test("the pages around a room keep to WCAG AA", async ({ browser, game }) => {
  test.setTimeout(180_000);
  const { code } = await hostRoom(game.url);
  const laptop = await quietPage(browser);
  const phone = await quietPage(browser, PHONE);
  const look = async (page: Page, path: string) => {
    await page.goto(game.url + path);
    await page.waitForLoadState("networkidle");
    await expectNoFaults(page, path);
  };
  for (const path of [
    "/",
    "/join",
    `/join/${code}`,
    "/glossary",
    `/room/${code}/cards`,
    "/none",
    // no seat, no such room, no key of the host's, of the wall's, of a debrief's, no such scenario
    `/room/${code}`,
    `/room/ABCDEF#${"x".repeat(30)}`,
    `/facilitate/${code}`,
    `/projector/${code}`,
    `/debrief/${code}`,
    "/practise/none-1",
  ]) {
    await look(laptop, path);
  }
  for (const path of ["/", `/join/${code}`, "/glossary"]) await look(phone, path);
  for (const page of [laptop, phone]) {
    await look(page, "/host");
    await page.getByLabel("Your name").fill("Fay");
    await page.getByRole("button", { name: "Create the room" }).click();
    await expect(page.getByRole("status", { name: "Room code" })).toBeVisible();
    await expectNoFaults(page, "hosted room");
    await page.goto(`${game.url}/prologue`);
    await expect(page.getByRole("timer", { name: "Scenario clock" })).toBeVisible();
    await expectNoFaults(page, "prologue");
  }
});

/** A room with a commander and an operations lead, and every kind of page that looks at it. */
async function openRoom(browser: Browser, game: GameServer) {
  const { facilitator, code, token, projectorToken } = await hostRoom(game.url, {
    approvals: true,
  });
  const { player: ana, token: commander } = await joinRoom(game.url, code, "Ana");
  const { player: ben, token: operations } = await joinRoom(game.url, code, "Ben");
  await ana.command({ type: "seat.choose-role", role: "incident-commander" });
  await ben.command({ type: "seat.choose-role", role: "operations" });
  const [laptop, phone, desk, tablet, wall] = await Promise.all([
    quietPage(browser),
    quietPage(browser, PHONE),
    quietPage(browser),
    quietPage(browser, PHONE),
    quietPage(browser, { width: 1280, height: 720 }),
  ]);
  const open: readonly (readonly [string, Page, string])[] = [
    ["player's laptop", laptop, `/room/${code}#${operations}`],
    ["player's phone", phone, `/room/${code}#${commander}`],
    ["facilitator's laptop", desk, `/facilitate/${code}#${token}`],
    ["facilitator's phone", tablet, `/facilitate/${code}#${token}`],
    ["wall", wall, `/projector/${code}#${projectorToken}`],
  ];
  for (const [, page, path] of open) await page.goto(game.url + path);
  await expect(phone.getByRole("radio", { name: /Incident commander/ })).toBeChecked();
  await expect(laptop.getByRole("radio", { name: /Operations lead/ })).toBeChecked();
  const look = async (at: string) => {
    for (const [who, page] of open) await expectNoFaults(page, `${at}, ${who}`);
  };
  return { code, facilitator, ana, ben, laptop, phone, desk, tablet, wall, look };
}

test("a room keeps to WCAG AA before and after the clock runs", async ({ browser, game }) => {
  test.setTimeout(300_000); // five browsers on a busy machine
  const room = await openRoom(browser, game);
  const { code, facilitator, laptop, phone, desk, wall, look } = room;

  await test.step("lobby and briefing", async () => {
    await look("lobby");
    await laptop
      .getByRole("button", { name: /Glossary|Words/ })
      .first()
      .click();
    await expectDialogFaultless(laptop, "glossary in the lobby");
    await facilitator.command({ type: "exercise.brief" });
    await expect(wall.getByRole("article", { name: "Briefing" })).toBeVisible();
    await look("briefing");
    await facilitator.command({ type: "exercise.start" });
  });

  await test.step("stopped, revealed, debrief", async () => {
    await facilitator.command({ type: "exercise.end" });
    await expect(wall.getByRole("heading", { name: "The clock has stopped" })).toBeVisible();
    await expect(phone.getByRole("heading", { name: "The clock has stopped" })).toBeVisible();
    await look("stopped");
    await facilitator.command({ type: "exercise.reveal" });
    await expect(wall.getByRole("region", { name: "What it was" })).toBeVisible();
    await expect(phone.getByRole("heading", { name: "The exercise is over" })).toBeVisible();
    await look("closed");
    for (const page of [laptop, phone]) {
      await page.goto(`${game.url}/debrief/${code}`);
      await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible();
      await expectNoFaults(page, "debrief");
    }
    await laptop.goto(`${game.url}/join/${code}`);
    await laptop.getByLabel("Your name").fill("Zoe");
    await laptop.getByRole("button", { name: "Join the room" }).click();
    await expect(laptop.getByText(/This exercise has ended/).first()).toBeVisible();
    await expectNoFaults(laptop, "joining a room that has ended");
  });

  await test.step("without a connection", async () => {
    await laptop.goto(`${game.url}/room/${code}`);
    await expect(laptop.getByRole("heading", { name: "The exercise is over" })).toBeVisible();
    await game.kill();
    await expect(desk.getByText(/^Connection lost/).first()).toBeVisible();
    await expect(wall.getByText(/^Connection lost/).first()).toBeVisible();
    await expectNoFaults(desk, "facilitator's laptop without a connection");
    await expectNoFaults(wall, "wall without a connection");
  });
});

test("a room keeps to WCAG AA while the clock runs", async ({ browser, game }) => {
  test.setTimeout(300_000); // as above
  const room = await openRoom(browser, game);
  const { facilitator, ana, ben, laptop, phone, desk, tablet, wall, look } = room;
  await facilitator.command({ type: "exercise.start" });
  await playOn(facilitator, ana, ben);
  await expect(wall.getByRole("region", { name: "Services" })).toBeVisible();
  await expect(laptop.getByRole("region", { name: "In flight" })).toBeVisible();
  await look("live");
  await expectTabsFaultless(laptop, "Telemetry", ONE_OF_EACH);
  await expectTabsFaultless(laptop, "Hypotheses and status");
  await expectDialogsFaultless(laptop, "laptop");
  await expectPhoneFaultless(phone);
  for (const row of await desk.getByRole("tablist").all()) {
    await expectTabsFaultless(desk, (await row.getAttribute("aria-label")) ?? "");
  }
  await expectTabsFaultless(tablet, "Parts of the facilitator's page");
});

test("a war room without a connection keeps to WCAG AA", async ({ browser, game }) => {
  const { facilitator, code } = await hostRoom(game.url, {
    scenarioId: "checkout-2031",
    startId: "before-alarms",
  });
  const { token: seat } = await joinRoom(game.url, code, "Ana");
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.pause" });
  const pages = await Promise.all([quietPage(browser), quietPage(browser, PHONE)]);
  for (const page of pages) {
    await page.goto(`${game.url}/room/${code}#${seat}`);
    await expect(page.getByRole("timer", { name: "Scenario clock" })).toBeVisible();
  }
  await game.kill();
  for (const page of pages) {
    await expect(page.getByText(/^Connection lost/).first()).toBeVisible();
    await expectNoFaults(page, "war room without a connection");
  }
});

/** Fills the room: answers, evidence, work under way and work that waits, an update that is overdue. */
async function playOn(facilitator: RawClient, ana: RawClient, ben: RawClient): Promise<void> {
  const step = (minutes: number) => facilitator.command({ type: "exercise.step", minutes });
  const order = async (player: RawClient, title: string) => {
    const action = player.view.actions?.find((known) => known.title.includes(title));
    const dials = (action?.dials ?? []).map((dial) => [
      dial.id,
      dial.type === "text" ? "Errors in one zone." : dial.initial,
    ]);
    const answer = await player.command({
      type: "work.start",
      actionId: action?.id ?? "",
      params: Object.fromEntries(dials),
      reason: "",
    });
    expect(answer.ok ? "" : answer.rejection.sentence, title).toBe("");
  };
  await facilitator.command({ type: "exercise.pause" });
  await ana.until(({ actions }) => (actions?.length ?? 0) > 0);
  await ben.until(({ actions }) => (actions?.length ?? 0) > 0);
  await ana.command({ type: "incident.declare", severity: "SEV1" });
  await order(ana, "Threads in use against limits");
  await order(ana, "Ask one server to build its map again");
  await step(30);
  await order(ben, "Remove the servers added this morning");
  await step(30);
  await order(ben, "Restart the front-end fleet");
  await step(10);
  await ana.command({ type: "message.post", text: "What do we know?" });
  await ana.command({ type: "decision.record", text: "Look first.", reason: "It may be load." });
  await ana.command({ type: "hypothesis.propose", suspectId: null, text: "Too many threads" });
  await ana.until(({ hypotheses }) => hypotheses?.board.length === 1);
  const hypothesisId = ana.view.hypotheses?.board[0]?.id ?? "";
  const results = ana.view.channel?.filter(({ kind }) => kind === "result") ?? [];
  for (const { id: itemId } of results) {
    await ana.command({ type: "evidence.pin", hypothesisId, itemId, stance: "for" });
  }
  await ana.until(({ hypotheses }) => (hypotheses?.board[0]?.evidence.length ?? 0) > 1);
  await ana.until(({ incident }) => incident?.communications.state === "overdue");
}

async function expectDialogsFaultless(page: Page, size: string): Promise<void> {
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).first().click();
    await expectDialogFaultless(page, `${size}, ${name}`);
  };
  await page.getByRole("tab", { name: /^Hypotheses/ }).click();
  await page.keyboard.press("Control+k");
  await expectDialogFaultless(page, `${size}, palette`);
  for (const name of [
    /^SEV1/,
    /^IC /,
    "Shortcuts and help (?)",
    /^Ben/,
    "Propose a hypothesis",
    /^Pin as evidence/,
    /^Change: Remove the servers/,
    /^Cancel: Remove the servers/,
    /Mitigate: Restart the front-end fleet/,
  ]) {
    await press(name);
  }
  await page.getByRole("tablist", { name: "Telemetry" }).getByRole("tab").first().click();
  await press(/^Table:/);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("briefing");
  await page.keyboard.press("Enter");
  await expectDialogFaultless(page, `${size}, briefing`);
}

async function expectPhoneFaultless(page: Page): Promise<void> {
  const parts = page.getByRole("navigation", { name: "Parts of the war room" });
  for (const part of await parts.getByRole("button").all()) {
    await part.click();
    await expectNoFaults(page, `phone, ${await part.textContent()}`);
  }
  await parts.getByRole("button", { name: "Actions" }).click();
  await page
    .getByRole("button", { name: /Restart the front-end fleet/ })
    .first()
    .click();
  await expectDialogFaultless(page, "phone, action");
  await page.getByRole("button", { name: "Shortcuts and help (?)" }).click();
  await expectDialogFaultless(page, "phone, help");
  await parts.getByRole("button", { name: "Hypotheses" }).click();
  await page.getByRole("button", { name: /^Confirm as cause/ }).click();
  await expectDialogFaultless(page, "phone, confirm");
  await parts.getByRole("button", { name: "Telemetry" }).click();
  await expectTabsFaultless(page, "Telemetry", ONE_OF_EACH);
}
