import { parseArgs } from "node:util";
import type { AnyScenario } from "../engine/index";
import { findScenario, scenarios } from "../scenarios/registry";

/** Exit code for a call that cannot be carried out as it was written. */
export const EXIT_USAGE = 2;

/** A mistake in the call, with a sentence for the person who made it. */
export class UsageError extends Error {}

export interface Arguments {
  readonly scenario: AnyScenario;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Reads `SCENARIO --option value …`. @throws UsageError */
export function readArguments(
  usage: string,
  options: Record<string, { type: "string" | "boolean" }>,
): Arguments {
  const { values, positionals } = parse(usage, options);
  const [id, extra] = positionals;
  if (id === undefined) throw new UsageError(`Name a scenario. ${usage}`);
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many. ${usage}`);
  const scenario = findScenario(id);
  if (!scenario) {
    const known = scenarios.map((one) => one.id).join(", ");
    throw new UsageError(`There is no scenario "${id}". Known: ${known}.`);
  }
  return { scenario, options: values };
}

function parse(usage: string, options: Record<string, { type: "string" | "boolean" }>) {
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    return { values: parsed.values as Arguments["options"], positionals: parsed.positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}

/** A whole number from an option. @throws UsageError */
export function readWhole(
  options: Arguments["options"],
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = options[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (
    typeof text !== "string" ||
    text.trim() === "" ||
    !Number.isInteger(value) ||
    value < least ||
    value > most
  ) {
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

/** One of the scenario's causes; history's when none is named. @throws UsageError */
export function readCause({ scenario, options }: Arguments): string {
  const known = scenario.causes.map((cause) => cause.id);
  const wanted = options.cause ?? known[0];
  const cause = known.find((id) => id === wanted);
  if (cause === undefined) {
    throw new UsageError(
      `There is no cause "${wanted}" in ${scenario.id}. Known: ${known.join(", ")}.`,
    );
  }
  return cause;
}

/** Runs a tool; a usage error becomes a sentence and exit code 2. */
export function runTool(tool: () => void): void {
  try {
    tool();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_USAGE;
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
