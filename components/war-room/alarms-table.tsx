"use client";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { AlarmState, Health } from "../../contract/telemetry-sections";
import type { AlarmView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { HealthShape } from "../ui/health-mark";

const LOOKS: Record<AlarmState, { health: Health; colour: string; order: number }> = {
  ALARM: { health: "impaired", colour: "text-impaired", order: 0 },
  INSUFFICIENT_DATA: { health: "unknown", colour: "text-unknown", order: 1 },
  OK: { health: "healthy", colour: "text-healthy", order: 2 },
};

/** Alarms by state: firing first, then those that cannot tell. */
export const AlarmsTable = memo(function AlarmsTable(props: {
  alarms: readonly AlarmView[];
  clock: SimClock;
}) {
  const { alarms, clock } = props;
  if (alarms.length === 0) {
    return (
      <EmptyState title="No alarms">Alarms of this system appear here with their state.</EmptyState>
    );
  }
  const sorted = [...alarms].sort(
    (a, b) =>
      LOOKS[a.state].order - LOOKS[b.state].order || (b.sinceMinute ?? 0) - (a.sinceMinute ?? 0),
  );
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">Alarms with their state</caption>
      <thead className="sticky top-0 bg-panel text-2xs text-muted">
        <tr>
          <th className="w-[38%] px-3 py-1.5 font-medium sm:w-48">State</th>
          <th className="px-3 py-1.5 font-medium">Alarm</th>
          <th className="hidden px-3 py-1.5 font-medium sm:table-cell">Condition</th>
          <th className="w-20 px-3 py-1.5 text-right font-medium">Since</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((alarm) => (
          <tr key={alarm.id} className="border-t align-top">
            <td className={`px-3 py-1.5 font-mono text-xs ${LOOKS[alarm.state].colour}`}>
              <span className="flex items-center gap-1.5 leading-[18px]">
                <HealthShape health={LOOKS[alarm.state].health} size={12} />
                {alarm.state.replace("_", " ")}
              </span>
            </td>
            <td className="px-3 py-1.5">
              {alarm.name}
              <span className="block text-2xs text-muted">{alarm.source}</span>
            </td>
            <td className="hidden px-3 py-1.5 text-xs text-muted sm:table-cell">
              {alarm.condition}
            </td>
            <td className="px-3 py-1.5 text-right font-mono text-xs">
              {alarm.sinceMinute === null ? "–" : formatClock(clock, alarm.sinceMinute)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
