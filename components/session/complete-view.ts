import type { FacilitatorView, PlayerView } from "../../contract/views";

const SECTIONS = [
  "room",
  "clock",
  "you",
  "seats",
  "incident",
  "services",
  "charts",
  "alarms",
  "logs",
  "changes",
  "actions",
  "works",
  "channel",
  "hypotheses",
  "posts",
] as const satisfies readonly (keyof PlayerView)[];

/** The view as soon as every section of it has arrived, which the first whole update brings. */
export function completeView(view: Partial<FacilitatorView>): PlayerView | undefined {
  return SECTIONS.every((name) => view[name] !== undefined) ? (view as PlayerView) : undefined;
}
