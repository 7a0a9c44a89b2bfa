import type { Debrief, DebriefCurve, DebriefReference } from "../../contract/debrief";
import { LANE_NOTES } from "./reference-words";

export type LaneId = keyof Debrief["lanes"];
type Shape = "disc" | "diamond" | "square" | "triangle" | "frame";

/** How points and curves of one origin look. */
interface Look {
  shape: Shape;
  /** Colour as a text class; shapes take it with currentColor. */
  colour: string;
  /** Dash pattern of its curves, so that they differ without colour. */
  dash: string;
}

export interface LaneIdentity extends Look {
  id: LaneId;
  name: string;
  /** What the lane tells, for the heading beside its name. */
  note: string;
}

const OPERATOR: Look = { shape: "square", colour: "text-lane-operator", dash: "2 3" };

/** Only the operator's own account looks like the operator's curves; what else a run is laid beside is not the operator's. */
const REFERENCES: Record<DebriefReference["standing"], Look> = {
  published: OPERATOR,
  disputed: { shape: "triangle", colour: "text-lane-reference", dash: "" },
  modelled: { shape: "frame", colour: "text-lane-reference", dash: "" },
};

export const LANE: Record<"us" | "truth", LaneIdentity> = {
  us: {
    id: "us",
    name: "You",
    note: "what the team did and saw",
    shape: "disc",
    colour: "text-lane-us",
    dash: "",
  },
  truth: {
    id: "truth",
    name: "Truth",
    note: "what was so",
    shape: "diamond",
    colour: "text-lane-truth",
    dash: "7 3",
  },
};

/** The lane of what the run is laid beside. */
export function referenceLane({ whose, standing }: DebriefReference): LaneIdentity {
  return { id: "operator", name: whose, note: LANE_NOTES[standing], ...REFERENCES[standing] };
}

export function lanesOf(reference: DebriefReference): readonly LaneIdentity[] {
  return [LANE.us, LANE.truth, referenceLane(reference)];
}

const LOOK_OF_CURVE: Record<DebriefCurve["kind"], Look> = {
  seen: LANE.us,
  truth: LANE.truth,
  operator: OPERATOR,
};

export function lookOfCurve(curve: DebriefCurve): Look {
  return LOOK_OF_CURVE[curve.kind];
}

/** The lane in which a curve's values are read out. */
export const LANE_OF_CURVE: Record<DebriefCurve["kind"], LaneId> = {
  seen: "us",
  truth: "truth",
  operator: "operator",
};

/** An outline around a point of a drawing: filled for what was so or was told by whom it happened to, hollow for the rest. */
export function LaneShape(props: { shape: Shape; x: number; y: number; size?: number }) {
  const { shape, x, y, size = 5 } = props;
  const square = {
    x: x - size + 0.5,
    y: y - size + 0.5,
    width: 2 * size - 1,
    height: 2 * size - 1,
  };
  const hollow = { fill: "var(--c-page)", stroke: "currentColor", strokeWidth: 1.6 };
  if (shape === "disc") return <circle cx={x} cy={y} r={size - 0.5} fill="currentColor" />;
  if (shape === "diamond")
    return (
      <path
        d={`M${x} ${y - size - 1}l${size + 1} ${size + 1}-${size + 1} ${size + 1}-${size + 1}-${size + 1}z`}
        fill="currentColor"
      />
    );
  if (shape === "triangle")
    return <path d={`M${x} ${y - size}l${size} ${2 * size - 1}h${-2 * size}z`} {...hollow} />;
  if (shape === "frame") return <rect {...square} {...hollow} />;
  return <rect {...square} fill="currentColor" />;
}

/** Shape, word and colour of a lane in running text. */
export function LaneMark(props: {
  lane: Pick<LaneIdentity, "name" | "shape" | "colour">;
  /** In a narrow column, where a long name must not widen it. */
  wraps?: boolean;
}) {
  const { lane, wraps = false } = props;
  return (
    <span
      className={`inline-flex gap-1.5 text-xs font-semibold ${wraps ? "items-start" : "items-center whitespace-nowrap"} ${lane.colour}`}
    >
      <svg
        aria-hidden="true"
        width="12"
        height="12"
        viewBox="0 0 12 12"
        className={`shrink-0 ${wraps ? "mt-0.5" : ""}`}
      >
        <LaneShape shape={lane.shape} x={6} y={6} size={4.5} />
      </svg>
      {lane.name}
    </span>
  );
}
