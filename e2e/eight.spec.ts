import type { Role } from "../contract/roles";
import { ROLE_TITLES } from "../contract/roles";
import { formatClock } from "../contract/sim-time";
import { FlakyWire } from "./flaky-wire";
import { expect, test } from "./game-server";
import {
  answersFor,
  deviceOf,
  expectAgreement,
  expectOnWall,
  expectWhole,
  openPage,
  privateTextsOf,
  type Watched,
  watch,
} from "./table";
import { joinWithCode, LONG_WAIT, takeRole, WarRoom } from "./war-room";

const NAMES = {
  "incident-commander": "🦊 مريم 👩‍🚒",
  operations: "Ben",
  observability: "Ana",
  dependents: "Dee",
  communications: "Cem",
  scribe: "Sol",
  responder: "Ray",
  observer: "Olu",
} as const satisfies Record<Role, string>;
const ROLES = Object.keys(NAMES) as Role[];

/** What the page without a network cannot help saying to its console. */
const NO_NETWORK = /net::ERR_|WebSocket connection|Failed to fetch/;

test("eight people, a wall and a facilitator play a whole game and agree on all of it", async ({
  browser,
  game,
}) => {
  test.setTimeout(300_000);
  const fay = await openPage(browser);
  await fay.page.goto(`${game.url}/host?scenario=kinesis-2020`);
  await fay.page.getByLabel("Length, in real minutes").selectOption("45 min");
  await fay.page.getByLabel("Your name").fill("Fay");
  await fay.page.getByRole("button", { name: "Create the room" }).click();
  const shown = await fay.page.getByRole("status", { name: "Room code" }).textContent();
  const code = (shown ?? "").replace(" ", "");
  const link = await fay.page.getByRole("textbox", { name: "Projector link" }).inputValue();
  const wall = await openPage(browser);
  await wall.page.goto(link);
  await fay.page.getByRole("link", { name: "Open the facilitator page" }).click();

  const { wire, url: flakyUrl } = await FlakyWire.to(game.url);
  const seats = {} as Record<Role, Watched>;
  await test.step("eight join, each with a role of their own", async () => {
    for (const role of ROLES) {
      const seat = await openPage(browser, role === "responder");
      seats[role] = seat;
      const url = role === "scribe" ? flakyUrl : game.url;
      if (role === "observer") {
        await seat.page.goto(`${url}/join/${code}`);
        await seat.page.getByLabel("Your name").fill(NAMES.observer);
        await seat.page.getByRole("checkbox").check();
        await seat.page.getByRole("button", { name: "Join the room" }).click();
        continue;
      }
      await joinWithCode(seat.page, url, code, NAMES[role]);
      await takeRole(seat.page, new RegExp(`^${ROLE_TITLES[role]}`));
      await seat.page.getByRole("button", { name: "I am ready" }).click();
    }
    await expect(wall.page.getByText("7 of 7 ready")).toBeVisible();
  });

  const desk = await deviceOf(fay.page, game.url, code, "facilitator");
  await test.step("the clock starts, and is held until everybody has acted", async () => {
    await fay.page.getByRole("button", { name: "Open the briefing" }).click();
    await fay.page.getByRole("button", { name: "Start the clock" }).click();
    await fay.page.getByRole("button", { name: "Pause" }).click();
    for (const { page } of Object.values(seats)) {
      await expect(page.getByRole("timer", { name: "Scenario clock" })).toBeVisible(LONG_WAIT);
    }
  });
  const room = (role: Role) => new WarRoom(seats[role].page);
  const twin = watch(await seats.observability.page.context().newPage());
  await twin.page.goto(seats.observability.page.url());

  await test.step("the scribe's network goes, and what the scribe records waits", async () => {
    wire.cut();
    const { page } = seats.scribe;
    await page.getByRole("button", { name: "Record as a decision" }).click();
    await page.getByRole("textbox", { name: "Decision" }).fill("Recorded in a lift.");
    await page.getByRole("button", { name: "Record decision" }).click();
  });

  await test.step("each does what is theirs", async () => {
    await room("incident-commander").declare("SEV1");
    await room("operations").order("Restart the front-end fleet", /Ask the IC/, { Rate: "600" });
    await seats["incident-commander"].page
      .getByRole("button", { name: "Approve: Restart the front-end fleet" })
      .click();
    await room("observability").order("Messages between two hosts", /Start/);
    await new WarRoom(twin.page).order("Error mix by call and by age of host", /Start/);
    await room("dependents").order("Cognito: buffer towards Kinesis", /Start/);
    await room("communications").tell("Send an internal update", "Records cannot be put.");
    await room("responder").say("My clock says something else.");
    await room("responder").suspect("A limit of the operating system is exceeded on every host");
    await expect(seats.observer.page.getByText("You observe: reading only.")).toBeVisible();
  });
  const pen = await deviceOf(seats.communications.page, game.url, code);
  expect(
    await pen.command({ type: "draft.write", actionId: "comms.banner", text: "Half a banner." }),
  ).toMatchObject({ ok: true });

  await test.step("an hour passes; one answer is shared", async () => {
    const from = desk.view.clock?.minute ?? 0;
    await desk.command({ type: "exercise.step", minutes: 50 });
    await fay.page.getByLabel("Pace").selectOption("8");
    await fay.page.getByRole("button", { name: "Resume" }).click();
    await desk.until(({ clock }) => (clock?.minute ?? 0) >= from + 60);
    await fay.page.getByRole("button", { name: "Pause" }).click();
    await desk.until(({ clock }) => clock?.running === false);
    const probe = await deviceOf(twin.page, game.url, code);
    const answers = answersFor("observability", probe.view);
    expect(answers.length).toBeGreaterThan(1);
    expect(await probe.command({ type: "item.share", itemId: answers[0]?.id ?? "" })).toMatchObject(
      { ok: true },
    );
    await room("operations").waitForLine(answers[0]?.text ?? "");
    probe.close();
  });

  await test.step("the scribe comes back after the server had given the seat up", async () => {
    await desk.until(
      (view) => view.seats?.find(({ name }) => name === NAMES.scribe)?.online === false,
    );
    wire.mend();
    await room("incident-commander").waitForLine("Recorded in a lift.");
    await desk.until((view) => view.seats?.every(({ online }) => online) === true);
    expect(desk.view.channel?.filter(({ text }) => text === "Recorded in a lift.")).toHaveLength(1);
  });

  const everybody = [...Object.values(seats), twin, fay];
  const agree = async () => {
    const first = await expectWhole(fay, game.url, code, "facilitator");
    for (const one of [...Object.values(seats), twin]) {
      expectAgreement(await expectWhole(one, game.url, code), first);
    }
    expect(twin.seen.view).toEqual(seats.observability.seen.view);
    await expectOnWall(wall, first);
    return first;
  };

  await test.step("every page holds what a fresh one would, and all agree", async () => {
    const view = await agree();
    const time = view.room && view.clock && formatClock(view.room.clock, view.clock.minute);
    for (const { page } of [...everybody, wall]) {
      await expect(page.getByRole("timer", { name: "Scenario clock" })).toContainText(time ?? "?");
    }
    expect(view.works?.length).toBeGreaterThan(0);
    expect(view.posts?.map(({ text }) => text)).toEqual(["Records cannot be put."]);
  });

  await test.step("what is for one function reached nobody else", async () => {
    for (const role of ["observability", "dependents", "communications"] as const) {
      const own = seats[role].seen;
      const secrets = privateTextsOf(role, own.view);
      expect(secrets.length, role).toBeGreaterThan(0);
      for (const secret of secrets) {
        expect(own.has(secret)).toBe(true);
        expect(wall.seen.has(secret)).toBe(false);
        expect(ROLES.filter((one) => seats[one].seen.has(secret))).toEqual([role]);
      }
    }
    const drafters: Role[] = ["communications", "incident-commander"];
    for (const role of ROLES) {
      expect(seats[role].seen.has("Half a banner."), role).toBe(drafters.includes(role));
      expect((seats[role].seen.view.logs ?? []).length > 0, role).toBe(role === "observability");
    }
  });

  await test.step("the end, and the debrief for each", async () => {
    await fay.page.getByRole("button", { name: "End the exercise" }).click();
    await fay.page.getByRole("button", { name: "End it now" }).click();
    await desk.until((view) => view.clock?.phase === "hot-wash");
    await agree();
    await fay.page.getByRole("button", { name: "Reveal the cause" }).click();
    await fay.page.getByRole("button", { name: "Reveal to everyone" }).click();
    await expect(wall.page.getByRole("region", { name: "What it was" })).toBeVisible();
    for (const { page } of everybody) {
      await page
        .getByRole("link", { name: /debrief/i })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
    }
  });

  for (const one of [...everybody, wall]) {
    const flaky = one === seats.scribe;
    expect(one.seen.errors.filter((error) => !(flaky && NO_NETWORK.test(error)))).toEqual([]);
  }
  wire.close();
});
