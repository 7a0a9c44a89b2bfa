import { checkCures, type Fault } from "../../engine/index";
import { refused, scenarios } from "../../scenarios/registry";
import { print, UsageError } from "../arguments";
import { placeOf } from "./place";

export const EXIT_FAULTS = 1;

/**
 * Prints every fault of one scenario, or of all, with its place and what to do about it.
 * @returns whether there was none
 * @throws UsageError for a scenario that is not on the registry's list
 */
export function printFaults(root: string, name: string | undefined): boolean {
  const known = [...scenarios, ...refused].map(({ id }) => id);
  if (name !== undefined && !known.includes(name)) throw unknownScenario(name);
  const wanted = name === undefined ? known : [name];
  return wanted.map((id) => printFaultsOf(root, id)).every((clean) => clean);
}

/** What to say to somebody who names a scenario that is not there. */
export function unknownScenario(name: string): UsageError {
  const known = [...scenarios, ...refused].map(({ id }) => id).join(", ");
  return new UsageError(
    `There is no scenario "${name}" on the list in scenarios/registry.ts. Known: ${known}.`,
  );
}

function printFaultsOf(root: string, id: string): boolean {
  const left = refused.find((one) => one.id === id);
  if (left && left.faults.length === 0) {
    print(left.sentence);
    return false;
  }
  const scenario = scenarios.find((one) => one.id === id);
  const faults: readonly Fault[] = left?.faults ?? (scenario ? checkCures(scenario) : []);
  for (const fault of faults) {
    print(`${placeOf(root, id, fault)}: ${fault.id ? `"${fault.id}" ` : ""}${fault.wrong}.`);
    print(`  ${fault.remedy}`);
  }
  if (faults.length > 0) return false;
  print(`scenarios/${id}: no fault, and each of its ${scenario?.causes.length} causes can be won.`);
  return true;
}
