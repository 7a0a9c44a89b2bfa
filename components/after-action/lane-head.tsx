import { type LaneIdentity, LaneShape } from "./lane-identity";

/** Fits either word that a badge may hold. */
const BADGE_WIDTH = 64;

/** A lane's name in the drawing. The badge stands before the name, because only its own width is known. */
export function LaneHead(props: { lane: LaneIdentity; badge: string | null; y: number }) {
  const { lane, badge, y } = props;
  const indent = badge === null ? 0 : BADGE_WIDTH + 8;
  return (
    <>
      <rect
        x={0}
        y={y}
        width={indent + lane.name.length * 8 + lane.note.length * 6.3 + 34}
        height={18}
        fill="var(--c-page)"
      />
      <LaneShape shape={lane.shape} x={8} y={y + 9} />
      {badge === null ? null : (
        <g>
          <rect
            x={20.5}
            y={y + 0.5}
            width={BADGE_WIDTH}
            height={17}
            rx="3"
            fill="none"
            stroke="currentColor"
          />
          <text
            x={20.5 + BADGE_WIDTH / 2}
            y={y + 13}
            fontSize="12"
            fontWeight="500"
            textAnchor="middle"
            fill="currentColor"
          >
            {badge}
          </text>
        </g>
      )}
      <text x={20 + indent} y={y + 13} fontSize="13" fontWeight="600" fill="currentColor">
        {lane.name}
        <tspan dx="8" fontSize="12" fontWeight="400" fill="var(--c-muted)">
          {lane.note}
        </tspan>
      </text>
    </>
  );
}
