import { readFileSync } from "node:fs";
import { z } from "zod";
import { actionParamsSchema } from "../contract/commands";
import { parseSimTime } from "../contract/sim-time";
import type { AnyScenario, ScriptedCommand } from "../engine/index";
import { UsageError } from "./arguments";

const scriptSchema = z.strictObject({
  commands: z.array(
    z.strictObject({
      /** The scenario's clock, `HH:MM` or `+1 HH:MM`, or `T+181`. */
      at: z.string(),
      do: z.string(),
      with: actionParamsSchema.optional(),
    }),
  ),
});

/** Reads a script of commands. @throws UsageError naming the file and the command */
export function readScript(scenario: AnyScenario, file: string): ScriptedCommand[] {
  const parsed = scriptSchema.safeParse(readJson(file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UsageError(
      `${file}: ${issue?.path.join(".") || "the script"}: ${issue?.message ?? "malformed"}.`,
    );
  }
  return parsed.data.commands.map((command, index) => {
    const where = `${file}, command ${index + 1}`;
    const atMinute = parseSimTime(scenario.clock, command.at);
    if (atMinute === undefined) {
      throw new UsageError(
        `${where}: "${command.at}" is no time. Write 05:45, "+1 08:20" or T+181.`,
      );
    }
    if (atMinute < 0)
      throw new UsageError(`${where}: ${command.at} is before the scenario starts.`);
    if (atMinute > scenario.endMinute) {
      throw new UsageError(
        `${where}: ${command.at} is after the scenario ends (T+${scenario.endMinute}).`,
      );
    }
    if (!scenario.actions.some((action) => action.id === command.do)) {
      throw new UsageError(`${where}: there is no action "${command.do}" in ${scenario.id}.`);
    }
    return { atMinute, actionId: command.do, params: command.with ?? {} };
  });
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`The script ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
