import type { Texts } from "../en/index";

export const projectorAround: Texts["projectorAround"] = {
  join: "Beitreten unter",
  code: "Raumcode",
  here: "Anwesend",
  nobodyYet: "Noch ist niemand da. Die Namen erscheinen hier.",
  ready: "bereit",
  notReady: "nicht bereit",
  away: "abwesend",
  readyCount: (ready, all) => `${ready} von ${all} bereit`,
  more: (count) => `und ${count} weitere`,
  observers: (count) => `${count} beobachtend`,
  onlyHere:
    "Diese Adresse gilt nur auf diesem Rechner. Die Seite über seine Adresse im Netz öffnen.",
  briefing: "Einweisung",
  wholeBriefing: "Vollständig steht sie auf dem eigenen Bildschirm.",
  stopped: "Die Uhr steht",
  stoppedAt: (time, played) => `${time}, nach ${played} des Incidents`,
  hotWash: "Solange alles frisch ist und niemand die Ursache kennt:",
  questions: ["Was kam überraschend?", "Was war schwer?", "Was war Glück?"],
  outcome: {
    prevented: "Kunden waren nie betroffen",
    resolved: "Der Dienst ist wiederhergestellt",
    unresolved: "Beim Stopp nicht wiederhergestellt",
  },
  whatItWas: "Was es war",
  times: {
    detect: "Erster Alarm",
    declare: "Ausgerufen",
    "first-update": "Erste Meldung",
    "first-mitigation": "Erste Gegenmaßnahme",
    confirm: "Ursache bestätigt",
    "first-recovery": "Erste Erholung",
  },
  never: "nicht in diesem Lauf",
  debriefFollows: "Die Auswertung steht auf dem eigenen Bildschirm.",
  link: {
    label: "Projektor-Link",
    note: "Für die Wand im Raum: Uhr, Dienste, eine Fehlerkurve, Entscheidung, Statusmeldungen. Er erlaubt keinen Befehl und zeigt nichts, was Mitspielende nicht sehen dürfen.",
    open: "Projektor öffnen",
    gone: "Der Projektor-Link liegt in dem Browser, in dem der Raum angelegt wurde.",
  },
};
