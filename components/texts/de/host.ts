import type { Around } from "../en/around";

export const host: Around["host"] = {
  title: "Game Day ausrichten",
  intro: "Die Übung läuft von einer eigenen Seite aus; die Mitspielenden kommen mit einem Code.",
  create: "Raum anlegen",
  nameNote: "Die Mitspielenden sehen, wer die Übung leitet.",
  ownRooms: "Eigene Räume in diesem Browser",
  ownRoomsNote:
    "Jeder Code öffnet die Seite der Spielleitung. Das Formular darunter legt einen weiteren Raum an.",
  scenario: "Szenario",
  scenarioNote: (summary, bestWith) => `${summary} Am besten mit: ${bestWith}.`,
  length: "Länge in echten Minuten",
  lengthNote: "Nur das Spiel. Dazu zehn Minuten davor und mindestens zwanzig für das Debriefing.",
  fog: "Nebel über der Telemetrie",
  fogNote: (note) => `${note} Während des Spiels änderbar.`,
  fogLevels: {
    low: {
      name: "Wenig",
      note: "Weniger Messwerte gehen verloren, und sie kommen früher an als damals.",
    },
    "as-it-was": {
      name: "Wie damals",
      note: "Die Telemetrie versagt so, wie der Ausfall sie versagen lässt.",
    },
    high: { name: "Viel", note: "Jedes Instrument stottert, und Messwerte kommen spät an." },
  },
  roles: "Rollen",
  rolesNote:
    "Jede Rolle sieht und tut ihren Teil, also muss das Team reden. Aus: alle dürfen alles.",
  approvals: "Freigaben",
  approvalsNote: "Riskante Arbeiten warten auf den Incident Commander.",
  cause: "Ursache",
  causes: {
    historical: {
      title: "Ursache von damals",
      note: "Was wirklich geschah. Der eigene Verlauf lässt sich mit dem des Betreibers vergleichen.",
    },
    blind: {
      title: "Verdeckte Ursache",
      note: "Eine von mehreren, die gleich aussehen, damit es nicht hilft, die Geschichte zu kennen.",
    },
  },
  notOffered: "Dieses Szenario bietet das noch nicht an.",
  made: {
    title: "Der Raum ist offen",
    intro: "Der Beitritt ist jetzt möglich; nichts beginnt von selbst.",
    ownLink: "Link der Spielleitung",
    ownLinkNote:
      "Steht nur hier, einmal, und bleibt in diesem Browser. Wer ihn hat, sieht die Ursache und kann die Übung steuern: nicht an die Wand werfen, nicht an die Mitspielenden schicken.",
    ownLinkLabel: "Link für die Spielleitung",
  },
};
