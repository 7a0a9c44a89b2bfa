import type { Debrief } from "../../contract/debrief";
import { ClockTime } from "./clock-time";
import { LaneMark, lanesOf } from "./lane-identity";

/** The three lanes as one list down the page, for screens too narrow for the drawing. */
export function LaneList({ debrief }: { debrief: Pick<Debrief, "reference" | "lanes" | "clock"> }) {
  const entries = lanesOf(debrief.reference)
    .flatMap((lane) =>
      debrief.lanes[lane.id]
        .filter((entry) => entry.weight === "major")
        .map((entry) => ({ lane, entry })),
    )
    .sort((a, b) => a.entry.minute - b.entry.minute);
  return (
    <ol className="flex flex-col">
      {entries.map(({ lane, entry }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two entries may be alike
          key={index}
          className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-b last:border-b-0 py-2"
        >
          <ClockTime clock={debrief.clock} minute={entry.minute} offset={false} />
          <div className="min-w-0">
            <LaneMark lane={lane} />
            <p className="text-base break-words">{entry.label}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
