import type uPlot from "uplot";
import type { ChartColours } from "./chart-paint";

/** A labelled vertical line: something the team did, an alarm, or a moment worth seeing. */
export interface ChartMark {
  minute: number;
  label: string;
  kind: "action" | "alarm" | "note";
}

const LABEL_MAX_CHARS = 16;
const ROW_PX = 12;
/** A plot lower than this has one row for labels; a second one would lie on the curve. */
const TWO_ROWS_FROM_PX = 150;
/** Labels are read from a chart that is at least this wide; in a narrower one they would be the chart. */
const LABELS_FROM_PX = 190;
/** The pointer is at a mark when it is this close. */
const NEAR_PX = 7;

/** Vertical marks with their labels beside them; a label without room is left out and told on hover, its line never is. */
export function paintMarks(
  plot: uPlot,
  colours: ChartColours,
  marks: readonly ChartMark[],
  threshold: number | null,
): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const shown = [...marks]
    .sort((a, b) => a.minute - b.minute)
    .map((mark) => ({ mark, x: Math.round(plot.valToPos(mark.minute, "x", true)) }))
    .filter(({ x }) => x >= bbox.left && x <= bbox.left + bbox.width);
  ctx.save();
  ctx.font = `${10 * scale}px ${colours.font}`;
  ctx.textBaseline = "top";
  // uPlot leaves its axes' alignment behind.
  ctx.textAlign = "left";
  ctx.strokeStyle = colours.muted;
  ctx.lineWidth = scale;
  ctx.globalAlpha = 0.7;
  for (const { mark, x } of shown) {
    ctx.setLineDash(mark.kind === "alarm" ? [2 * scale, 3 * scale] : []);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  const widths = shown.map(({ mark, x }) => ({
    text: markText(mark),
    x: x - bbox.left,
    width: ctx.measureText(markText(mark)).width + 6 * scale,
    // What has no picture of its own, such as the declaration, takes its place first.
    first: mark.kind === "note",
  }));
  const line = threshold === null ? null : plot.valToPos(threshold, "y", true) - bbox.top;
  const size = { width: bbox.width / scale, height: bbox.height / scale };
  const rows = labelRows(size, line === null ? null : line / scale);
  for (const { text, left, width, row } of placeLabels(widths, bbox.width, rows)) {
    const top = bbox.top + row * ROW_PX * scale;
    ctx.globalAlpha = 0.7;
    ctx.fillStyle = colours.panel;
    ctx.fillRect(bbox.left + left + scale, top, width - 2 * scale, ROW_PX * scale);
    ctx.globalAlpha = 1;
    ctx.fillStyle = colours.muted;
    ctx.fillText(text, bbox.left + left + 3 * scale, top + scale);
  }
  ctx.restore();
}

/** The rows that may hold labels, from the top: none on a small plot, and none where the threshold runs. */
export function labelRows(
  { width, height }: { width: number; height: number },
  thresholdTop: number | null,
): number[] {
  if (width < LABELS_FROM_PX) return [];
  return (height < TWO_ROWS_FROM_PX ? [0] : [0, 1]).filter(
    (row) =>
      thresholdTop === null || thresholdTop < row * ROW_PX || thresholdTop > (row + 1) * ROW_PX,
  );
}

interface Label {
  text: string;
  /** Of its line, from the plot's left edge. */
  x: number;
  width: number;
  first: boolean;
}

/** Where each label stands, beside its line and inside the plot; those without room are left out. */
export function placeLabels(
  labels: readonly Label[],
  plotWidth: number,
  rows: readonly number[],
): { text: string; left: number; width: number; row: number }[] {
  const taken = rows.map((row) => ({ row, spans: [] as [number, number][] }));
  const byNeed = [...labels].sort((a, b) => Number(b.first) - Number(a.first));
  return byNeed.flatMap(({ text, x, width }) => {
    const left = x + width > plotWidth ? x - width : x;
    const free = taken.find(({ spans }) =>
      spans.every(([from, to]) => left >= to || left + width <= from),
    );
    if (left < 0 || !free) return [];
    free.spans.push([left, left + width]);
    return [{ text, left, width, row: free.row }];
  });
}

/** What happened where the pointer stands, in full; empty where there is no mark. */
export function marksNear(plot: uPlot, marks: readonly ChartMark[]): string {
  const { left } = plot.cursor;
  if (left === undefined || left < 0) return "";
  return marks
    .filter((mark) => Math.abs(plot.valToPos(mark.minute, "x") - left) <= NEAR_PX)
    .map(markSpoken)
    .join("\n");
}

/** A mark in full: its shape, and what happened. */
export function markSpoken({ kind, label }: ChartMark): string {
  return `${SHAPES[kind]}${label}`;
}

const SHAPES: Record<ChartMark["kind"], string> = { action: "▸ ", alarm: "▲ ", note: "" };

function markText({ kind, label }: ChartMark): string {
  const chars = Array.from(label);
  const short = `${chars.slice(0, LABEL_MAX_CHARS - 1).join("")}…`;
  return `${SHAPES[kind]}${chars.length > LABEL_MAX_CHARS ? short : label}`;
}
