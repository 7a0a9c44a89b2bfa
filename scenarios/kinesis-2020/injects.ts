import "#server-only";
import { conditionalInjects, timedInjects } from "../../engine/index";
import { clock } from "./brief";
import { conditional } from "./injects/conditional";
import { timed } from "./injects/timed";

/**
 * What people outside the team say. Invented, after the kinds of voices that the sources report; none of them names a cause, and some point
 * the wrong way.
 */
export const injects = [...timedInjects(clock, timed), ...conditionalInjects(conditional)];
