import type { ProjectorView } from "../../contract/projector";
import type { Sections } from "../../contract/socket";

const SECTIONS = [
  "clock",
  "services",
  "exercise",
  "arrivals",
  "command",
  "impactChart",
  "alarmsFiring",
  "decision",
  "updates",
  "result",
] as const satisfies readonly (keyof ProjectorView)[];

/** The view as soon as every section of it has arrived, which the first whole update brings; a seat's view never is one. */
export function projectorView(view: Sections): ProjectorView | undefined {
  // Every section was just looked for, which the type of a partial view cannot say.
  return SECTIONS.every((name) => view[name] !== undefined) ? (view as ProjectorView) : undefined;
}
