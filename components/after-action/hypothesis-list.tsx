"use client";
import type { Debrief } from "../../contract/debrief";
import { formatClock } from "../../contract/sim-time";
import { useDrawingWidth } from "./drawing-width";
import { type TimeScale, xAt } from "./time-scale";

type Hypothesis = Debrief["hypotheses"][number];
interface Span extends Pick<Debrief, "clock" | "fromMinute" | "endMinute"> {
  /** Where the run stopped, and its estimates with it. */
  untilMinute: number;
}

const FITS: Record<Hypothesis["fits"], { sign: string; words: string }> = {
  yes: { sign: "●", words: "fits the cause" },
  "in-part": { sign: "◐", words: "fits in part" },
  no: { sign: "○", words: "fits something else" },
  "not-compared": { sign: "–", words: "own idea, not compared" },
};
const HEIGHT = 44;

/** Each idea with the team's mean estimate as it moved. */
export function HypothesisList({ hypotheses, ...span }: Pick<Debrief, "hypotheses"> & Span) {
  return (
    <ul className="flex flex-col">
      {hypotheses.map((one, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two ideas may read alike
          key={index}
          className="grid gap-x-6 gap-y-1 border-b last:border-b-0 py-3 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="min-w-0">
            <p className="text-base font-medium break-words">{one.title}</p>
            <p className="text-sm text-muted">
              {one.role}, {formatClock(span.clock, one.proposedMinute)}
              {one.confirmedMinute === null
                ? ""
                : `; confirmed ${formatClock(span.clock, one.confirmedMinute)}`}
            </p>
            <p className="text-sm">
              <span aria-hidden="true">{FITS[one.fits].sign}</span> {FITS[one.fits].words}
            </p>
          </div>
          <Estimates hypothesis={one} span={span} />
        </li>
      ))}
    </ul>
  );
}

function Estimates({ hypothesis, span }: { hypothesis: Hypothesis; span: Span }) {
  const [ref, width] = useDrawingWidth<HTMLDivElement>(560);
  const last = hypothesis.estimates.at(-1);
  if (!last) return <p className="self-center text-sm text-muted">Nobody gave an estimate.</p>;
  const time: TimeScale = { ...span, left: 2, right: width - 56 };
  const until = xAt(time, span.untilMinute);
  const y = (percent: number) => HEIGHT - 4 - (percent / 100) * (HEIGHT - 10);
  const steps = hypothesis.estimates
    .map((one, index) => {
      const x = xAt(time, one.minute).toFixed(1);
      return index === 0 ? `M${x} ${y(one.mean)}` : `H${x}V${y(one.mean)}`;
    })
    .join("");
  return (
    <div ref={ref} className="drawing min-w-0">
      <svg
        role="img"
        aria-label={`Mean estimate: ${hypothesis.estimates
          .map((one) => `${Math.round(one.mean)} % at ${formatClock(span.clock, one.minute)}`)
          .join(", ")}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        className="block text-lane-us"
      >
        <line x1={time.left} x2={time.right} y1={y(0)} y2={y(0)} stroke="var(--c-line-strong)" />
        <line x1={time.left} x2={time.right} y1={y(100)} y2={y(100)} stroke="var(--c-line)" />
        <path d={`${steps}H${until}`} fill="none" stroke="currentColor" strokeWidth="2" />
        {hypothesis.confirmedMinute === null ? null : (
          <path
            d={`M${xAt(time, hypothesis.confirmedMinute)} ${y(100)}V${y(0)}`}
            stroke="var(--c-text)"
            strokeDasharray="3 2"
          />
        )}
        <text x={until + 6} y={y(last.mean) + 4} fontSize="12" fill="currentColor" fontWeight="600">
          {Math.round(last.mean)} %
        </text>
      </svg>
    </div>
  );
}
