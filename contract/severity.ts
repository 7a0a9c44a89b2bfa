export const SEVERITIES = ["SEV1", "SEV2", "SEV3"] as const;
export type Severity = (typeof SEVERITIES)[number];
