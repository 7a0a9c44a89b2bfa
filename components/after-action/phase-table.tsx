import type { Debrief, DebriefReference } from "../../contract/debrief";
import type { SimClock } from "../../contract/sim-time";
import { ClockTime } from "./clock-time";
import { differenceWords, measureText } from "./difference-words";
import { ReferenceMark } from "./reference-note";

/** Our times beside the reference's, with the difference in words and without a verdict. */
export function PhaseTable({
  phases,
  clock,
  reference,
}: Pick<Debrief, "phases" | "clock" | "reference">) {
  const { triggerMinute } = reference;
  return (
    <table className="w-full border-collapse text-left text-base">
      <thead className="text-xs text-muted">
        <tr className="border-b align-bottom">
          <th className="py-1.5 pr-4 font-medium">Phase</th>
          <th className="py-1.5 pr-4 font-medium">This run</th>
          <th className="py-1.5 pr-4 font-medium">
            <ReferenceMark reference={reference} wraps />
          </th>
          <th className="py-1.5 pr-4 font-medium max-sm:hidden print:table-cell">
            {triggerMinute === 0 ? "This run was" : "From each trigger, this run was"}
          </th>
          <th className="hidden w-1/3 py-1.5 font-medium md:table-cell print:table-cell">
            Where the other time comes from
          </th>
        </tr>
      </thead>
      <tbody>
        {phases.map((phase) => (
          <tr key={phase.id} className="border-b last:border-b-0 align-top">
            <th scope="row" className="py-2 pr-4 font-medium">
              {phase.label}
              <span className="mt-0.5 block font-normal sm:hidden print:hidden">
                {difference(phase, reference)}
                {triggerMinute === 0 || phase.ours === null || phase.theirs === null
                  ? null
                  : ", from each trigger"}
              </span>
              <span className="mt-0.5 block text-xs font-normal text-muted md:hidden print:hidden">
                {phase.basis}
              </span>
            </th>
            <Moment clock={clock} minute={phase.ours} />
            <Moment clock={clock} minute={phase.theirs} />
            <td className="py-2 pr-4 whitespace-nowrap max-sm:hidden print:table-cell">
              {difference(phase, reference) ?? <span className="text-muted">–</span>}
            </td>
            <td className="hidden py-2 text-xs text-muted md:table-cell print:table-cell">
              {phase.basis}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Counted from each day's own trigger, which for most is the same minute. */
function difference(phase: Debrief["phases"][number], reference: DebriefReference) {
  const theirs = phase.theirs === null ? null : phase.theirs - reference.triggerMinute;
  return differenceWords(phase.ours, theirs);
}

function Moment({ clock, minute }: { clock: SimClock; minute: number | null }) {
  return (
    <td className="py-2 pr-4">
      {minute === null ? (
        <span className="text-muted">–</span>
      ) : (
        <span className="[&_span_span]:max-sm:hidden [&_span_span]:print:inline">
          <ClockTime clock={clock} minute={minute} />
        </span>
      )}
    </td>
  );
}

/**
 * Totals of the impact, both runs in the same unit.
 * @param theirs how the other run's column is headed
 */
export function ImpactTable({ impact, theirs }: Pick<Debrief, "impact"> & { theirs: string }) {
  return (
    <table className="w-full max-w-[640px] border-collapse text-left text-base">
      <thead className="text-xs text-muted">
        <tr className="border-b">
          <th className="py-1.5 pr-4 font-medium">Measure</th>
          <th className="py-1.5 pr-4 text-right font-medium">This run</th>
          <th className="py-1.5 text-right font-medium">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {impact.map((row) => (
          <tr key={row.id} className="border-b last:border-b-0">
            <th scope="row" className="py-2 pr-4 font-normal">
              {row.label}
              {row.unit === "" || row.unit === "min" ? null : (
                <span className="text-sm text-muted">, {row.unit}</span>
              )}
            </th>
            <td className="py-2 pr-4 text-right font-mono text-sm whitespace-nowrap">
              {measureText(row.ours, row.unit === "min" ? "min" : "")}
            </td>
            <td className="py-2 text-right font-mono text-sm whitespace-nowrap">
              {measureText(row.theirs, row.unit === "min" ? "min" : "")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
