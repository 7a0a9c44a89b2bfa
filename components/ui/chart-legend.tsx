import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";
import { filledInBands, silences } from "./chart-reading";

interface ChartLegendProps {
  charts: readonly ChartView[];
  fromMinute: number;
  untilMinute: number;
  nowMinute: number;
}

/**
 * The signs that these charts use in the time that is shown, and no others; nothing while every curve is plain. Readings that arrived for
 * earlier hours are told of too, because nobody would look there again.
 */
export function ChartLegend(props: ChartLegendProps) {
  const { charts, fromMinute, untilMinute, nowMinute } = props;
  const inSight = ([from, to]: [number, number]) => to > fromMinute && from < untilMinute;
  const silent = charts.some((chart) => silences(chart, fromMinute, nowMinute).some(inSight));
  const filledIn = charts.flatMap(filledInBands);
  if (!silent && filledIn.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-2xs text-muted">
      {silent ? (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="hatched h-2.5 w-5 rounded-xs border" />
          {texts().charts.noReading}
        </span>
      ) : null}
      {filledIn.some(inSight) ? <FilledInKey /> : null}
      {filledIn.length > 0 && !filledIn.some(inSight) ? (
        <span>{texts().charts.filledInEarlier}</span>
      ) : null}
    </p>
  );
}

/** The sign of what arrived only afterwards, with its words. */
export function FilledInKey() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="h-2.5 w-5 border-b-[3px] border-accent/75 bg-accent/15" />
      {texts().charts.filledIn}
    </span>
  );
}
