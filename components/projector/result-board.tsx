import { CircleCheck, CircleDashed, ShieldCheck } from "lucide-react";
import type { ProjectorView } from "../../contract/projector";
import { formatClock } from "../../contract/sim-time";
import { around } from "../texts/around";
import { WallPanel } from "./wall-panel";

const OUTCOMES = {
  prevented: { icon: ShieldCheck, colour: "text-healthy" },
  resolved: { icon: CircleCheck, colour: "text-healthy" },
  unresolved: { icon: CircleDashed, colour: "text-degraded" },
} as const;

/** After the reveal: how it ended, what it was, and when what was reached. */
export function ResultBoard({ view }: { view: ProjectorView }) {
  const words = around().projectorAround;
  const { exercise, result } = view;
  if (!result) return null;
  const { icon: Icon, colour } = OUTCOMES[result.outcome];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <header>
        <p className="truncate text-muted">{exercise.title}</p>
        <h1 className="flex items-center gap-4 text-xl leading-tight font-semibold">
          <Icon className={`size-14 shrink-0 ${colour}`} aria-hidden />
          {words.outcome[result.outcome]}
        </h1>
      </header>
      <WallPanel title={words.whatItWas} className="shrink-0">
        <p className="line-clamp-2 text-lg leading-tight font-medium">{result.causeTitle}</p>
        <p className="line-clamp-3 leading-tight">{result.trigger}</p>
      </WallPanel>
      <dl className="grid shrink-0 grid-cols-3 gap-x-10 gap-y-2 border-t-2 pt-2 leading-tight">
        {result.times.map(({ id, minute }) => (
          <div key={id}>
            <dt className="truncate text-muted">{words.times[id]}</dt>
            {minute === null ? (
              <dd className="text-muted">{words.never}</dd>
            ) : (
              <dd className="font-mono text-lg font-medium">
                {formatClock(exercise.simClock, minute)}{" "}
                <span className="text-base text-muted">{exercise.simClock.zone}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-auto shrink-0 text-muted">{words.debriefFollows}</p>
    </div>
  );
}
