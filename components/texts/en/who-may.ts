/** Who does and reads what, and how that is changed. */
export const whoMay = {
  or: "or",
  /** `roles` stands first, so that a heading in the same words can go on with the rest. */
  does: (roles: string, people: string) => `${roles} does this: ${people}.`,
  reads: (roles: string, people: string) => `${roles} reads this: ${people}.`,
  playersRead: "Only players read this.",
  readsNote: "Ask in the channel; what is read out there, everybody knows.",
  commanderDoes: (name: string) => `Whoever is in command does this: ${name}.`,
  nobodyCommands: "Nobody is in command yet; somebody takes command first.",
  free: "held by nobody: everybody may",
  andMore: (role: string, count: number) => `${role} + ${count} more`,
  /** On the list of roles. */
  yours: "yours now",
  heldBy: (people: string) => `held by ${people}`,
  take: (role: string) => `Take ${role}`,
  giveUp: (role: string) => `Give up ${role}`,
  becomesYours: (role: string) =>
    `${role} becomes yours: what belongs to it, only you do and read from then on.`,
  becomesFree: (role: string) =>
    `${role} becomes free: everybody may act in it until somebody takes it.`,
  commandStays: "You stay in command until you hand it over.",
  commandApart: (name: string) => `Command stays with ${name} until it is handed over.`,
} as const;
