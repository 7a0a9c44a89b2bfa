import "#server-only";
import type { InjectDefinition } from "../../engine/index";
import { conditional } from "./injects/conditional";
import { timed } from "./injects/timed";

/**
 * What people outside the team say. Invented, after the kinds of voices that the sources report; none of them names a cause, and some point
 * the wrong way.
 */
export const injects: readonly InjectDefinition[] = [
  ...timed.map(([atMinute, when, id, audience, from, text]) => ({
    id: `inject.${id}`,
    from,
    text,
    audience,
    when,
    atMinute,
  })),
  ...conditional.map(([id, audience, from, when, due, text]) => ({
    id: `inject.${id}`,
    from,
    text,
    audience,
    when,
    due,
  })),
];
