import type { DebriefReference } from "../../contract/debrief";
import { LaneMark, referenceLane } from "./lane-identity";
import { BADGE_WORDS } from "./reference-words";

/** Shape and name of what the run is laid beside, and a badge where it is no plain account of the day. */
export function ReferenceMark(props: { reference: DebriefReference; wraps?: boolean }) {
  const { reference, wraps = false } = props;
  const lane = referenceLane(reference);
  const word = BADGE_WORDS[reference.standing];
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-2 gap-y-1 ${wraps ? "max-w-28" : ""}`}
    >
      <LaneMark lane={lane} wraps={wraps} />
      {word === null ? null : (
        <span
          className={`rounded-control border border-current px-1.5 text-xs font-medium whitespace-nowrap ${lane.colour}`}
        >
          {word}
        </span>
      )}
    </span>
  );
}

/** Whose the other times are, how sure they are and how to read them. */
export function ReferenceNote({ reference }: { reference: DebriefReference }) {
  if (!reference.note) return null;
  return (
    <div className="mb-3 max-w-[76ch] break-inside-avoid break-after-avoid text-sm">
      <ReferenceMark reference={reference} />
      <p className="mt-0.5 text-muted">{reference.note}</p>
    </div>
  );
}
