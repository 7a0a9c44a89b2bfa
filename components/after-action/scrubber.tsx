"use client";
import type { Debrief } from "../../contract/debrief";
import { formatClock, formatDuration, formatOffset } from "../../contract/sim-time";
import { Button } from "../ui/button";
import { valueAt } from "./curve-path";
import { measureText } from "./difference-words";
import { LANE_OF_CURVE, type LaneIdentity, LaneMark, lanesOf, lookOfCurve } from "./lane-identity";
import { ReferenceMark } from "./reference-note";

interface ScrubberProps {
  debrief: Pick<
    Debrief,
    "reference" | "lanes" | "curves" | "hidden" | "clock" | "fromMinute" | "endMinute"
  >;
  minute: number;
  onMinute: (minute: number) => void;
}

/** Moves one minute along all drawings and says what each lane had then. */
export function Scrubber({ debrief, minute, onMinute }: ScrubberProps) {
  const { clock, fromMinute, endMinute } = debrief;
  const lanes = lanesOf(debrief.reference);
  const moments = lanes
    .flatMap((lane) => debrief.lanes[lane.id])
    .filter((entry) => entry.weight === "major")
    .map((entry) => entry.minute);
  const before = Math.max(...moments.filter((one) => one < minute), Number.NEGATIVE_INFINITY);
  const after = Math.min(...moments.filter((one) => one > minute), Number.POSITIVE_INFINITY);
  const time = `${formatClock(clock, minute)} ${clock.zone}, ${formatOffset(minute)}`;
  return (
    <section
      aria-label="Same minute in all lanes"
      className="no-print mt-3 rounded-panel border bg-panel"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2.5">
        <p className="font-mono text-md font-medium whitespace-nowrap">
          {formatClock(clock, minute)}{" "}
          <span className="text-xs text-muted">
            {clock.zone} {formatOffset(minute)}
          </span>
        </p>
        <input
          type="range"
          aria-label="Minute of the run"
          aria-valuetext={time}
          min={fromMinute}
          max={endMinute}
          value={minute}
          onChange={(event) => onMinute(Number(event.target.value))}
          className="touchable h-6 min-w-0 flex-1 basis-48 accent-(--c-accent-fill)"
        />
        <div className="flex gap-1.5">
          <Button
            size="small"
            why={Number.isFinite(before) ? undefined : "There is no entry before this minute."}
            onClick={() => onMinute(before)}
          >
            Previous entry
          </Button>
          <Button
            size="small"
            why={Number.isFinite(after) ? undefined : "There is no entry after this minute."}
            onClick={() => onMinute(after)}
          >
            Next entry
          </Button>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-4 px-4 py-3 min-[720px]:grid-cols-3">
        {lanes.map((lane) => (
          <LaneNow key={lane.id} lane={lane} debrief={debrief} minute={minute} />
        ))}
      </div>
      <HiddenNow hidden={debrief.hidden} minute={minute} />
    </section>
  );
}

function LaneNow(props: { lane: LaneIdentity; debrief: ScrubberProps["debrief"]; minute: number }) {
  const { lane, debrief, minute } = props;
  const latest = debrief.lanes[lane.id]
    .filter((entry) => entry.minute <= minute)
    .sort((a, b) => a.minute - b.minute)
    .at(-1);
  const curves = debrief.curves.filter((curve) => LANE_OF_CURVE[curve.kind] === lane.id);
  return (
    <div className="min-w-0">
      {lane.id === "operator" ? (
        <ReferenceMark reference={debrief.reference} />
      ) : (
        <LaneMark lane={lane} />
      )}
      <p className="mt-1 text-sm break-words">
        {latest ? (
          <>
            {latest.label}
            <span className="text-muted"> · {sinceWords(minute - latest.minute)}</span>
            {latest.detail ? (
              <span className="line-clamp-2 text-xs text-muted" title={latest.detail}>
                {latest.detail}
              </span>
            ) : null}
          </>
        ) : (
          <span className="text-muted">Nothing yet.</span>
        )}
      </p>
      {lane.id === "operator" && curves[0] ? (
        <p className="mt-2">
          <LaneMark lane={{ ...lookOfCurve(curves[0]), name: curves[0].label }} />
        </p>
      ) : null}
      <dl className="mt-1.5 flex flex-col gap-0.5">
        {curves.map((curve) => {
          const value = valueAt(curve, minute);
          return (
            <div key={curve.id} className="flex items-baseline justify-between gap-3">
              <dt
                className="min-w-0 truncate text-xs text-muted"
                title={`${curve.subject}: ${curve.label}`}
              >
                {curve.subject}
              </dt>
              <dd className="font-mono text-sm whitespace-nowrap">
                {value === null ? "no reading" : measureText(value, curve.unit)}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function sinceWords(minutes: number): string {
  return minutes === 0 ? "this minute" : `${formatDuration(minutes)} ago`;
}

function HiddenNow({ hidden, minute }: { hidden: Debrief["hidden"]; minute: number }) {
  const now = hidden.filter((one) => one.fromMinute <= minute && minute <= one.toMinute);
  if (now.length === 0) return null;
  return (
    <ul className="border-t px-4 py-2.5">
      {now.map((one) => (
        <li key={one.title} className="py-0.5 text-sm">
          <span className="text-muted">Hidden then: </span>
          {one.seen} <span aria-hidden="true">→</span>
          <span className="sr-only"> in truth: </span> {one.truth}
        </li>
      ))}
    </ul>
  );
}
