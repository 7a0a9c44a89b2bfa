"use client";
import type { DebriefCurve } from "../../contract/debrief";
import type { SimClock } from "../../contract/sim-time";
import { figureText } from "../ui/figure-text";
import {
  lastOf,
  pathOf,
  roundMax,
  spreadLabels,
  type ValueScale,
  valueAt,
  yAt,
} from "./curve-path";
import { useDrawingWidth } from "./drawing-width";
import { LaneShape, lookOfCurve } from "./lane-identity";
import { type TimeScale, ticksOf, xAt } from "./time-scale";

const HEIGHT = 210;
const TOP = 10;
const BOTTOM = HEIGHT - 24;
const LEFT = 40;
const LABEL_CHAR_PIXELS = 6.4;

interface CurveFigureProps {
  title: string;
  unit: string;
  curves: readonly DebriefCurve[];
  clock: SimClock;
  fromMinute: number;
  endMinute: number;
  minute: number;
}

/** Curves of one unit over the run, each named at its end; on narrow screens the names stand above. */
export function CurveFigure(props: CurveFigureProps) {
  const { curves, clock } = props;
  const [ref, width] = useDrawingWidth<HTMLDivElement>(860);
  const longest = Math.max(...curves.map((curve) => curve.label.length));
  // One curve is named by the title already.
  const named = width >= 560 && curves.length > 1;
  const time: TimeScale = {
    fromMinute: props.fromMinute,
    endMinute: props.endMinute,
    left: LEFT,
    right: width - (named ? Math.min(230, longest * LABEL_CHAR_PIXELS + 18) : 6),
  };
  const value: ValueScale = { max: roundMax(curves), top: TOP, bottom: BOTTOM };
  const ends = curves.map((curve) => lastOf(curve));
  const labelYs = spreadLabels(
    ends.map((end) => yAt(value, end?.value ?? 0)),
    16,
    TOP + 4,
    BOTTOM,
  );
  // Names stand where the last curve ends, which in a short run is far from the edge.
  const labelX = xAt(time, Math.max(...ends.map((end) => end?.minute ?? 0))) + 10;
  const cursor = xAt(time, props.minute);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-base font-medium">
        {props.title}
        {props.unit ? <span className="text-muted">, {props.unit}</span> : null}
      </figcaption>
      {named || curves.length === 1 ? null : <Names curves={curves} />}
      <div ref={ref} className="drawing">
        <svg
          role="img"
          aria-label={`${props.title}: ${curves.map((curve) => spoken(curve)).join("; ")}`}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width="100%"
          className="block"
        >
          <Grid time={time} value={value} clock={clock} />
          <line x1={cursor} x2={cursor} y1={TOP} y2={BOTTOM} stroke="var(--c-text)" />
          {curves.map((curve, index) => {
            const look = lookOfCurve(curve);
            const end = ends[index];
            const labelY = labelYs[index] ?? BOTTOM;
            const now = valueAt(curve, props.minute);
            return (
              <g key={curve.id} className={look.colour}>
                <path
                  d={pathOf(curve, time, value)}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinejoin="round"
                  strokeDasharray={look.dash}
                />
                {now === null ? null : (
                  <LaneShape shape={look.shape} x={cursor} y={yAt(value, now)} size={4} />
                )}
                {named && end ? (
                  <text
                    x={labelX}
                    y={labelY + 4}
                    fontSize="12"
                    fontWeight="500"
                    fill="currentColor"
                  >
                    {curve.label}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

function Names({ curves }: { curves: readonly DebriefCurve[] }) {
  return (
    <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1">
      {curves.map((curve) => {
        const look = lookOfCurve(curve);
        return (
          <li
            key={curve.id}
            className={`flex items-center gap-1.5 text-xs font-medium ${look.colour}`}
          >
            <svg aria-hidden="true" width="24" height="6">
              <line
                x1="0"
                x2="24"
                y1="3"
                y2="3"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={look.dash}
              />
            </svg>
            {curve.label}
          </li>
        );
      })}
    </ul>
  );
}

function Grid({ time, value, clock }: { time: TimeScale; value: ValueScale; clock: SimClock }) {
  return (
    <g fontSize="11" fill="var(--c-muted)" fontFamily="var(--font-mono)">
      {[0, 0.5, 1].map((share) => {
        const y = yAt(value, share * value.max);
        return (
          <g key={share}>
            <line x1={time.left} x2={time.right} y1={y} y2={y} stroke="var(--c-line)" />
            <text x={time.left - 6} y={y + 4} textAnchor="end">
              {figureText(share * value.max)}
            </text>
          </g>
        );
      })}
      {ticksOf(time, clock).map((tick) => (
        <g key={tick.minute}>
          <line x1={tick.x} x2={tick.x} y1={BOTTOM} y2={BOTTOM + 4} stroke="var(--c-line-strong)" />
          <text x={tick.x} y={HEIGHT - 6} textAnchor={tick.x < time.right - 14 ? "middle" : "end"}>
            {tick.label}
          </text>
        </g>
      ))}
    </g>
  );
}

function spoken(curve: DebriefCurve): string {
  const known = curve.values.filter((value) => value !== null);
  if (known.length === 0) return `${curve.label} has no values`;
  return `${curve.label} up to ${figureText(Math.max(...known))}, at the end ${figureText(lastOf(curve)?.value ?? 0)} ${curve.unit}`;
}
