import {
  ROLE_DUTIES as duty,
  type ResponseFunction,
  ROLE_TITLES as role,
} from "../../../contract/roles";
import type { Severity } from "../../../contract/severity";
import type { ActionView, ChannelItemView, HypothesisView } from "../../../contract/views";
import type { ActionKind, WorkState } from "../../../contract/work-sections";

type Stance = HypothesisView["evidence"][number]["stance"];

/** What the contract's kinds are called on a screen, wherever they stand. */
export const words = {
  role,
  duty,
  /** For chips; the full title is in `role`. */
  functionShort: {
    "incident-commander": "IC",
    operations: "Ops",
    observability: "Obs",
    dependents: "Dependents",
    communications: "Comms",
    scribe: "Scribe",
  } satisfies Record<ResponseFunction, string>,
  severityMeaning: {
    SEV1: "Customers cannot use the service; page everyone who can help.",
    SEV2: "Customers are hurt in part; a dedicated team works on it.",
    SEV3: "Customers hardly notice; handled in working hours.",
  } satisfies Record<Severity, string>,
  risk: { low: "low", medium: "medium", high: "high" } satisfies Record<ActionView["risk"], string>,
  actionKind: {
    probe: "Probe",
    experiment: "Experiment",
    mitigation: "Mitigate",
    communication: "Tell",
  } satisfies Record<ActionKind, string>,
  workState: {
    proposed: "proposed",
    "awaiting-approval": "waits for the IC",
    running: "running",
    held: "on hold",
    succeeded: "done",
    failed: "did not work",
    cancelled: "cancelled",
  } satisfies Record<WorkState, string>,
  channelKind: {
    message: "Message",
    decision: "Decision",
    result: "Result",
    alarm: "Alarm",
    inject: "Incoming",
    work: "Work",
    "status-post": "Status post",
    note: "Note",
    system: "Room",
  } satisfies Record<ChannelItemView["kind"], string>,
  stance: { for: "for", against: "against" } satisfies Record<Stance, string>,
  people: (count: number) => `${count} ${count === 1 ? "person" : "people"}`,
} as const;
