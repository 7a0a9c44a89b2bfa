import "#server-only";
import type { AnyScenario } from "../define-scenario";
import type { Fault } from "./fault";

/** Lower-case words and figures, joined by hyphens and dots. */
const WELL_FORMED = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
/** A folder's name: as above, but without dots. */
const FOLDER_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Lists of a scenario whose entries have ids. */
export function listsOf(scenario: AnyScenario) {
  return {
    starts: scenario.starts,
    causes: scenario.causes,
    suspects: scenario.suspects,
    services: scenario.services,
    gauges: scenario.gauges,
    collectors: scenario.collectors,
    alarms: scenario.alarms,
    clues: scenario.clues,
    changes: scenario.changes,
    actions: scenario.actions,
    injects: scenario.injects,
    milestones: scenario.history.milestones,
  } satisfies Record<string, readonly { readonly id: string }[]>;
}

/** Ids are how parts refer to each other, and what logs of rooms keep. */
export function checkIds(scenario: AnyScenario): Fault[] {
  const faults = Object.entries(listsOf(scenario)).flatMap(([name, list]) => checkList(name, list));
  if (!FOLDER_NAME.test(scenario.id)) {
    const remedy = "Use lower-case words, figures and hyphens, and begin with a letter.";
    faults.push({ part: "id", id: scenario.id, wrong: "is no name for a folder", remedy });
  }
  return faults;
}

function checkList(part: string, list: readonly { readonly id: string }[]): Fault[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }): Fault[] => {
    const again = seen.has(id);
    seen.add(id);
    if (again) {
      return [{ part, id, wrong: "stands twice in its list", remedy: "Rename one of them." }];
    }
    if (WELL_FORMED.test(id)) return [];
    const remedy = "Use lower-case words and figures, joined by hyphens or dots.";
    return [{ part, id, wrong: "is no well-formed id", remedy }];
  });
}
