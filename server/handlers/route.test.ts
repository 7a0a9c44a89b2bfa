import "#server-only";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type Command, commandSchema } from "../../contract/commands";
import { debriefSchema } from "../../contract/debrief";
import { projectorViewSchema } from "../../contract/projector";
import type { Request, RequestType } from "../../contract/requests";
import type { Answers, ViewUpdate } from "../../contract/socket";
import { applyPatch } from "../../contract/view-patch";
import { FLUSH_AFTER_MS, type GameSocket } from "../rooms/broadcast";
import { Directory } from "../rooms/directory";
import { rateLimit } from "../rooms/rate-limit";
import { hashToken } from "../rooms/secrets";
import type { Timers } from "../rooms/timers";
import { openLog } from "../telemetry/log";
import { openMemory } from "../testing/memory-store";
import type { Connection, House } from "./context";
import { handle } from "./route";
import { leaveSession } from "./session";

const log = openLog("silent");
const SETTINGS = {
  scenarioId: "kinesis-2020",
  startId: "before-alarms",
  causeMode: "historical",
  fog: "as-it-was" as const,
  lengthMinutes: 20,
  approvals: false,
  roles: false,
} as const;

/** Time stands still; a flush is run when the test says so. */
class StillTimers implements Timers {
  #flushes = new Set<() => void>();

  nowMs(): number {
    return 0;
  }

  after(delayMs: number, run: () => void): () => void {
    if (delayMs !== FLUSH_AFTER_MS) return () => {};
    this.#flushes.add(run);
    return () => this.#flushes.delete(run);
  }

  flush(): void {
    const due = [...this.#flushes];
    this.#flushes.clear();
    for (const run of due) run();
  }
}

/** A browser: what it asks and what it has been sent. */
class Browser {
  readonly sent: { event: string; body: unknown }[] = [];
  readonly connection: Connection;
  #commands = 0;

  constructor(id: string, address = "192.0.2.1") {
    const socket = { id, emit: (event: string, body: unknown) => this.sent.push({ event, body }) };
    // Of a socket the house uses only its id and its way out.
    this.connection = { socket: socket as unknown as GameSocket, address, entered: null };
  }

  ask(request: unknown) {
    return handle(house, this.connection, request, log);
  }

  async get<T extends RequestType>(request: Extract<Request, { type: T }>): Promise<Answers[T]> {
    const answer = await this.ask(request);
    if (!answer.ok) throw new Error(`${request.type}: ${answer.rejection.sentence}`);
    return answer.value as Answers[T]; // the request says which answer it is
  }

  async refused(request: unknown): Promise<string> {
    const answer = await this.ask(request);
    if (answer.ok) throw new Error("Not refused.");
    expect(answer.rejection.sentence).toMatch(/^[A-Z].*\.$/);
    return answer.rejection.code;
  }

  order(command: Command): Extract<Request, { type: "session.command" }> {
    this.#commands += 1;
    const commandId = `${this.connection.socket.id}-${100_000 + this.#commands}`;
    return { type: "session.command", commandId, command };
  }

  /** The view as the page would hold it. */
  get view(): Record<string, unknown> {
    return this.updates.reduce<Record<string, unknown>>(
      (view, update) => (update.whole ?? applyPatch(view, update.patch)) as Record<string, unknown>,
      {},
    );
  }

