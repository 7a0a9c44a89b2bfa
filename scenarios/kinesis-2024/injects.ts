import "#server-only";
import type { InjectDefinition } from "../../engine/index";
import { conditionalInjects, timedInjects } from "../../engine/index";
import { clock } from "./brief";
import { dependents } from "./injects/dependents";
import { outside } from "./injects/outside";
import { timed } from "./injects/timed";

/**
 * What people outside the team say. Invented, after the kinds of voices that the sources report of such days; none of them names a cause, some
 * point the wrong way, and whoever speaks of an outage does so only while there is one.
 */
export const injects: readonly InjectDefinition[] = [
  ...timedInjects(clock, timed),
  ...conditionalInjects([...outside, ...dependents]),
];
