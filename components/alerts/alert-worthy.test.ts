import { describe, expect, test } from "vitest";
import type { AlarmView, ChannelItemView, PlayerView, WorkView } from "../../contract/views";
import { type AlertSections, alertsBetween } from "./alert-worthy";

const CLOCK: PlayerView["clock"] = {
  phase: "live",
  running: true,
  minute: 30,
  playFromMinute: 10,
  endMinute: 600,
  paceFactor: 1,
  paceMinutesPerMinute: 12,
};
const YOU: PlayerView["you"] = {
  seatId: "seat-1",
  name: "Ana",
  kind: "player",
  role: "incident-commander",
  functions: ["incident-commander"],
  controls: false,
  attention: { used: 0, max: 3 },
};
const CALM: AlertSections = {
  clock: CLOCK,
  you: YOU,
  alarms: [],
  channel: [],
  works: [],
  incident: {
    declaredMinute: 20,
    severity: "SEV1",
    commanderSeatId: "seat-1",
    communications: { state: "current", lastMinute: 25, dueMinute: 45 },
  },
};
const LATER: AlertSections = { ...CALM, clock: { ...CLOCK, minute: 31 } };

const alarm = (state: AlarmView["state"], id = "errors"): AlarmView => ({
  id,
  name: `Alarm on ${id}`,
  serviceId: "checkout",
  chartId: "errors",
  source: "monitoring",
  state,
  sinceMinute: 31,
  condition: "above 5 %",
});
const line = (part: Partial<ChannelItemView>): ChannelItemView => ({
  id: "line-1",
  minute: 31,
  kind: "inject",
  from: "Executives",
  seatId: null,
  text: "When is it over?",
  reason: "",
  lines: [],
  pinned: false,
  audience: "all",
  shared: null,
  alarmState: null,
  evidence: false,
  ...part,
});
const work = (part: Partial<WorkView>): WorkView => ({
  id: "work-1",
  actionId: "restart",
  kind: "mitigation",
  title: "Restart the fleet",
  settings: "",
  seatId: "seat-2",
  state: "awaiting-approval",
  startedMinute: null,
  endedMinute: null,
  minutesLeft: null,
  progress: null,
  detail: "",
  reason: "",
  canHold: false,
  canRelease: false,
  canCancel: false,
  canApprove: true,
  turnable: [],
  ...part,
});
const OVERDUE: AlertSections["incident"] = {
  ...CALM.incident,
  communications: { state: "overdue", lastMinute: 25, dueMinute: 30 },
};

describe("given a room that is played", () => {
  test("when only the clock moves, then nothing is an alert", () => {
    expect(alertsBetween(CALM, LATER)).toEqual([]);
  });

  test("when an alarm begins to fire, then that is an alert, once", () => {
    const fires = { ...LATER, alarms: [alarm("ALARM"), alarm("OK", "latency")] };
    const alerts = [{ kind: "alarm", name: "Alarm on errors" }];
    expect(alertsBetween({ ...CALM, alarms: [alarm("OK")] }, fires)).toEqual(alerts);
    expect(alertsBetween(CALM, fires)).toEqual(alerts);
    expect(alertsBetween(fires, { ...fires, alarms: [...fires.alarms] })).toEqual([]);
  });

  test.each(["OK", "INSUFFICIENT_DATA"] as const)("when an alarm turns to %s, then not", (to) => {
    const fired = { ...CALM, alarms: [alarm("ALARM")] };
    expect(alertsBetween(fired, { ...LATER, alarms: [alarm(to)] })).toEqual([]);
  });

  test.each(["all", "incident-commander"] as const)(
    "when a message comes for %s, then it is for this seat",
    (audience) => {
      const after = { ...LATER, channel: [line({ audience })] };
      expect(alertsBetween(CALM, after)).toEqual([
        { kind: "inject", from: "Executives", text: "When is it over?" },
      ]);
    },
  );

  test.each([
    ["for another function", { audience: "scribe" }],
    ["that a teammate wrote", { kind: "message" }],
    ["that answers somebody else", { kind: "result", seatId: "seat-2" }],
    ["from before, which a new role may read", { minute: 12 }],
  ] as const)("when a line comes %s, then that waits", (_, part) => {
    expect(alertsBetween(CALM, { ...LATER, channel: [line(part)] })).toEqual([]);
  });

  test("when what this seat asked for is answered, then that is an alert", () => {
    const part = { kind: "result", seatId: "seat-1", from: "Error mix", text: "Old hosts fail." };
    expect(
      alertsBetween(CALM, { ...LATER, channel: [line(part as Partial<ChannelItemView>)] }),
    ).toEqual([{ kind: "answer", from: "Error mix", text: "Old hosts fail." }]);
  });

  test("when the connection was away, then what came meanwhile is told", () => {
    const back = {
      ...CALM,
      clock: { ...CLOCK, minute: 50 },
      channel: [line({ minute: 34 })],
      alarms: [alarm("ALARM")],
      incident: OVERDUE,
    };
    expect(alertsBetween(CALM, back).map(({ kind }) => kind)).toEqual([
      "alarm",
      "inject",
      "overdue",
    ]);
  });

  test("when somebody asks for approval, then only those who can give it are called", () => {
    const asked = { ...LATER, works: [work({})] };
    expect(alertsBetween(CALM, asked)).toEqual([{ kind: "approval", title: "Restart the fleet" }]);
    expect(alertsBetween(CALM, { ...LATER, works: [work({ canApprove: false })] })).toEqual([]);
    expect(alertsBetween(CALM, { ...LATER, works: [work({ seatId: "seat-1" })] })).toEqual([]);
    expect(alertsBetween(asked, { ...asked, works: [work({ detail: "still waits" })] })).toEqual(
      [],
    );
  });

  test("when an update becomes overdue, then once and not each minute after", () => {
    const late = { ...LATER, incident: OVERDUE };
    expect(alertsBetween(CALM, late)).toEqual([{ kind: "overdue" }]);
    expect(alertsBetween(late, { ...late, incident: { ...OVERDUE } })).toEqual([]);
  });
});

describe("given somebody who only watches", () => {
  test("when a message comes for everyone, then nothing asks for their answer", () => {
    const watching = { ...CALM, you: { ...YOU, functions: [] } };
    const after = { ...LATER, you: watching.you, channel: [line({})] };
    expect(alertsBetween(watching, after)).toEqual([]);
  });
});

describe("given a clock that does not run for play", () => {
  test.each([
    ["it starts", "briefing", "live"],
    ["it has stopped for good", "live", "hot-wash"],
  ] as const)("when %s, then what stands there is no news", (_, from, to) => {
    const before = { ...CALM, clock: { ...CLOCK, phase: from } };
    const after = { ...LATER, clock: { ...CLOCK, phase: to }, alarms: [alarm("ALARM")] };
    expect(alertsBetween(before, after)).toEqual([]);
  });
});
