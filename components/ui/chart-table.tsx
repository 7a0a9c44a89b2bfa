"use client";
import { useMemo, useRef, useState } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ChartView } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";
import { Button } from "./button";
import type { ChartMark } from "./chart-marks";
import { provenanceLines } from "./chart-reading";
import { type ChartRow, csvOf, rowsInSight, rowsOf } from "./chart-rows";
import { copyText } from "./copy-text";
import { Dialog } from "./dialog";
import { withUnit } from "./figure-text";

interface ChartTableProps {
  chart: ChartView;
  clock: SimClock;
  marks: readonly ChartMark[];
  onClose: () => void;
}

/** Every row is this high, so that only those in sight need to be drawn. */
const ROW_PX = 28;

/** The readings behind a curve, for whoever wants the numbers, cannot see the picture or takes them elsewhere. */
export function ChartTable({ chart, clock, marks, onClose }: ChartTableProps) {
  const words = texts().charts;
  const rows = useMemo(() => rowsOf(chart, marks), [chart, marks]);
  const [copied, setCopied] = useState("");
  const first = rows.at(-1);
  const last = rows[0];
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={chart.unit ? `${chart.title}, ${chart.unit}` : chart.title}
      description={provenanceLines(chart).join(" · ")}
      footer={
        <>
          <p aria-live="polite" className="mr-auto text-xs text-muted">
            {copied}
          </p>
          <Button
            onClick={async () => {
              const done = await copyText(csvOf(chart, clock, rows));
              setCopied(done ? words.copied(rows.length) : words.copyRefused);
            }}
          >
            {words.copyCsv}
          </Button>
          <Button onClick={onClose}>{texts().ui.close}</Button>
        </>
      }
    >
      <p className="pb-2 text-xs text-muted">
        {first && last
          ? words.rows(
              rows.length,
              formatClock(clock, first.minute),
              formatClock(clock, last.minute),
            )
          : words.noReadingYet}
      </p>
      <Rows rows={rows} unit={chart.unit} title={chart.title} clock={clock} />
    </Dialog>
  );
}

interface RowsProps {
  rows: readonly ChartRow[];
  unit: string;
  title: string;
  clock: SimClock;
}

function Rows({ rows, unit, title, clock }: RowsProps) {
  const words = texts().charts;
  const area = useRef<HTMLElement>(null);
  const [sight, setSight] = useState<[number, number]>([0, 40]);
  const [from, to] = sight;
  const onScroll = () => {
    if (!area.current) return;
    const { scrollTop, clientHeight } = area.current;
    setSight(rowsInSight(scrollTop, clientHeight, ROW_PX, rows.length));
  };
  return (
    <section
      ref={area}
      aria-label={words.readings}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
      className="h-[52dvh] overflow-y-auto rounded border"
    >
      <table className="w-full table-fixed text-left text-xs" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 z-10 bg-raised text-2xs text-muted">
          <tr aria-rowindex={1}>
            <th scope="col" className="w-24 px-2 py-1.5 font-medium">
              {words.columns.minute} ({clock.zone})
            </th>
            <th scope="col" className="w-28 px-2 py-1.5 text-right font-medium">
              {words.columns.value}
            </th>
            <th scope="col" className="px-2 py-1.5 font-medium">
              {words.columns.notes}
            </th>
          </tr>
        </thead>
        <tbody>
          <Gap rows={from} />
          {rows.slice(from, to).map((row, index) => (
            <Row key={row.minute} row={row} unit={unit} clock={clock} index={from + index + 2} />
          ))}
          <Gap rows={Math.max(0, rows.length - to)} />
        </tbody>
      </table>
    </section>
  );
}

/** The room of rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return (
    <tr>
      <td colSpan={3} style={{ height: rows * ROW_PX }} />
    </tr>
  );
}

function Row(props: { row: ChartRow; unit: string; clock: SimClock; index: number }) {
  const { row, unit, clock, index } = props;
  const { noReading, filledIn } = texts().charts;
  const notes = [row.filledIn ? filledIn : "", ...row.marks].filter(Boolean).join(" · ");
  return (
    <tr
      aria-rowindex={index}
      style={{ height: ROW_PX }}
      className={`border-t ${row.value === null ? "hatched text-muted" : ""}`}
    >
      <th scope="row" className="px-2 font-mono font-normal">
        {formatClock(clock, row.minute)}
      </th>
      <td className="px-2 text-right font-mono whitespace-nowrap">
        {row.value === null ? noReading : withUnit(row.value, unit)}
      </td>
      <td className="truncate px-2 text-muted" title={notes}>
        {notes}
      </td>
    </tr>
  );
}
