import type { Debrief } from "../../contract/debrief";
import { formatClock } from "../../contract/sim-time";
import { ClockTime } from "./clock-time";
import { LaneMark, lanesOf } from "./lane-identity";

/** Every entry of the three lanes in the order of the clock. */
export function ActionLog({
  debrief,
}: {
  debrief: Pick<Debrief, "reference" | "lanes" | "clock">;
}) {
  const entries = lanesOf(debrief.reference)
    .flatMap((lane) => debrief.lanes[lane.id].map((entry) => ({ lane, entry })))
    .sort((a, b) => a.entry.minute - b.entry.minute);
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b">
          <th className="py-1.5 pr-4 font-medium">Time ({debrief.clock.zone})</th>
          <th className="py-1.5 pr-4 font-medium max-sm:hidden print:table-cell">Lane</th>
          <th className="py-1.5 font-medium">Entry</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ lane, entry }, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two entries may be alike
            key={index}
            className="border-b last:border-b-0 align-top"
          >
            <td className="py-1.5 pr-4 [&_span_span]:max-sm:hidden [&_span_span]:print:inline">
              <ClockTime clock={debrief.clock} minute={entry.minute} />
            </td>
            <td className="py-1.5 pr-4 max-sm:hidden print:table-cell">
              <LaneMark lane={lane} />
            </td>
            <td className="py-1.5 [overflow-wrap:anywhere]">
              <span className="block sm:hidden print:hidden">
                <LaneMark lane={lane} />
              </span>
              <span className={entry.weight === "major" ? "font-medium" : ""}>{entry.label}</span>
              {entry.untilMinute === null ? null : (
                <span className="text-muted">
                  {" "}
                  until {formatClock(debrief.clock, entry.untilMinute)}
                </span>
              )}
              {entry.detail ? <span className="block text-muted">{entry.detail}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
