import { useId } from "react";
import { formatClock, formatDuration, type SimClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { around } from "../texts/around";
import { silences } from "../ui/chart-reading";
import { figureText, withUnit } from "../ui/figure-text";
import { type CurveShape, shapeCurve } from "./curve-shape";

interface ImpactCurveProps {
  chart: ChartView;
  clock: SimClock;
  /** Where play begins; a little of what was before is shown. */
  playFromMinute: number;
  nowMinute: number;
}

const LEAD_MINUTES = 30;

/** One curve, as large as the wall allows: title, last value, the line with its gaps and its limit, and two times. */
export function ImpactCurve(props: ImpactCurveProps) {
  const { chart, clock, nowMinute, playFromMinute } = props;
  const id = useId();
  const shape = shapeCurve(chart, playFromMinute - LEAD_MINUTES, nowMinute);
  return (
    <figure
      aria-labelledby={id}
      className="flex min-h-0 flex-1 flex-col border-t-2 pt-1.5 leading-tight"
    >
      <figcaption className="flex shrink-0 items-baseline justify-between gap-4">
        <span id={id} className="line-clamp-2 min-w-0">
          {chart.title}
        </span>
        <span
          className={`shrink-0 font-mono text-xl leading-none font-semibold ${chart.stale ? "text-muted" : ""}`}
        >
          {valueText(chart)}
        </span>
      </figcaption>
      <div className="flex min-h-0 flex-1 gap-2 pt-1 text-muted">
        <div className="flex flex-col justify-between text-right font-mono leading-none">
          <span>{figureText(shape.top)}</span>
          <span>0</span>
        </div>
        <Picture {...props} shape={shape} />
      </div>
      <p className="flex shrink-0 justify-between leading-tight text-muted">
        <span>{formatClock(clock, shape.fromMinute)}</span>
        <Freshness chart={chart} clock={clock} nowMinute={nowMinute} />
        <span>{formatClock(clock, shape.untilMinute)}</span>
      </p>
    </figure>
  );
}

function Freshness({ chart, clock, nowMinute }: Omit<ImpactCurveProps, "playFromMinute">) {
  const words = around().projector;
  if (chart.lastMinute === null) return null;
  return chart.stale ? (
    <span className="text-degraded">
      {words.stale(formatDuration(nowMinute - chart.lastMinute))}
    </span>
  ) : (
    <span>{words.asOf(formatClock(clock, chart.lastMinute))}</span>
  );
}

function Picture(props: ImpactCurveProps & { shape: CurveShape }) {
  const { chart, clock, nowMinute, shape } = props;
  const words = around().projector;
  const left = (minute: number) =>
    ((minute - shape.fromMinute) / (shape.untilMinute - shape.fromMinute)) * 100;
  const spoken = words.curve(
    chart.title,
    valueText(chart),
    formatClock(clock, shape.fromMinute),
    formatClock(clock, nowMinute),
  );
  return (
    <div
      role="img"
      aria-label={spoken}
      className="relative min-h-0 flex-1 overflow-hidden border-b-2 border-l-2"
    >
      {silences(chart, shape.fromMinute, nowMinute).map(([from, to]) => (
        <div
          key={from}
          className="hatched absolute inset-y-0"
          style={{ left: `${left(from)}%`, width: `${left(to) - left(from)}%` }}
        />
      ))}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {shape.threshold === null ? null : (
          <path
            d={`M0 ${100 - shape.threshold}H100`}
            fill="none"
            stroke="var(--c-degraded)"
            strokeWidth="2"
            strokeDasharray="9 7"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {shape.paths.map((path) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="var(--c-accent)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {chart.lastValue === null ? (
        <p className="absolute inset-0 flex items-center justify-center text-center">
          <span className="bg-page px-3">{words.noReading}</span>
        </p>
      ) : null}
    </div>
  );
}

function valueText(chart: ChartView): string {
  return chart.lastValue === null ? "–" : withUnit(chart.lastValue, chart.unit);
}