  get updates(): ViewUpdate[] {
    return this.sent.flatMap(({ event, body }) =>
      event === "session:view" ? [body as ViewUpdate] : [],
    );
  }
}

let timers: StillTimers;
let store: ReturnType<typeof openMemory>;
let house: House;

function openHouse(): House {
  const many = rateLimit(1000, 1);
  const limits = { requests: many, codes: many, rooms: many, commands: many, messages: many };
  return { directory: new Directory(store, timers, log), store, timers, limits };
}

beforeEach(() => {
  timers = new StillTimers();
  store = openMemory();
  house = openHouse();
});

/** Of what the host is given, the key to the own seat. */
const keyOf = ({ code, token }: { code: string; token: string }) => ({ code, token });

/** A room with its facilitator and one player, both entered. */
async function openRoom() {
  const host = new Browser("host");
  const ann = new Browser("ann");
  const made = await host.get({ type: "room.create", settings: SETTINGS, name: "Hoste" });
  await host.get({ type: "session.enter", ...keyOf(made) });
  const seat = await ann.get({ type: "room.join", code: made.code, name: "Ann", observe: false });
  await ann.get({ type: "session.enter", ...seat });
  return { host, ann, made, seat };
}

describe("the door", () => {
  test("answers whatever comes in, and nothing stumbles", async () => {
    const browser = new Browser("fuzz");
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.anything(), fc.record({ type: fc.string(), code: fc.anything() })),
        async (body) => {
          expect(await browser.ask(body)).toMatchObject({
            ok: false,
            rejection: { code: "malformed" },
          });
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  test("lists the scenarios without a word of their inside", async () => {
    const { scenarios } = await new Browser("a").get({ type: "scenarios.list" });
    expect(scenarios.map((one) => one.id)).toEqual([
      "kinesis-2020",
      "kinesis-2024",
      "checkout-2031",
    ]);
    expect(JSON.stringify(scenarios)).not.toMatch(/thread/i);
  });

  test("opens no room of an unknown scenario or under no name", async () => {
    const browser = new Browser("a");
    const create = { type: "room.create", settings: SETTINGS, name: "Ann" };
    const changed = (settings: object) => ({ ...create, settings: { ...SETTINGS, ...settings } });
    expect(await browser.refused(changed({ scenarioId: "constructor" }))).toBe("unknown-scenario");
    expect(await browser.refused({ ...create, name: " " })).toBe("name-invalid");
    expect(house.directory.size).toBe(0);
  });

  test("gives a seat only to a token of that room", async () => {
    const { made } = await openRoom();
    const other = await new Browser("b").get({
      type: "room.create",
      settings: SETTINGS,
      name: "Bob",
    });
    const thief = new Browser("thief");
    const enter = { type: "session.enter", code: other.code, token: made.token };
    expect(await thief.refused(enter)).toBe("not-your-seat");
    const guess = { type: "session.enter", code: made.code, token: "x".repeat(32) };
    expect(await thief.refused(guess)).toBe("not-your-seat");
    expect(thief.sent).toEqual([]);
  });

  test("refuses a start and a length that the scenario does not have", async () => {
    const host = new Browser("h");
    for (const wrong of [{ startId: "noon" }, { startId: "" }, { lengthMinutes: 15 }]) {
      const settings = { ...SETTINGS, ...wrong };
      expect(await host.refused({ type: "room.create", settings, name: "H" })).toBe("bad-setting");
    }
    const { scenarioId, causeMode } = SETTINGS;
    const solo = { type: "solo.start", scenarioId, causeMode, startId: "noon" };
    expect(await host.refused(solo)).toBe("bad-setting");
  });

  test("answers an unknown code and a solo room alike", async () => {
    const solo = await new Browser("s").get({
      type: "solo.start",
      startId: "before-alarms",
      scenarioId: "kinesis-2020",
      causeMode: "historical",
    });
    const guest = new Browser("g");
    const answers = await Promise.all(
      [solo.code, "ZZZZZZ"].map((code) => guest.ask({ type: "room.look", code })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(
      await guest.refused({ type: "room.join", code: solo.code, name: "G", observe: true }),
    ).toBe("unknown-room");
  });

  test("takes a code as people type it, and a name once", async () => {
    const { made } = await openRoom();
    const code = ` ${made.code.slice(0, 3).toLowerCase()}-${made.code.slice(3)}`;
    const bob = new Browser("bob");
    expect(await bob.get({ type: "room.look", code })).toMatchObject({ names: 1, phase: "lobby" });
    const join = { type: "room.join", code, observe: false };
    expect(await bob.refused({ ...join, name: "ann" })).toBe("name-taken");
    expect(await bob.refused({ ...join, name: "HOSTE" })).toBe("name-taken");
    await bob.get({ type: "room.join", code, name: "Bob", observe: false });
  });

  test("takes no command and shows no debrief before a seat was entered", async () => {
    const stranger = new Browser("x");
    expect(await stranger.refused(stranger.order({ type: "exercise.start" }))).toBe(
      "not-your-seat",
    );
    const guess = { type: "debrief.read", code: "ABCDEF", token: "x".repeat(32) };
    expect(await stranger.refused(guess)).toBe("not-your-seat");
    expect(await stranger.refused({ type: "session.resync" })).toBe("not-your-seat");
  });

  test("limits tries by address, and commands by seat", async () => {
    const one = () => rateLimit(1, 1000);
    house = {
      ...house,
      limits: {
        requests: rateLimit(1000, 1),
        codes: one(),
        rooms: one(),
        commands: one(),
        messages: one(),
      },
    };
    const look = { type: "room.look", code: "ZZZZZZ" };
    expect(await new Browser("a").refused(look)).toBe("unknown-room");
    expect(await new Browser("b").refused(look)).toBe("too-many-requests");
    expect(await new Browser("c", "198.51.100.1").refused(look)).toBe("unknown-room");
    const host = new Browser("host");
    const create = { type: "room.create", settings: SETTINGS, name: "Ann" } as const;
    await host.get({ type: "session.enter", ...keyOf(await host.get(create)) });
    expect(await host.refused(create)).toBe("too-many-rooms");
    await host.get(host.order({ type: "exercise.brief" }));
    expect(await host.refused(host.order({ type: "exercise.start" }))).toBe("too-many-requests");
    await host.get(host.order({ type: "message.post", text: "Hello" }));
  });
});

describe("a session", () => {
  test("sends the whole view first, then only what changed, without holes", async () => {
    const { host, ann } = await openRoom();
    timers.flush();
    const before = ann.updates.length;
    await host.get(host.order({ type: "message.post", text: "Welcome" }));
    expect(ann.updates).toHaveLength(before);
    timers.flush();
    expect(ann.updates[0]?.whole).toMatchObject({ room: { code: expect.any(String) } });
    expect(ann.updates.at(-1)).toMatchObject({
      whole: null,
      patch: { fields: { channel: expect.anything() } },
    });
    expect(ann.updates.map((one) => one.revision)).toEqual(ann.updates.map((_, at) => at + 1));
    timers.flush();
    expect(ann.updates).toHaveLength(before + 1);
  });

  test("sends everything again when asked, and it is the same", async () => {
    const { ann } = await openRoom();
    timers.flush();
    const before = ann.view;
    await ann.get({ type: "session.resync" });
    expect(ann.updates.at(-1)?.whole).toEqual(before);
  });

  test("V2 sends a player nothing of the truth, all the way to the hot wash", async () => {
    const { host, ann, seat } = await openRoom();
    await host.get(host.order({ type: "exercise.start" }));
    for (let hour = 0; hour < 6; hour += 1) {
      await host.get(host.order({ type: "exercise.step", minutes: 60 }));
      timers.flush();
    }
    await host.get(host.order({ type: "exercise.end" }));
    timers.flush();
    const text = JSON.stringify(ann.sent);
    expect(text).not.toMatch(/"truth"|"deck"|"seed"|"causeId"|thread-limit/);
    expect(text).not.toContain("Every front-end server exceeded");
    expect(JSON.stringify(host.sent)).toContain("Every front-end server exceeded");
    expect(await ann.refused({ type: "debrief.read", ...seat })).toBe("not-now");
  });

  test("opens the debrief at the reveal, the same to all, and the room counts as over", async () => {
    const { host, made, seat } = await openRoom();
    await host.get(host.order({ type: "exercise.start" }));
    await host.get(host.order({ type: "exercise.end" }));
    await host.get(host.order({ type: "exercise.reveal" }));
    const reader = new Browser("reader");
    const ours = await reader.get({ type: "debrief.read", ...keyOf(made) });
    const theirs = await reader.get({ type: "debrief.read", ...seat });
    expect(debriefSchema.parse(ours.debrief).outcome).toBe("unresolved");
    expect(theirs).toEqual(ours);
    expect(JSON.stringify(ours)).not.toMatch(/Hoste|"Ann"/);
    expect(await store.listOpenRooms()).toEqual([]);
  });

  test("shows who is there, and who has left", async () => {
    const { host, ann } = await openRoom();
    timers.flush();
    const online = () =>
      (host.view.seats as { name: string; online: boolean }[]) // as sent
        .map((seat) => [seat.name, seat.online]);
    expect(online()).toEqual([
      ["Hoste", true],
      ["Ann", true],
    ]);
    await leaveSession(house, ann.connection);
    timers.flush();
    expect(online()).toEqual([
      ["Hoste", true],
      ["Ann", false],
    ]);
  });
});

describe("a server that comes back", () => {
  test("R1 has every room as it was, for the same tokens", async () => {
    const { host, ann, seat } = await openRoom();
    await host.get(host.order({ type: "exercise.start" }));
    await ann.get(ann.order({ type: "incident.declare", severity: "SEV1" }));
    await host.get(host.order({ type: "exercise.step", minutes: 30 }));
    timers.flush();
    const before = ann.view;
    await house.directory.close();
    expect(ann.sent.at(-1)).toMatchObject({
      event: "session:notice",
      body: { kind: "restarting" },
    });
    house = openHouse();
    expect(await house.directory.resume()).toBe(1);
    const again = new Browser("again");
    await again.get({ type: "session.enter", ...seat });
    const alone = (before.seats as { name: string }[]) // as sent
      .map((one) => ({ ...one, online: one.name === "Ann" }));
    expect(again.view).toEqual({ ...before, seats: alone });
  });

  test("R2 says so when a room was played under another version, and opens the others", async () => {
    const { made, seat } = await openRoom();
    const record = await store.findRoomByCode(made.code);
    const { events } = await store.readRoom(record?.id ?? "");
    const old = events.map((event) =>
      event.type === "room.opened" ? { ...event, engineVersion: "0" } : event,
    );
    const room = { id: "r-old", code: "OLDONE", scenarioId: "kinesis-2020", createdAtMs: 0 };
    const token = "y".repeat(32);
    const capability = { tokenHash: hashToken(token), roomId: "r-old", seatId: "s-old" };
    await store.createRoom(room, { events: old, words: {}, command: null }, [capability]);
    house = openHouse();
    expect(await house.directory.resume()).toBe(1);
    const browser = new Browser("late");
    expect(await browser.refused({ type: "room.look", code: "OLDONE" })).toBe("other-version");
    const enter = { type: "session.enter", code: "OLDONE", token };
    expect(await browser.refused(enter)).toBe("other-version");
    await browser.get({ type: "session.enter", ...seat });
  });
});

describe("a projector", () => {
  /** A value for each field of a command, by the field's name. */
  const VALUES: Record<string, unknown> = {
    ...{ role: "responder", ready: true, factor: 2, level: "high", minutes: 1, severity: "SEV1" },
    ...{ seatId: "s", injectId: "n", workId: "w", actionId: "a", itemId: "i", hypothesisId: "h" },
    ...{ from: "X", text: "X", reason: "X", audience: "all", params: {}, pinned: true },
    ...{ suspectId: null, probability: 50, stance: "for" },
  };
  const everyCommand = commandSchema.options.map(({ shape }) =>
    commandSchema.parse({
      ...Object.fromEntries(Object.keys(shape).map((key) => [key, VALUES[key]])),
      type: shape.type.value,
    }),
  );

  async function openWall() {
    const opened = await openRoom();
    const { code, projectorToken } = opened.made;
    const wall = new Browser("wall");
    const entered = await wall.get({ type: "session.enter", code, token: projectorToken });
    expect(entered.viewer).toBe("projector");
    return { ...opened, wall };
  }

  test.each(everyCommand)("V9 is refused $type, before the start and after", async (command) => {
    const { host, wall, made } = await openWall();
    const record = await store.findRoomByCode(made.code);
    const length = async () => (await store.readRoom(record?.id ?? "")).events.length;
    const before = await length();
    expect(await wall.refused(wall.order(command))).toBe("not-your-role");
    await host.get(host.order({ type: "exercise.start" }));
    expect(await wall.refused(wall.order(command))).toBe("not-your-role");
    expect(await length()).toBe(before + 1);
  });

  test("V9 reads no debrief, though the cause is revealed", async () => {
    const { host, made, wall } = await openWall();
    for (const type of ["exercise.start", "exercise.end", "exercise.reveal"] as const) {
      await host.get(host.order({ type }));
    }
    const read = { type: "debrief.read", code: made.code, token: made.projectorToken };
    expect(await wall.refused(read)).toBe("not-your-seat");
    timers.flush();
    expect(wall.view).toMatchObject({
      clock: { phase: "closed" },
      result: { outcome: "unresolved" },
    });
  });

  test("V9 follows the room with a view of its own, and is on nobody's list", async () => {
    const { host, ann, wall } = await openWall();
    expect(Object.keys(wall.view)).toEqual(Object.keys(projectorViewSchema.shape));
    timers.flush();
    await host.get(host.order({ type: "message.post", text: "Welcome" }));
    await ann.get(ann.order({ type: "seat.set-ready", ready: true }));
    timers.flush();
    expect(wall.updates.at(-1)).toMatchObject({ whole: null, patch: { fields: { arrivals: {} } } });
    expect((ann.view.seats as unknown[]).length).toBe(2); // as sent
    expect(host.view.projector).toEqual({ connected: true });
    expect(ann.view).not.toHaveProperty("projector");
    await leaveSession(house, wall.connection);
    timers.flush();
    expect(host.view.projector).toEqual({ connected: false });
  });

  test("V9 sends everything again when asked", async () => {
    const { wall } = await openWall();
    const before = wall.view;
    await wall.get({ type: "session.resync" });
    expect(wall.updates.at(-1)).toMatchObject({ whole: before });
  });

  test("opens with the same link after a restart, and with no other room's", async () => {
    const { made } = await openWall();
    const other = await new Browser("o").get({
      type: "room.create",
      settings: SETTINGS,
      name: "Oda",
    });
    house = openHouse();
    const again = new Browser("again");
    const enter = { type: "session.enter", code: made.code } as const;
    expect(await again.get({ ...enter, token: made.projectorToken })).toEqual({
      viewer: "projector",
    });
    expect(await again.refused({ ...enter, token: other.projectorToken })).toBe("not-your-seat");
  });

  test("is not made for somebody who practises alone", async () => {
    const { scenarioId, startId, causeMode } = SETTINGS;
    const made = await new Browser("solo").get({
      type: "solo.start",
      scenarioId,
      startId,
      causeMode,
    });
    expect(Object.keys(made).sort()).toEqual(["code", "token"]);
  });
});
