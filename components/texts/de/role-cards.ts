import type { Around } from "../en/around";

export const roleCards: Around["roleCards"] = {
  "incident-commander": {
    alone:
      "Übernimmt die Leitung, gibt Riskantes frei, bestätigt eine Ursache. Was die Geschäftsleitung schreibt, kommt hier an.",
    first: [
      "Die Leitung ansagen und den Vorfall mit einem Schweregrad ausrufen.",
      "Von jeder Rolle einen Satz verlangen: Was ist zu sehen, und wie alt ist es?",
      "Die nächste Entscheidung nennen, wer was dafür bringt und bis wann.",
    ],
    say: [
      "„Ich leite. Spricht etwas dagegen?“",
      "„Welches Risiko? Wie nehmen wir es zurück?“",
      "„Entschieden: … weil … Wir schauen wieder um …“",
    ],
  },
  operations: {
    alone: "Kapazität, Neustarts und Konfiguration: Nur diese Rolle ändert die Flotte.",
    first: [
      "Lesen, was die Eingriffe brauchen, stören und beim Zurücknehmen kosten.",
      "Dem Incident Commander sagen, was jetzt beginnen könnte und wogegen es nicht hilft.",
      "Eine Änderung nach der anderen, damit sich ihre Wirkung unterscheiden lässt.",
    ],
    say: [
      "„Möglich wäre … Dauert … Minuten. Soll ich?“",
      "„Läuft, ich schaue wieder um …“",
      "„Nach … Minuten keine Wirkung. Ich halte es an.“",
    ],
  },
  observability: {
    alone:
      "Liest die rohen Logs und die Antworten der Prüfungen auf Hosts: Was hier nicht geteilt wird, weiß sonst niemand.",
    first: [
      "Sagen, welche Messwerte alt sind und welche fehlen.",
      "Eine Prüfung beauftragen, die zwei Ideen voneinander trennt.",
      "Die Antwort mit Uhrzeit vorlesen, erst danach die Deutung.",
    ],
    say: [
      "„Gemessen um …, auf … Hosts: …“",
      "„Das ist Stille, keine Ruhe.“",
      "„Das spricht gegen …, weil …“",
    ],
  },
  dependents: {
    alone:
      "Hört die abhängigen Teams und bittet sie um Prüfungen und Änderungen: Was hier nicht geteilt wird, weiß sonst niemand.",
    first: [
      "Herausfinden, welches Team betroffen ist, seit wann und woran es das merkt.",
      "Wörtlich und mit Uhrzeit weitergeben, was sie melden.",
      "Fragen, was sie bis zum Ende selbst tun können.",
    ],
    say: [
      "„Team … sieht … seit …“",
      "„Sie fragen, ob … Was darf ich antworten?“",
      "„Sie halten durch bis …“",
    ],
  },
  communications: {
    alone:
      "Hört Kundschaft und Presse und spricht nach draußen; der Incident Commander liest die Entwürfe mit.",
    first: [
      "Binnen fünf Minuten nach dem Ausrufen informieren: was betroffen ist, nicht warum.",
      "Sagen, wann das nächste Wort kommt, und es halten.",
      "Das Werkzeug ausprobieren: Es kann an dem hängen, was kaputt ist.",
    ],
    say: [
      "„Wir sehen …, wir sind dran, nächstes Wort um …“",
      "„Was stimmt auch in einer Stunde noch?“",
      "„Die nächste Meldung ist in … Minuten fällig.“",
    ],
  },
  scribe: {
    alone:
      "Schreibt die Notizen und hält neben dem Incident Commander Entscheidungen mit Begründung fest.",
    first: [
      "Aufschreiben, wer leitet und seit wann.",
      "Jede Entscheidung mit ihrer Begründung festhalten, während sie fällt.",
      "Die Zeilen des Kanals anheften, die das Debriefing brauchen wird.",
    ],
    say: [
      "„Fürs Protokoll: Wer hat entschieden, und warum?“",
      "„Was wussten wir in dem Moment?“",
      "„Noch offen: … Wer hat es?“",
    ],
  },
  responder: {
    alone: "Nichts davon exklusiv: Diese Rolle darf in jeder Funktion handeln, die niemand hat.",
    first: [
      "Beim Incident Commander fragen, welche Funktion frei ist und Hände braucht.",
      "Vor dem Anfangen sagen, was übernommen wird.",
      "Eine eigene Idee zur Ursache am Brett führen.",
    ],
    say: [
      "„Ich übernehme …“",
      "„Mit … fertig, was als Nächstes?“",
      "„Darf ich eine Minute laut denken?“",
    ],
  },
};
