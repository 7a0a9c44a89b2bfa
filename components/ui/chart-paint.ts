import type uPlot from "uplot";
import { texts } from "../texts/language";

export interface ChartColours {
  line: string;
  text: string;
  muted: string;
  grid: string;
  threshold: string;
  unknown: string;
  panel: string;
  font: string;
}

/** Colours of the theme as the browser resolves them; a canvas cannot read custom properties itself. */
export function readColours(host: HTMLElement): ChartColours {
  const probe = document.createElement("span");
  // With reduced motion every element has a 1-ms transition, and a colour read during it is still the last one.
  probe.style.transitionProperty = "none";
  host.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    line: read("--c-accent"),
    text: read("--c-text"),
    muted: read("--c-muted"),
    grid: read("--c-line"),
    threshold: read("--c-degraded"),
    unknown: read("--c-unknown"),
    panel: read("--c-panel"),
    font: getComputedStyle(host).fontFamily,
  };
  probe.remove();
  return colours;
}

/** Hatches the time for which there is no reading, so that silence is not taken for calm. */
export function paintHatching(
  plot: uPlot,
  colours: ChartColours,
  bands: readonly [number, number][],
): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  for (const [left, right] of bands.map((band) => spanOf(plot, band))) {
    if (right - left < 1) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, bbox.top, right - left, bbox.height);
    ctx.clip();
    ctx.strokeStyle = colours.unknown;
    ctx.globalAlpha = 0.4;
    ctx.lineWidth = scale;
    ctx.beginPath();
    for (let x = left - bbox.height; x < right; x += 7 * scale) {
      ctx.moveTo(x, bbox.top + bbox.height);
      ctx.lineTo(x + bbox.height, bbox.top);
    }
    ctx.stroke();
    ctx.restore();
  }
}

const UNDERLINE_PX = 3;
const WORDS_PX = 12;

/** Tints and underlines what arrived only afterwards, so that nobody believes the team saw it at the time. */
export function paintFilledIn(
  plot: uPlot,
  colours: ChartColours,
  bands: readonly [number, number][],
): void {
  const { ctx, bbox } = plot;
  const height = UNDERLINE_PX * devicePixelRatio;
  ctx.save();
  ctx.fillStyle = colours.line;
  for (const [left, right] of bands.map((band) => spanOf(plot, band))) {
    if (right - left < 1) continue;
    ctx.globalAlpha = 0.13;
    ctx.fillRect(left, bbox.top, right - left, bbox.height);
    ctx.globalAlpha = 0.75;
    ctx.fillRect(left, bbox.top + bbox.height - height, right - left, height);
  }
  ctx.restore();
}

/** Names the sign in its widest stretch, where the words fit; goes over the curve. */
export function paintFilledInWords(
  plot: uPlot,
  colours: ChartColours,
  bands: readonly [number, number][],
): void {
  const { ctx, bbox } = plot;
  const { filledIn } = texts().charts;
  const scale = devicePixelRatio;
  const spans = bands.map((band) => spanOf(plot, band));
  const [left, right] = spans.sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? [0, 0];
  ctx.save();
  ctx.font = `${10 * scale}px ${colours.font}`;
  const width = ctx.measureText(filledIn).width + 6 * scale;
  if (width <= right - left) {
    const bottom = bbox.top + bbox.height - UNDERLINE_PX * scale;
    const middle = (left + right) / 2;
    ctx.fillStyle = colours.panel;
    ctx.globalAlpha = 0.75;
    ctx.fillRect(middle - width / 2, bottom - WORDS_PX * scale, width, WORDS_PX * scale);
    ctx.globalAlpha = 1;
    ctx.fillStyle = colours.muted;
    ctx.textAlign = "center";
    ctx.textBaseline = "bottom";
    ctx.fillText(filledIn, middle, bottom);
  }
  ctx.restore();
}

/** Left and right edge of a stretch on the canvas, cut to the plot. */
function spanOf({ bbox, valToPos }: uPlot, [from, to]: [number, number]): [number, number] {
  return [
    Math.max(bbox.left, valToPos(from, "x", true)),
    Math.min(bbox.left + bbox.width, valToPos(to, "x", true)),
  ];
}

/** The limit as a dashed line across the plot. */
export function paintThreshold(plot: uPlot, colours: ChartColours, threshold: number): void {
  const { ctx, bbox } = plot;
  const y = plot.valToPos(threshold, "y", true);
  if (y < bbox.top || y > bbox.top + bbox.height) return;
  ctx.save();
  ctx.strokeStyle = colours.threshold;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([5 * devicePixelRatio, 4 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}
