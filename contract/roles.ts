/**
 * The functions of the incident response (incident command system, as SRE teams use it). A function that nobody holds is everyone's, so that
 * a team of two can still do all of it.
 */
export const FUNCTIONS = [
  "incident-commander",
  "operations",
  "observability",
  "dependents",
  "communications",
  "scribe",
] as const;
export type ResponseFunction = (typeof FUNCTIONS)[number];

/** What a seat can choose to be; who alone does and reads what stands in role-table.ts. `responder` holds no function of its own; `observer` only watches. */
export const ROLES = [...FUNCTIONS, "responder", "observer"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_TITLES: Record<Role, string> = {
  "incident-commander": "Incident commander",
  operations: "Operations lead",
  observability: "Observability",
  dependents: "Dependent services",
  communications: "Communications lead",
  scribe: "Scribe",
  responder: "Responder",
  observer: "Observer",
};

export const ROLE_DUTIES: Record<Role, string> = {
  "incident-commander":
    "Declares the incident, decides, approves risky work, keeps hands off the keyboard.",
  operations: "Runs changes on the fleet: capacity, restarts, configuration.",
  observability: "Reads logs and host probes, tells the others what they mean.",
  dependents: "Speaks with the teams whose services depend on this one.",
  communications: "Status page, personal notices, executives, press.",
  scribe: "Keeps the record: decisions with their reasons, and what nobody else writes down.",
  responder: "Helps wherever a function is free.",
  observer: "Watches and takes no action.",
};

/** `facilitator` runs the exercise and may see the truth; `solo` plays every function and runs the clock. */
export const SEAT_KINDS = ["player", "observer", "facilitator", "solo"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
