import type { Texts } from "../en/index";

export const whoMay: Texts["whoMay"] = {
  or: "oder",
  does: (roles, people) => `${roles} macht das: ${people}.`,
  reads: (roles, people) => `${roles} liest das: ${people}.`,
  playersRead: "Das lesen nur Mitspielende.",
  readsNote: "Im Kanal danach fragen; was dort vorgelesen wird, wissen alle.",
  commanderDoes: (name) => `Das macht, wer leitet: ${name}.`,
  nobodyCommands: "Noch leitet niemand; zuerst muss jemand die Leitung übernehmen.",
  free: "von niemandem besetzt: alle dürfen",
  andMore: (role, count) => `${role} + ${count} weitere`,
  yours: "eigene Rolle",
  heldBy: (people) => `besetzt: ${people}`,
  take: (role) => `Übernehmen: ${role}`,
  giveUp: (role) => `Abgeben: ${role}`,
  becomesYours: (role) =>
    `${role} wird zur eigenen Rolle: Was dazu gehört, ist dann nur noch hier zu tun und zu lesen.`,
  becomesFree: (role) => `${role} wird frei: Alle dürfen darin handeln, bis jemand sie übernimmt.`,
  commandStays: "Die Leitung bleibt hier, bis sie übergeben wird.",
  commandApart: (name) => `Die Leitung bleibt bei ${name}, bis sie übergeben wird.`,
};
