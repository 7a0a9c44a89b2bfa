import "#server-only";
import type { ScriptedCommand } from "../define-history";

/** A line of a script: an action is ordered at a minute since T+0. */
export function order(
  atMinute: number,
  actionId: string,
  params: ScriptedCommand["params"] = {},
): ScriptedCommand {
  return { atMinute, actionId, params };
}

/** A line of a script: the work of an action is let go of at a minute since T+0. */
export function letGo(atMinute: number, actionId: string): ScriptedCommand {
  return { ...order(atMinute, actionId), cancels: true };
}
