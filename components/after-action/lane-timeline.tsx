"use client";
import type { Debrief } from "../../contract/debrief";
import { formatClock, type SimClock } from "../../contract/sim-time";
import { useDrawingWidth } from "./drawing-width";
import { LaneHead } from "./lane-head";
import { type LaneIdentity, LaneShape, lanesOf } from "./lane-identity";
import { type LabelSpace, type LaneLayout, type LaneMark, layOutLane } from "./lane-layout";
import { BADGE_WORDS } from "./reference-words";
import { type TimeScale, ticksOf, xAt } from "./time-scale";

const AXIS_HEIGHT = 22;
const HEAD_HEIGHT = 34;
const ROW_HEIGHT = 17;
const LANE_GAP = 12;
/** Room after the last minute for the labels that start there. */
const TAIL_WIDTH = 90;

interface LaneTimelineProps {
  debrief: Pick<
    Debrief,
    "reference" | "lanes" | "clock" | "fromMinute" | "endMinute" | "ranToMinute"
  >;
  /** Where the scrubber stands. */
  minute: number;
  onMinute: (minute: number) => void;
}

/** The run, the truth and what both are laid beside on one time axis. */
export function LaneTimeline({ debrief, minute, onMinute }: LaneTimelineProps) {
  const [ref, width] = useDrawingWidth<HTMLDivElement>(980);
  const scale: TimeScale = {
    fromMinute: debrief.fromMinute,
    endMinute: debrief.endMinute,
    left: 8,
    right: width - TAIL_WIDTH,
  };
  const space: LabelSpace = {
    charPixels: 6.3,
    timePixels: 46,
    rightEdge: width,
    rowsMax: 16,
    charsMax: 42,
  };
  let top = AXIS_HEIGHT;
  const lanes = lanesOf(debrief.reference).map((lane) => {
    const layout = layOutLane(debrief.lanes[lane.id], scale, space);
    const y = top;
    top += HEAD_HEIGHT + layout.rows * ROW_HEIGHT + LANE_GAP;
    return { lane, layout, y };
  });
  const cursor = xAt(scale, minute);
  return (
    <div ref={ref} className="drawing w-full">
      <svg
        role="img"
        aria-label={`Timeline in three lanes: ${lanes.map(({ lane }) => lane.name).join(", ")}. Every entry is listed in the action log.`}
        viewBox={`0 0 ${width} ${top}`}
        width="100%"
        className="block"
      >
        <Axis scale={scale} clock={debrief.clock} height={top} />
        <line
          x1={cursor}
          x2={cursor}
          y1={AXIS_HEIGHT}
          y2={top}
          stroke="var(--c-text)"
          opacity="0.55"
        />
        {lanes.map(({ lane, layout, y }) => (
          <Lane
            key={lane.id}
            lane={lane}
            badge={lane.id === "operator" ? BADGE_WORDS[debrief.reference.standing] : null}
            layout={layout}
            y={y}
            scale={scale}
            clock={debrief.clock}
            onMinute={onMinute}
            stopMinute={lane.id === "operator" ? debrief.endMinute : debrief.ranToMinute}
          />
        ))}
      </svg>
    </div>
  );
}

function Axis({ scale, clock, height }: { scale: TimeScale; clock: SimClock; height: number }) {
  return (
    <g>
      {ticksOf(scale, clock).map((tick) => (
        <g key={tick.minute}>
          <line x1={tick.x} x2={tick.x} y1={AXIS_HEIGHT - 4} y2={height} stroke="var(--c-line)" />
          <text
            x={tick.x + 3}
            y={12}
            fontSize="11"
            fill="var(--c-muted)"
            fontFamily="var(--font-mono)"
          >
            {tick.label}
          </text>
        </g>
      ))}
    </g>
  );
}

function Lane(props: {
  lane: LaneIdentity;
  badge: string | null;
  layout: LaneLayout;
  y: number;
  scale: TimeScale;
  clock: SimClock;
  onMinute: (minute: number) => void;
  /** The lane has nothing to say after this minute. */
  stopMinute: number;
}) {
  const { lane, layout, y, scale, stopMinute } = props;
  const stop = xAt(scale, stopMinute);
  const line = y + HEAD_HEIGHT - 6;
  return (
    <g className={lane.colour}>
      <LaneHead lane={lane} badge={props.badge} y={y} />
      <line x1={scale.left} x2={stop} y1={line} y2={line} stroke="currentColor" opacity="0.55" />
      {scale.right - stop < 150 ? null : (
        <text x={stop + 14} y={line + 4} fontSize="11" fill="var(--c-muted)">
          clock stopped
        </text>
      )}
      {layout.marks.map((mark, index) => (
        <Mark
          // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two entries may be alike
          key={index}
          lane={lane}
          mark={mark}
          line={line}
          clock={props.clock}
          onMinute={props.onMinute}
        />
      ))}
    </g>
  );
}

function Mark(props: {
  lane: LaneIdentity;
  mark: LaneMark;
  line: number;
  clock: SimClock;
  onMinute: (minute: number) => void;
}) {
  const { lane, mark, line, clock } = props;
  const time = formatClock(clock, mark.entry.minute);
  const textY = mark.label ? line + 18 + mark.label.row * ROW_HEIGHT : line;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the scrubber below does the same by keyboard
    <g className="cursor-pointer" onClick={() => props.onMinute(mark.entry.minute)}>
      <title>{[`${time} ${mark.entry.label}`, mark.entry.detail].filter(Boolean).join("\n")}</title>
      {mark.untilX > mark.x ? (
        <rect
          x={mark.x}
          y={line - 3}
          width={mark.untilX - mark.x}
          height={6}
          rx="2"
          fill="currentColor"
          opacity="0.28"
        />
      ) : null}
      {mark.label ? (
        <>
          <line
            x1={mark.x}
            x2={mark.x}
            y1={line}
            y2={textY - 2}
            stroke="currentColor"
            opacity="0.6"
          />
          <LaneShape shape={lane.shape} x={mark.x} y={line} size={4.5} />
          <text
            x={mark.label.side === "left" ? mark.x - 4 : mark.x + 4}
            y={textY}
            fontSize="12"
            fill="var(--c-text)"
            textAnchor={mark.label.side === "left" ? "end" : "start"}
          >
            <tspan fill="var(--c-muted)" fontFamily="var(--font-mono)" fontSize="11">
              {time}
            </tspan>
            <tspan dx="6">{mark.label.text}</tspan>
          </text>
        </>
      ) : (
        <line
          x1={mark.x}
          x2={mark.x}
          y1={line - 6}
          y2={line + 6}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      )}
      <rect x={mark.x - 5} y={line - 9} width={10} height={18} fill="transparent" />
    </g>
  );
}
