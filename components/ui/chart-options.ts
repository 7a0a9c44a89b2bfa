import type { Ref } from "react";
import type uPlot from "uplot";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import { type ChartMark, marksNear, paintMarks } from "./chart-marks";
import type { ChartColours } from "./chart-paint";
import {
  paintFilledIn,
  paintFilledInWords,
  paintHatching,
  paintThreshold,
  readColours,
} from "./chart-paint";
import { figureText } from "./figure-text";

export interface PlotLine {
  /** One value for each minute of `minutes`; null is a gap. */
  values: readonly (number | null)[];
  dashed?: boolean;
}

export interface PlotProps {
  minutes: readonly number[];
  lines: readonly PlotLine[];
  fromMinute: number;
  untilMinute: number;
  clock: SimClock;
  /** Upper end of the axis; null lets the data decide. */
  max: number | null;
  threshold: number | null;
  /** Stretches without a reading. */
  bands: readonly [number, number][];
  /** Stretches that arrived only afterwards. */
  filledIn: readonly [number, number][];
  marks: readonly ChartMark[];
  /** Charts with the same key share the crosshair. */
  syncKey?: string;
  /** Moves the crosshair without a pointer. */
  handle?: Ref<PlotHandle>;
  /** Two minutes between which somebody dragged. A plot without it has nothing to drag. */
  onStretch?: (one: number, other: number) => void;
  /** Index of the point under the pointer, null when it left, and the labels of the marks that stand there. */
  onHover?: (index: number | null, marks: string) => void;
}

export interface PlotHandle {
  /** Puts the crosshair on a minute, where it stays while time goes on; null takes it away. */
  pointAt(minute: number | null): void;
}

const TICK_STEPS_MINUTES = [5, 10, 15, 30, 60, 120, 180, 240, 360] as const;
const TICK_ROOM_PX = 64;
/** Below this a chart has room for the figures alone, without air around them. */
const NARROW_PX = 200;
const NARROW_TICK_ROOM_PX = 44;

/** How uPlot draws what the plot was given last. `pinned` is the minute that the crosshair was put on by key. */
export function optionsFor(
  element: HTMLElement,
  latest: { current: PlotProps },
  pinned: { current: number | null },
): uPlot.Options {
  const colours = readColours(element);
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [6, 8, 0, 0],
    legend: { show: false },
    cursor: cursorFor(latest.current),
    scales: {
      x: { time: false, range: () => [latest.current.fromMinute, latest.current.untilMinute] },
      y: { range: (_, __, dataMax) => [0, topOf(latest.current, dataMax)] },
    },
    axes: axesFor(colours, latest),
    series: [
      {},
      ...latest.current.lines.map((line) => ({
        stroke: line.dashed ? colours.muted : colours.line,
        width: 1.5,
        spanGaps: false,
        points: { show: true, size: 3, width: 0, fill: colours.line, filter: lonePoints },
        ...(line.dashed ? { dash: [4, 3] } : {}),
      })),
    ],
    hooks: {
      drawClear: [
        (self) => {
          paintHatching(self, colours, latest.current.bands);
          paintFilledIn(self, colours, latest.current.filledIn);
        },
      ],
      draw: [
        (self) => {
          const { threshold, marks, filledIn } = latest.current;
          if (threshold !== null) paintThreshold(self, colours, threshold);
          paintFilledInWords(self, colours, filledIn);
          paintMarks(self, colours, marks, threshold);
          if (pinned.current !== null) point(self, pinned.current);
        },
      ],
      setSelect: [
        (self) => {
          const { left, width } = self.select;
          if (width === 0) return;
          self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
          latest.current.onStretch?.(self.posToVal(left, "x"), self.posToVal(left + width, "x"));
        },
      ],
      setCursor: [
        (self) =>
          latest.current.onHover?.(self.cursor.idx ?? null, marksNear(self, latest.current.marks)),
      ],
    },
  };
}

/** A stretch shorter than this was a click. */
const DRAG_MIN_PX = 5;

function cursorFor({ syncKey, onStretch }: PlotProps): uPlot.Cursor {
  return {
    y: false,
    drag: { x: onStretch !== undefined, y: false, setScale: false, dist: DRAG_MIN_PX },
    points: { size: 6 },
    // The crosshair is shared and the stretch is not: all charts take it over when it is drawn.
    ...(syncKey
      ? { sync: { key: syncKey, filters: { pub: (type: string) => type === "mousemove" } } }
      : {}),
  };
}

function axesFor(colours: ChartColours, latest: { current: PlotProps }): uPlot.Axis[] {
  const look = {
    stroke: colours.muted,
    font: `10px ${colours.font}`,
    grid: { stroke: colours.grid, width: 1 },
    ticks: { show: false },
  };
  return [
    {
      ...look,
      size: 20,
      gap: 3,
      splits: (self) => clockTicks(latest.current, self.width),
      values: (_, splits) =>
        splits.map((minute) => formatClock(latest.current.clock, minute).replace(/^\S+ /, "")),
    },
    {
      ...look,
      // A narrow chart needs its width for the curve.
      size: (self) => (self.width < NARROW_PX ? 32 : 38),
      gap: 4,
      space: (self) => Math.max(26, self.height / 5),
      values: (_, splits) => splits.map(figureText),
    },
  ];
}

/** Half a label of the time axis; one that does not fit before the right edge is left out. */
const HALF_LABEL_PX = 15;

/** Round local times, as many as the width can hold. */
function clockTicks(props: PlotProps, widthPx: number): number[] {
  const span = props.untilMinute - props.fromMinute;
  const tick = widthPx < NARROW_PX ? NARROW_TICK_ROOM_PX : TICK_ROOM_PX;
  const room = Math.max(1, Math.floor(widthPx / tick));
  const step = TICK_STEPS_MINUTES.find((minutes) => span / minutes <= room) ?? 720;
  const { startMinuteOfDay } = props.clock;
  const ticks: number[] = [];
  const first = Math.ceil((props.fromMinute + startMinuteOfDay) / step) * step - startMinuteOfDay;
  const last = props.untilMinute - (span * HALF_LABEL_PX) / widthPx;
  for (let minute = first; minute <= last; minute += step) ticks.push(minute);
  return ticks;
}

function topOf(props: PlotProps, dataMax: number | null): number {
  if (props.max !== null) return props.max;
  const top = Math.max(dataMax ?? 0, props.threshold ?? 0);
  return top > 0 ? top * 1.15 : 1;
}

/** A reading between two gaps has no line, so it is drawn as a dot. */
function lonePoints(self: uPlot, seriesIndex: number): number[] {
  const values = self.data[seriesIndex] ?? [];
  const known = (index: number) => values[index] !== null && values[index] !== undefined;
  return Array.from(values.keys()).filter(
    (index) => known(index) && !known(index - 1) && !known(index + 1),
  );
}

/** Sets the crosshair of a plot and of those that share it. */
export function point(plot: uPlot, minute: number | null): void {
  const left = minute === null ? -10 : plot.valToPos(minute, "x");
  // Its third argument, which publishes the crosshair, is missing from the types.
  const setCursor: (at: object, fire: boolean, publish: boolean) => void = plot.setCursor as never;
  setCursor({ left, top: minute === null ? -10 : 1 }, true, true);
}
