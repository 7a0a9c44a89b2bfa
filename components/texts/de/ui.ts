import type { Texts } from "../en/index";

export const ui: Texts["ui"] = {
  language: "Sprache",
  exercise: "ÜBUNG · EXERCISE",
  exerciseMarking: "Kennzeichnung als Übung",
  exerciseNote: "eine Übung, kein echter Vorfall",
  close: "Schließen",
  dismiss: "Ausblenden",
  messages: "Meldungen zu den eigenen Aktionen",
  themes: { dark: "Zum dunklen Design wechseln", light: "Zum hellen Design wechseln" },
  tones: { info: "Hinweis", warning: "Achtung", error: "Fehler" },
  health: {
    healthy: "gesund",
    degraded: "eingeschränkt",
    impaired: "gestört",
    recovering: "erholt sich",
    unknown: "unbekannt",
  },
  now: "jetzt",
  ago: (duration) => `vor ${duration}`,
};
