export const SEVERITIES = ["SEV1", "SEV2", "SEV3"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_MEANING: Record<Severity, string> = {
  SEV1: "Customers cannot use the service; page everyone who can help.",
  SEV2: "Customers are hurt in part; a dedicated team works on it.",
  SEV3: "Customers hardly notice; handled in working hours.",
};
