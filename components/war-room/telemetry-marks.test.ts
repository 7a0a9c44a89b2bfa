import { describe, expect, it } from "vitest";
import type { ChannelItemView, PlayerView, WorkView } from "../../contract/views";
import { marksByChart } from "./telemetry-marks";

const alarm: PlayerView["alarms"][number] = {
  id: "errors",
  name: "Put errors",
  serviceId: "front",
  chartId: "fe.errors",
  source: "metrics",
  state: "ALARM",
  sinceMinute: 40,
  condition: "above 5 %",
};
const said = (over: Partial<ChannelItemView>) =>
  ({
    kind: "alarm",
    from: "Put errors",
    alarmState: "ALARM",
    minute: 40,
    ...over,
  }) as ChannelItemView;
const work = (over: Partial<WorkView>) =>
  ({ kind: "mitigation", title: "Restart", startedMinute: 50, ...over }) as WorkView;
const quiet = { declaredMinute: null, severity: null } as PlayerView["incident"];
const source = { works: [], incident: quiet, alarms: [alarm], channel: [] };

describe("marks", () => {
  it("of an alarm stand on the chart that it watches, and on no other", () => {
    const marks = marksByChart(["fe.errors", "latency"], source);
    expect(marks.get("fe.errors")).toEqual([{ minute: 40, label: "Put errors", kind: "alarm" }]);
    expect(marks.get("latency")).toEqual([]);
  });

  it("tell each time an alarm began, once", () => {
    const channel = [
      said({ minute: 12 }),
      said({ minute: 30, alarmState: "OK" }),
      said({ minute: 40 }),
      said({ minute: 44, from: "Another" }),
    ];
    const marks = marksByChart(["fe.errors"], { ...source, channel }).get("fe.errors") ?? [];
    expect(marks.map(({ minute }) => minute)).toEqual([12, 40]);
  });

  it("of what the team did stand on every chart; probes and plans do not", () => {
    const works = [
      work({}),
      work({ kind: "probe" }),
      work({ startedMinute: null }),
      work({ kind: "experiment", title: "Try one", startedMinute: 20 }),
    ];
    const incident = { ...quiet, declaredMinute: 15, severity: "SEV1" as const };
    const marks = marksByChart(["latency"], { ...source, works, incident }).get("latency") ?? [];
    expect(marks.map(({ label }) => label)).toEqual(["Restart", "Try one", "SEV1"]);
  });
});
