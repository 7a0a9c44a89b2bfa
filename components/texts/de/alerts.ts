import type { Texts } from "../en/index";

export const alerts: Texts["alerts"] = {
  title: "Hinweise in diesem Browser",
  what: "Bei einem neuen Alarm, einer Nachricht an die eigene Rolle, einer Antwort auf eine eigene Prüfung, einer erbetenen Freigabe und einem überfälligen Update. Solange die Seite verdeckt ist, zählt ihr Titel mit.",
  earlier: (count) => `${count} davor.`,
  happened: {
    alarm: (name) => `Neuer Alarm: ${name}.`,
    inject: (from, text) => `${from} schreibt: ${text}`,
    answer: (from, text) => `${from}: ${text}`,
    approval: (title) => `Freigabe erbeten: ${title}.`,
    overdue: "Das nächste Update ist überfällig.",
  },
  sounds: {
    label: "Töne",
    note: "Ein kurzer Ton, je Art höchstens einer in vier Sekunden.",
    tryIt: "Probehören",
    tryLabel: "Probehören: alle Töne",
    missing: "Dieser Browser kann keine Töne abspielen.",
  },
  notices: {
    label: "Mitteilungen, solange die Seite verdeckt ist",
    note: {
      granted: "Vom Browser gezeigt, ohne eigenen Ton.",
      ask: "Vom Browser gezeigt; er fragt zuerst um Erlaubnis.",
    },
    none: {
      blocked:
        "Mitteilungen bei verdeckter Seite sind für diese Adresse gesperrt; freigeben lassen sie sich in den Einstellungen des Browsers.",
      insecure:
        "Mitteilungen bei verdeckter Seite brauchen https: Bei einer reinen http-Adresse zeigen Browser keine.",
      missing: "Dieser Browser kennt keine Mitteilungen verdeckter Seiten.",
    },
  },
};
