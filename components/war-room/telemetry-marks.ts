import type { ChannelItemView, PlayerView, WorkView } from "../../contract/views";
import type { ChartMark } from "../ui/chart-marks";

type Source = Pick<PlayerView, "works" | "incident" | "alarms" | "channel">;

/** Marks of each chart by its id: what the team did stands on all of them, an alarm on the chart that it watches. */
export function marksByChart(
  chartIds: readonly string[],
  { works, incident, alarms, channel }: Source,
): Map<string, readonly ChartMark[]> {
  const team = teamMarks(works, incident);
  return new Map(
    chartIds.map((id) => {
      const own = alarms.filter((alarm) => alarm.chartId === id);
      return [id, [...team, ...own.flatMap((alarm) => alarmMarks(alarm, channel))]];
    }),
  );
}

/** Changes to the system and the declaration. Probes would only crowd a chart. */
function teamMarks(works: readonly WorkView[], incident: PlayerView["incident"]): ChartMark[] {
  const marks: ChartMark[] = works.flatMap((work) =>
    work.startedMinute !== null && (work.kind === "mitigation" || work.kind === "experiment")
      ? [{ minute: work.startedMinute, label: work.title, kind: "action" as const }]
      : [],
  );
  const { declaredMinute, severity } = incident;
  if (declaredMinute !== null && severity !== null)
    marks.push({ minute: declaredMinute, label: severity, kind: "note" });
  return marks;
}

/** When an alarm began to fire: as the channel tells it, and since when it fires now, which may be before the game began. */
function alarmMarks(
  { name, state, sinceMinute }: PlayerView["alarms"][number],
  channel: readonly ChannelItemView[],
): ChartMark[] {
  const told = channel.flatMap((item) =>
    item.kind === "alarm" && item.alarmState === "ALARM" && item.from === name ? [item.minute] : [],
  );
  const now = state === "ALARM" && sinceMinute !== null ? [sinceMinute] : [];
  return [...new Set([...told, ...now])].map((minute) => ({ minute, label: name, kind: "alarm" }));
}
