import "#server-only";

/** Something a scenario says wrongly. */
export interface Fault {
  /** The part of the scenario where it stands, by the name that `Scenario` or `History` gives it. */
  readonly part: string;
  /** What it stands in; "" when the part as a whole is meant. */
  readonly id: string;
  /** What is wrong, as the rest of a sentence that begins with the id. */
  readonly wrong: string;
  /** What to do about it, a sentence. */
  readonly remedy: string;
}

/** `scenarios/toy, alarms: "alarm.hot" names …, which is not defined. Define it …` */
export function faultSentence(scenarioId: string, { part, id, wrong, remedy }: Fault): string {
  return `scenarios/${scenarioId}, ${part}: ${id === "" ? "" : `"${id}" `}${wrong}. ${remedy}`;
}

/** A scenario that cannot be played as it is written. The message is for people and names every fault. */
export class FaultyScenarioError extends Error {
  override readonly name = "FaultyScenarioError";
  readonly faults: readonly Fault[];

  constructor(scenarioId: string, faults: readonly Fault[]) {
    super(faults.map((fault) => faultSentence(scenarioId, fault)).join("\n"));
    this.faults = faults;
  }
}
