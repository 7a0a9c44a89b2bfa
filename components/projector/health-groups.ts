import type { ProjectorView } from "../../contract/projector";
import { formatDuration } from "../../contract/sim-time";
import type { Health } from "../../contract/telemetry-sections";

type Service = ProjectorView["services"][number];

export interface HealthGroup {
  health: Health;
  members: { id: string; name: string /** "" while it says nothing. */; age: string }[];
}

/** The worst first, because the eye begins there. */
const ORDER: readonly Health[] = ["impaired", "degraded", "recovering", "unknown", "healthy"];
/** Up to this age a reading is as fresh as most instruments give it. */
const FRESH_MINUTES = 9;

/** Services under the health that they are known to have; a health that none has is left out. */
export function groupByHealth(services: readonly Service[], nowMinute: number): HealthGroup[] {
  return ORDER.map((health) => ({
    health,
    members: services
      .filter((service) => service.health === health)
      .map(({ id, name, asOfMinute }) => ({ id, name, age: ageOf(asOfMinute, nowMinute) })),
  })).filter(({ members }) => members.length > 0);
}

function ageOf(asOfMinute: number | null, nowMinute: number): string {
  const age = asOfMinute === null ? 0 : nowMinute - asOfMinute;
  return age > FRESH_MINUTES ? formatDuration(age) : "";
}

/** Lines of the smallest letters that the services have, and letters in a line. */
const LINES_MAX = 12;
const LINE_CHARS = 40;
/** A word for a health with its shape and count. */
const HEAD_CHARS = 16;

/** Lines that are left for the healthy ones, which are named last and may be cut: at least one. */
export function healthyLines(groups: readonly HealthGroup[]): number {
  const taken = groups
    .filter(({ health }) => health !== "healthy")
    .map(({ members }) => Math.ceil((HEAD_CHARS + charsOf(members)) / LINE_CHARS));
  return Math.max(1, LINES_MAX - taken.reduce((sum, lines) => sum + lines, 0));
}

function charsOf(members: HealthGroup["members"]): number {
  return members.reduce((sum, { name, age }) => sum + name.length + 2 + age.length, 0);
}
