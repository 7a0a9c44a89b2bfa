"use client";
import "uplot/dist/uPlot.min.css";
import { memo, useCallback, useEffect, useImperativeHandle, useRef } from "react";
import uPlot from "uplot";
import { optionsFor, type PlotProps, point } from "./chart-options";
import { useTheme } from "./theme-toggle";

/** Draws lines over simulated minutes and follows the size of its parent, the theme and the data. */
export const ChartPlot = memo(function ChartPlot(props: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const pinned = useRef<number | null>(null);
  const draw = useDrawing(host, plot);
  const latest = useRef(props);
  latest.current = props;
  const theme = useTheme();
  const shape = props.lines.map((line) => (line.dashed ? "d" : "s")).join("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and shape are what the plot is built from; data follows below
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const made = new uPlot(optionsFor(element, latest, pinned), dataOf(latest.current), element);
    plot.current = made;
    const observer = new ResizeObserver(() => {
      made.setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [theme, shape]);

  useEffect(() => {
    draw(() => plot.current?.setData(dataOf(props)));
  }, [props, draw]);

  useImperativeHandle(props.handle, () => ({
    pointAt(minute) {
      pinned.current = minute;
      if (plot.current) point(plot.current, minute);
    },
  }));

  return (
    <div
      ref={host}
      className="absolute inset-0 overflow-hidden [&_.u-cursor-x]:border-muted! [&_.u-select]:bg-accent/20!"
    />
  );
});

/** Draws once a frame at most, and what is scrolled out of sight when it comes back into it; a hidden page draws nothing. */
function useDrawing(host: { current: HTMLElement | null }, plot: { current: uPlot | null }) {
  const seen = useRef(true);
  const waiting = useRef<(() => void) | null>(null);
  const frame = useRef(0);
  const flush = useCallback(() => {
    if (frame.current !== 0 || !seen.current) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      waiting.current?.();
      waiting.current = null;
    });
  }, []);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? true;
      if (waiting.current) flush();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [host, flush]);
  return useCallback(
    (draw: () => void) => {
      waiting.current = draw;
      if (plot.current) flush();
    },
    [plot, flush],
  );
}

function dataOf(props: PlotProps): uPlot.AlignedData {
  return [[...props.minutes], ...props.lines.map((line) => [...line.values])];
}
