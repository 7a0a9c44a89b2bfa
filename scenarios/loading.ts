import "#server-only";
import { type AnyScenario, type Fault, FaultyScenarioError, faultSentence } from "../engine/index";

/** Folder → what loads the scenario in it. */
export type Folders = Readonly<Record<string, () => Promise<AnyScenario>>>;

/** A folder whose scenario is left out. */
export interface Refused {
  readonly id: string;
  /** For the log and the terminal. */
  readonly sentence: string;
  /** Empty when the folder could not even be read. */
  readonly faults: readonly Fault[];
}

/** Loads every folder. One that is faulty is left out, with a sentence; the others can be played all the same. */
export async function loadScenarios(folders: Folders): Promise<{
  scenarios: readonly AnyScenario[];
  refused: readonly Refused[];
}> {
  const scenarios: AnyScenario[] = [];
  const refused: Refused[] = [];
  for (const [id, load] of Object.entries(folders)) {
    try {
      scenarios.push(await load());
    } catch (error) {
      refused.push(refuse(id, error));
    }
  }
  return { scenarios, refused };
}

function refuse(id: string, error: unknown): Refused {
  if (!(error instanceof FaultyScenarioError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      id,
      sentence: `Scenario ${id} is left out; its folder does not load: ${reason}`,
      faults: [],
    };
  }
  const [first, ...others] = error.faults;
  const more = others.length === 0 ? "" : ` There are ${others.length} more.`;
  const sentence = `Scenario ${id} is left out. ${first ? faultSentence(id, first) : ""}${more} To see all: npm run scenario -- check ${id}`;
  return { id, sentence, faults: error.faults };
}
