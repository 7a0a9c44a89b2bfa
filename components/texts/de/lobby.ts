import type { Around } from "../en/around";

export const lobby: Around["lobby"] = {
  roomCode: "Raumcode",
  observer: "Nur Zusehen: alles im Blick, was das Team sieht, ohne selbst zu handeln.",
  facilitator: "Dieser Platz leitet die Übung. Gestartet wird sie auf der Seite der Spielleitung.",
  people: "Wer da ist",
  readyCount: (ready, players) => `${ready} von ${players} bereit`,
  ready: "Bereit",
  notReadyAfterAll: "Doch noch nicht bereit",
  you: "du",
  byYou: "dir",
  kinds: {
    player: "spielt mit",
    observer: "sieht zu",
    facilitator: "Spielleitung",
    solo: "allein",
  },
  inCommand: "leitet",
  away: "weg",
  isReady: "bereit",
  isNotReady: "nicht bereit",
  chooseRole: "Rolle wählen",
  takenBy: "besetzt von",
  alone: "Nur hier:",
  rolesNote:
    "Was niemand übernimmt, dürfen alle. So kann auch ein Team zu zweit den ganzen Vorfall führen.",
  passOn: "Die anderen dazuholen",
  passOnNote: "Den Link schicken, den Code vorlesen oder das Bild in eine Kamera halten.",
  meanwhile: "Bis es losgeht",
  newTab: "öffnet sich neben dieser Seite",
  cards: "Rollenkarten zum Drucken",
  checks: {
    title: "Vor dem Start",
    fine: "in Ordnung",
    advice: "ein Hinweis",
    problem: "zu lösen",
    connection: {
      connected: "Mit dem Raum verbunden",
      other: "Nicht mit dem Raum verbunden",
      todo: "Kurz warten; bleibt es so, das Netz prüfen oder die Seite neu laden. Der Platz bleibt erhalten.",
    },
    role: {
      chosen: (title) => `Eigene Rolle: ${title}`,
      free: "Noch keine eigene Rolle",
      todo: "Eine der Rollen wählen, oder als Unterstützung dort helfen, wo eine Funktion frei ist.",
    },
    storage: {
      works: "Dieser Browser merkt sich den Platz",
      blocked: "Dieser Browser merkt sich nichts",
      todo: "Diesen Tab offen lassen: Nach dem Neuladen wäre der Platz weg. Ein nicht privates Fenster merkt ihn sich.",
    },
    clock: {
      asking: "Uhren werden verglichen",
      close: "Die Uhr dieses Rechners geht wie die des Servers",
      off: (seconds) => `Die Uhr dieses Rechners weicht um ${seconds} ab`,
      unknown: "Die Uhr des Servers war nicht zu erfragen",
      note: "Das schadet nicht: Es gilt die Uhr des Servers.",
    },
    screen: {
      wide: "Alle Felder passen auf diesen Bildschirm",
      narrow: "Dieser Bildschirm zeigt ein Feld nach dem anderen",
      todo: "Das geht gut. Ab 1024 Pixeln Fensterbreite stehen sie nebeneinander.",
    },
  },
  next: {
    title: "So geht es weiter",
    briefing:
      "Die Spielleitung öffnet das Briefing und startet dann die Uhr. Diese Seite geht von selbst mit.",
    play: (minutes) =>
      `Gespielt wird etwa ${minutes} Minuten. Die Uhr des Vorfalls läuft schneller.`,
    debrief:
      "Die Uhr bleibt stehen, die Ursache wird aufgedeckt, und das Debriefing legt den eigenen Verlauf neben den echten.",
  },
};
