import { FUNCTIONS, type ResponseFunction } from "../../contract/roles";
import type { ActionView } from "../../contract/views";
import { texts } from "../texts/language";

/** Actions whose words contain every word of the search. */
export function findActions(actions: readonly ActionView[], search: string): ActionView[] {
  const { actionKind, role } = texts().words;
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter((action) => {
    const text = [
      action.title,
      action.does,
      action.needs,
      actionKind[action.kind],
      role[action.function],
    ]
      .join(" ")
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The actions of one function, in the catalogue's order. */
export interface ActionGroup {
  readonly function: ResponseFunction;
  /** This seat may act in it. */
  readonly mine: boolean;
  readonly actions: readonly ActionView[];
  /** Why none of them can start now, when it is the same for all; empty otherwise. */
  readonly why: string;
}

/** Groups by function, those of this seat first; a group without actions is left out. */
export function groupActions(
  actions: readonly ActionView[],
  mine: readonly ResponseFunction[],
): ActionGroup[] {
  const own = (name: ResponseFunction) => mine.includes(name);
  const order = [...FUNCTIONS.filter(own), ...FUNCTIONS.filter((name) => !own(name))];
  return order.flatMap((name) => {
    const members = actions.filter((action) => action.function === name);
    if (members.length === 0) return [];
    return [{ function: name, mine: own(name), actions: members, why: commonWhy(members) }];
  });
}

function commonWhy(actions: readonly ActionView[]): string {
  const first = actions[0]?.why ?? "";
  return actions.every((action) => !action.available && action.why === first) ? first : "";
}
