import type { Debrief } from "../../contract/debrief";
import { formatClock } from "../../contract/sim-time";
import { LANE } from "./lane-identity";

/** What the screens said beside what was so, for as long as the two differed. */
export function HiddenList({ hidden, clock }: Pick<Debrief, "hidden" | "clock">) {
  return (
    <ul className="flex flex-col">
      {hidden.map((one) => (
        <li key={one.title} className="border-b last:border-b-0 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-base font-medium">{one.title}</h3>
            <p className="font-mono text-xs text-muted">
              {formatClock(clock, one.fromMinute)}–{formatClock(clock, one.toMinute)} {clock.zone}
            </p>
          </div>
          <dl className="mt-1.5 grid gap-x-6 gap-y-2 text-base min-[720px]:grid-cols-2 print:grid-cols-2">
            <div className="border-l-2 border-dotted border-line-strong pl-3">
              <dt className={`text-xs font-semibold ${LANE.us.colour}`}>What you saw</dt>
              <dd className="break-words">{one.seen}</dd>
            </div>
            <div className="border-l-2 border-line-strong pl-3">
              <dt className={`text-xs font-semibold ${LANE.truth.colour}`}>What was so</dt>
              <dd className="break-words">{one.truth}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
