import type { Debrief, DebriefCurve } from "../../contract/debrief";

export type LaneId = keyof Debrief["lanes"];

export interface LaneIdentity {
  id: LaneId;
  name: string;
  /** What the lane tells, for the heading beside its name. */
  note: string;
  /** Colour as a text class; shapes take it with currentColor. */
  colour: string;
  /** Dash pattern of the lane's curves, so that they differ without colour. */
  dash: string;
}

export const LANE: Record<LaneId, LaneIdentity> = {
  us: {
    id: "us",
    name: "You",
    note: "what the team did and saw",
    colour: "text-lane-us",
    dash: "",
  },
  truth: {
    id: "truth",
    name: "Truth",
    note: "what was so",
    colour: "text-lane-truth",
    dash: "7 3",
  },
  operator: {
    id: "operator",
    name: "AWS",
    note: "what its responders did",
    colour: "text-lane-operator",
    dash: "2 3",
  },
};

export const LANES: readonly LaneIdentity[] = [LANE.us, LANE.truth, LANE.operator];

const LANE_OF_CURVE: Record<DebriefCurve["kind"], LaneIdentity> = {
  seen: LANE.us,
  truth: LANE.truth,
  operator: LANE.operator,
};

export function laneOfCurve(curve: DebriefCurve): LaneIdentity {
  return LANE_OF_CURVE[curve.kind];
}

/** The lane's outline around a point of a drawing: a disc, a diamond, a square. */
export function LaneShape({
  lane,
  x,
  y,
  size = 5,
}: {
  lane: LaneId;
  x: number;
  y: number;
  size?: number;
}) {
  if (lane === "us") return <circle cx={x} cy={y} r={size - 0.5} fill="currentColor" />;
  if (lane === "truth")
    return (
      <path
        d={`M${x} ${y - size - 1}l${size + 1} ${size + 1}-${size + 1} ${size + 1}-${size + 1}-${size + 1}z`}
        fill="currentColor"
      />
    );
  return (
    <rect
      x={x - size + 0.5}
      y={y - size + 0.5}
      width={2 * size - 1}
      height={2 * size - 1}
      fill="currentColor"
    />
  );
}

/** Shape, word and colour of a lane in running text. */
export function LaneMark({ lane }: { lane: LaneIdentity }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap ${lane.colour}`}
    >
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" className="shrink-0">
        <LaneShape lane={lane.id} x={6} y={6} size={4.5} />
      </svg>
      {lane.name}
    </span>
  );
}
