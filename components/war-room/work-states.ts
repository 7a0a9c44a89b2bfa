import type { WorkView } from "../../contract/views";
import type { WorkState } from "../../contract/work-sections";

export const ACTIVE_WORK: readonly WorkState[] = [
  "proposed",
  "awaiting-approval",
  "running",
  "held",
];

/** Has taken effect and stays so by itself: there is no end to wait for. */
export function isInForce(work: WorkView): boolean {
  return (
    work.state === "running" &&
    work.kind === "mitigation" &&
    work.progress === null &&
    work.minutesLeft === null
  );
}
