import type { Debrief } from "../../contract/debrief";
import { ClockTime } from "./clock-time";

/** What was decided, on what was known then, and what came of it. */
export function DecisionList({ decisions, clock }: Pick<Debrief, "decisions" | "clock">) {
  return (
    <ol className="flex flex-col">
      {decisions.map((one, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two decisions may read alike
          key={index}
          className="grid gap-x-6 gap-y-1 border-b last:border-b-0 py-3 min-[720px]:grid-cols-[8.5rem_minmax(0,1fr)] print:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <p className="text-sm text-muted">
            <span className="text-ink">
              <ClockTime clock={clock} minute={one.minute} />
            </span>
            <br />
            {one.role}
          </p>
          <div className="min-w-0">
            <p className="text-base font-medium break-words max-[719px]:text-md">{one.text}</p>
            <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm min-[720px]:grid-cols-[5.5rem_minmax(0,1fr)] print:grid-cols-[5.5rem_minmax(0,1fr)]">
              <Pair term="Reason" text={one.reason} />
              <Pair term="Known then" text={one.known} />
              <Pair term="What followed" text={one.outcome} />
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Pair({ term, text }: { term: string; text: string }) {
  if (!text) return null;
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="break-words">{text}</dd>
    </>
  );
}
