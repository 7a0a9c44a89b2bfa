import type { Texts } from "../en/index";

export const desk: Texts["desk"] = {
  tab: "Meldungen",
  overdueMark: "überfällig",
  cadence: "Nächste Meldung",
  tone: {
    silent: "Nach außen nichts gemeldet",
    current: "Auf dem Stand",
    soon: "Meldung bald fällig",
    overdue: "Meldung überfällig",
  },
  last: (time) => `zuletzt ${time}`,
  notDeclared: "Die erste wird fällig, sobald ein Vorfall ausgerufen ist.",
  due: (time) => `fällig ${time}`,
  dueIn: (duration) => `in ${duration}`,
  dueAgo: (duration) => `vor ${duration}`,
  dueNow: "jetzt",

  tools: "Meldewege",
  told: "Was gemeldet wurde",
  none: "Noch nichts gemeldet",
  noneNote:
    "Einträge auf der Statusseite, Hinweise und Antworten an die Geschäftsleitung erscheinen hier.",
  draftHere: "Entwurf",
  ready: "Jetzt nutzbar.",
  underWay: (minutes) =>
    minutes === null ? "Unterwegs." : `Unterwegs, höchstens noch ${minutes} min.`,
  waits: "Wartet auf den IC.",
  held: "Angehalten.",
  failed: (time) => `Letzter Versuch um ${time} ohne Erfolg.`,
  failedWith: (time, sentence) => `Letzter Versuch um ${time}: ${sentence}`,

  open: (next) => `nächste bis ${next}`,
  kept: (next) => `nächste bis ${next}: eingehalten`,
  late: (next, duration) => `nächste bis ${next}: ${duration} zu spät`,
  missed: (next) => `nächste bis ${next}: nicht gekommen`,

  otherWriters: (roles) =>
    `Meldungen schreibt: ${roles.join(", ")}. Im Kanal sagen, was gemeldet werden soll.`,
  watching: "Meldungen schreiben nur Mitspielende, und nur solange der Vorfall läuft.",

  back: "Alle Meldewege",
  about: "Über diesen Weg",
  limit: (max) => `Bis zu ${max} Zeichen.`,
  full: (max) => `Die Grenze von ${max} Zeichen ist erreicht.`,
  unsaved: "Noch nicht gespeichert…",
  saved: (who, time) => `Gespeichert für alle Schreibenden · ${who}, ${time}`,
  nothing: "Wird beim Schreiben gespeichert.",
  notSaved: (sentence) => `Nicht gespeichert: ${sentence}`,
  both: (who) => `${who} hat hier inzwischen geschrieben:`,
  somebody: "Jemand anderes",
  choose: "Nicht gespeichert: zuerst eines von beiden wählen.",
  keepMine: "Eigenes behalten",
  takeTheirs: "Anderes übernehmen",
  begin: "Beginnen mit:",
  fromDraft: (title) => `Entwurf für „${title}“`,
  fromSent: "noch nicht veröffentlichter Wortlaut",
  fromPost: (time) => `Meldung von ${time}`,
  clockFrom: (time) => `frühestens bis ${time}: gerechnet ab der Veröffentlichung.`,
};
