import type { Texts } from "../en/index";

export const command: Texts["command"] = {
  declare: "Vorfall ausrufen",
  changeSeverity: "Schweregrad ändern",
  declareNote: "Alle sehen es; die Uhr für Meldungen nach außen beginnt zu laufen.",
  severity: "Schweregrad",
  declareAs: (severity) => `${severity} ausrufen`,
  changeTo: (severity) => `Auf ${severity} ändern`,
  declared: "ausgerufen",
  commander: "Incident Commander",
  commanderIs: (name) => `Incident Commander: ${name}`,
  commanderShort: "IC",
  nobody: "niemand",
  nobodyCommands: "Niemand leitet",
  who: "Wer leitet",
  whoNote:
    "Der Incident Commander entscheidet, gibt Riskantes frei und fasst die Tastatur nicht an.",
  take: "Leitung übernehmen",
  handOver: "Leitung übergeben",
  handTo: (name) => `Leitung an ${name} übergeben`,
  takeFrom: (name) => `Leitung von ${name} übernehmen`,
  handNote: (name) =>
    `Ab dann entscheidet ${name} und gibt Riskantes frei. Alle lesen es im Kanal.`,
  takeNote: "Ab dann wird hier entschieden und Riskantes freigegeben. Alle lesen es im Kanal.",
  back: "Zurück",
  same: "Diese Person leitet schon.",
  you: (name) => `${name} (ich)`,
  commandsNow: "leitet jetzt",
  away: "abwesend",
  end: "Übung beenden",
  endAsked: "Übung beenden?",
  endNote:
    "Die Uhr bleibt endgültig stehen und nichts mehr ist möglich. Als Nächstes kommt das Debriefing.",
  keepPlaying: "Weiterspielen",
  stillRunning: (count) => `Noch laufende Arbeiten: ${count}. Sie bleiben unvollendet.`,
};
