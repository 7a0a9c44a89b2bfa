import "#server-only";
import type { ModelledReference, PhaseTimes, PublishedReference } from "../define-history";
import type { Briefing, Changes, Start } from "../define-scenario";

/** @param sections heading → what stands under it */
export function briefingOf(sections: Readonly<Record<string, string>>): Briefing {
  return Object.entries(sections).map(([heading, body]) => ({ heading, body }));
}

/** Phases of one source. @param minutes id of a phase → its minute since T+0 */
export function phasesOf(basis: string, minutes: Readonly<Record<string, number | null>>) {
  const phases = Object.entries(minutes).map(([id, minute]) => [id, { minute, basis }] as const);
  return Object.fromEntries(phases) satisfies PhaseTimes;
}

/** The reference of the cause that history had: the operator's own account. */
export function publishedBy(whose: string, note: string): PublishedReference {
  return { standing: "published", whose, note };
}

/** The reference of a cause that nobody lived through: the quickest script known. */
export function bestKnownPlay(note: string): ModelledReference {
  return { standing: "modelled", whose: "Best known play", note, policy: "expert" };
}

type StartRow = readonly [id: string, minute: number, title: string, note: string];

/** Where play may begin; the first is the default. */
export function startsOf(rows: readonly StartRow[]): Start[] {
  return rows.map(([id, minute, title, note]) => ({ id, minute, title, note }));
}

type ChangeRow = readonly [when: string, title: string, detail: string];

/** The change calendar, status → its changes. Ids count from `change-1`. */
export function changesOf(
  rows: Readonly<Partial<Record<Changes[number]["status"], readonly ChangeRow[]>>>,
): Changes {
  const statuses = ["finished", "running", "planned"] as const;
  return statuses
    .flatMap((status) => (rows[status] ?? []).map((row) => ({ status, row })))
    .map(({ status, row: [when, title, detail] }, index) => {
      return { id: `change-${index + 1}`, when, title, detail, status };
    });
}
