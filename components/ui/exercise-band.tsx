"use client";
import { texts, useLanguage } from "../texts/language";

/** Stands on every page and every printed sheet, so that no picture of a drill is taken for a real outage. */
export function ExerciseBand() {
  useLanguage();
  const { exercise, exerciseMarking, exerciseNote } = texts().ui;
  return (
    <aside
      aria-label={exerciseMarking}
      className="exercise-band sticky top-0 z-40 flex h-[var(--band-height)] items-center justify-center gap-2 bg-band px-3 text-2xs font-semibold text-on-band"
    >
      <span className="tracking-[0.2em]">{exercise}</span>
      <span className="truncate font-medium opacity-85">{exerciseNote}</span>
    </aside>
  );
}
