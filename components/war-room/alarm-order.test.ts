import { describe, expect, it } from "vitest";
import type { AlarmView } from "../../contract/views";
import { pressedHead, sortAlarms } from "./alarm-order";

const alarm = (name: string, state: AlarmView["state"], sinceMinute: number | null): AlarmView => ({
  id: name,
  name,
  state,
  sinceMinute,
  serviceId: "s",
  chartId: "c",
  source: "",
  condition: "",
});
const alarms = [
  alarm("d", "OK", null),
  alarm("b", "ALARM", 10),
  alarm("c", "INSUFFICIENT_DATA", 30),
  alarm("a", "ALARM", 20),
];
const names = (sorted: AlarmView[]) => sorted.map(({ name }) => name).join("");

describe("alarms", () => {
  it("come by state, and within a state the newest first", () => {
    expect(names(sortAlarms(alarms, { by: "state", reversed: false }))).toBe("abcd");
  });

  it("turn round by the column alone", () => {
    expect(names(sortAlarms(alarms, { by: "state", reversed: true }))).toBe("dcab");
  });

  it("come by when they changed, those that never did last", () => {
    expect(names(sortAlarms(alarms, { by: "since", reversed: false }))).toBe("cabd");
    expect(names(sortAlarms(alarms, { by: "since", reversed: true }))).toBe("dbac");
  });

  it("come by name", () => {
    expect(names(sortAlarms(alarms, { by: "name", reversed: false }))).toBe("abcd");
  });
});

describe("a column's head", () => {
  it("sorts by it first, then the other way round", () => {
    const once = pressedHead({ by: "state", reversed: false }, "name");
    expect(once).toEqual({ by: "name", reversed: false });
    expect(pressedHead(once, "name")).toEqual({ by: "name", reversed: true });
    expect(pressedHead({ by: "name", reversed: true }, "name").reversed).toBe(false);
  });
});
