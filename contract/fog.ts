/** How badly telemetry reaches the team: better than in the outage that is replayed, as it was, or worse. */
export const FOG_LEVELS = ["low", "as-it-was", "high"] as const;
export type FogLevel = (typeof FOG_LEVELS)[number];

export const FOG_WORDS: Record<FogLevel, { name: string; note: string }> = {
  low: { name: "Low", note: "Fewer readings are lost, and they arrive sooner than they did." },
  "as-it-was": { name: "As it was", note: "Telemetry fails as the outage makes it fail." },
  high: { name: "High", note: "Every instrument stutters, and readings arrive late." },
};
