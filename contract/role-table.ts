import type { CommandType } from "./commands";
import type { ResponseFunction } from "./roles";

/**
 * Who alone does and reads what. Commands and sections that are not listed are every player's. A function that nobody holds is everyone's, and
 * whoever is in command counts as incident commander. Answers of probes and voices from outside go to one function as well: to that of the
 * action, and to the one that is addressed; whoever reads such a line can share it.
 */
export const OWN_COMMANDS = {
  "incident.take-command": ["incident-commander"],
  "work.approve": ["incident-commander"],
  "cause.confirm": ["incident-commander"],
  "decision.record": ["incident-commander", "scribe"],
  "note.write": ["scribe"],
  "draft.write": ["communications", "incident-commander"],
} as const satisfies Partial<Record<CommandType, readonly ResponseFunction[]>>;

export const OWN_SECTIONS = {
  logs: ["observability"],
  drafts: ["communications", "incident-commander"],
} as const satisfies Record<string, readonly ResponseFunction[]>;

export type OwnSection = keyof typeof OWN_SECTIONS;

/** The functions that alone may give a command; null when every player may. */
export function ownersOf(type: CommandType): readonly ResponseFunction[] | null {
  return type in OWN_COMMANDS ? OWN_COMMANDS[type as keyof typeof OWN_COMMANDS] : null;
}
