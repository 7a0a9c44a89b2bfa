import type { Around } from "../en/around";

export const prologue: Around["prologue"] = {
  link: "Geführter Prolog, fünf Minuten",
  region: "Anleitung",
  beingMade: "Der Raum wird angelegt",
  offer: {
    title: "In diesem Browser wurde schon ein Prolog begonnen",
    text: "Sein Raum ist noch da, mit allem, was darin geschah.",
    goOn: "Dort weitermachen",
    anew: "Neu beginnen",
  },
  notHere: "Dieser Server bietet das Szenario des Prologs nicht an. Üben lässt sich ein anderes.",
  step: (now, all) => `Schritt ${now} von ${all}`,
  done: "Erledigt.",
  understood: "Verstanden",
  skip: "Schritt überspringen",
  show: "Zeigen",
  fold: "Text einklappen",
  unfold: "Text ausklappen",
  leave: "Anleitung verlassen",
  finished: {
    title: "Das ist der ganze Raum",
    text: "Geschaut, gefragt, entschieden, gemeldet und gehandelt: Das war alles. Weiterspielen, bis die Bestellungen wieder normal laufen, oder die Übung mit der Fahne neben der Uhr beenden; dann wird die Ursache aufgedeckt.",
    close: "Allein weiterspielen",
  },
  places: {
    services: "Dienste",
    clock: "Uhr",
    declare: "Vorfall ausrufen",
    actions: "Maßnahmen",
    works: "In Arbeit",
    channel: "Kanal",
    board: "Hypothesen und Meldungen",
  },
  tabs: { now: "Jetzt", actions: "Maßnahmen", channel: "Kanal", board: "Hypothesen" },
  steps: {
    look: {
      title: "Umsehen; die Uhr steht still",
      text: "Mit den Diensten im markierten Feld beginnen: was über jeden bekannt ist und wie alt das ist. In einem Ausfall kommen auch die Messwerte spät oder gar nicht, darum zählt ihr Alter so viel wie ihr Wert.",
    },
    alarm: {
      title: "Den ersten Alarm kommen lassen",
      text: "Bei der Uhr auf „Weiter zum nächsten Ereignis“ drücken, bis ein Alarm im Kanal steht. Die Zeit läuft nur auf Wunsch, also bleibt immer Zeit zum Lesen.",
    },
    declare: {
      title: "Einen Vorfall ausrufen",
      text: "„Vorfall ausrufen“ drücken und einen Schweregrad wählen. Früh auszurufen kostet wenig und sagt allen, dass Hilfe gebraucht wird; ändern geht später.",
    },
    probe: {
      title: "Eine Prüfung beauftragen",
      text: "Bei den Maßnahmen eine Prüfung öffnen, lesen, was sie nicht zeigt, und sie starten. Diagramme zeigen, dass etwas nicht stimmt; Prüfungen sagen allmählich, warum.",
    },
    answer: {
      title: "Auf die Antwort warten",
      text: "Arbeit dauert Minuten und bindet Leute. Zum nächsten Ereignis weitergehen oder die Uhr laufen lassen, bis das Ergebnis im Kanal steht.",
    },
    suspect: {
      title: "Eine Hypothese vorschlagen und schätzen",
      text: "Am Brett eine mögliche Ursache wählen, dann mit dem Schieberegler die eigene Schätzung setzen. Eine Idee am Brett lässt sich prüfen, eine im Kopf nicht.",
    },
    evidence: {
      title: "Die Antwort als Beleg anheften",
      text: "Beim Ergebnis im Kanal „Als Beleg anheften“ drücken und sagen, ob es dafür oder dagegen spricht. Belege dagegen sind ebenso viel wert, und zum Bestätigen einer Ursache braucht es zwei dafür.",
    },
    decision: {
      title: "Eine Entscheidung festhalten",
      text: "Unter dem Kanal den Haken drücken, schreiben, was geschehen soll und warum, und senden. Wer spät kommt, liest zuerst die Entscheidungen, und das Debriefing zeigt sie mit dem, was damals bekannt war.",
    },
    tell: {
      title: "Die Kundschaft informieren",
      text: "Bei den Maßnahmen „Mitteilung“ wählen, auf der Statusseite schreiben, was betroffen ist, und die Uhr laufen lassen, bis es draußen ist. Einen Ausfall nehmen Menschen hin, Schweigen nicht.",
    },
    mitigate: {
      title: "Einen Eingriff beginnen",
      text: "Einen öffnen, lesen, was er stört und wie er zurückgenommen wird, und starten, was richtig scheint. Irren ist hier erlaubt: Kaputt ist nur ein erfundener Laden.",
    },
  },
};
