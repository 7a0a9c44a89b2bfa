import type { ResponseFunction } from "../../contract/roles";
import type { ChannelItemView, WorkView } from "../../contract/views";
import type { ActionKind, WorkState } from "../../contract/work-sections";

/** Short names for chips; the full title is in ROLE_TITLES. */
export const FUNCTION_SHORT: Record<ResponseFunction, string> = {
  "incident-commander": "IC",
  operations: "Ops",
  observability: "Obs",
  dependents: "Dependents",
  communications: "Comms",
  scribe: "Scribe",
};

export const KIND_WORDS: Record<ActionKind, string> = {
  probe: "Probe",
  experiment: "Experiment",
  mitigation: "Mitigate",
  communication: "Tell",
};

export const WORK_WORDS: Record<WorkState, string> = {
  proposed: "proposed",
  "awaiting-approval": "waits for the IC",
  running: "running",
  held: "on hold",
  succeeded: "done",
  failed: "did not work",
  cancelled: "cancelled",
};

export const CHANNEL_WORDS: Record<ChannelItemView["kind"], string> = {
  message: "Message",
  decision: "Decision",
  result: "Result",
  alarm: "Alarm",
  inject: "Incoming",
  work: "Work",
  "status-post": "Status post",
  note: "Note",
  system: "Room",
};

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

/** "1 person", "3 people". */
export function peopleText(people: number): string {
  return `${people} ${people === 1 ? "person" : "people"}`;
}
