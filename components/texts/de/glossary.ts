import type { Around } from "../en/around";

export const glossary: Around["glossary"] = {
  title: "Glossar",
  intro: "Wörter der Vorfallbehandlung und dieses Spiels.",
  search: "Im Glossar suchen",
  count: (shown, all) => `${shown} von ${all} Begriffen`,
  none: "Kein Begriff passt. Ein anderes oder ein kürzeres Wort versuchen.",
  terms: {
    aar: {
      term: "AAR, After-Action Report (Auswertungsbericht)",
      means:
        "Was danach aufgeschrieben wird: was geplant war, was geschah, warum, und was sich ändern soll. Hier das Debriefing.",
    },
    alarm: {
      term: "Alarm",
      means:
        "Eine Regel über einem Messwert: OK, ALARM oder INSUFFICIENT_DATA. Jeder Wechsel ist eine Zeile im Kanal.",
    },
    approval: {
      term: "Freigabe (approval)",
      means: "Wo der Raum sie verlangt, wartet riskante Arbeit auf das Ja der Leitung.",
    },
    attention: {
      term: "Beschäftigte Leute (people busy)",
      means:
        "Ein Platz leitet nur so viele Leute zugleich. Arbeit bindet einige davon, bis sie wirkt.",
    },
    backfill: {
      term: "Backfill (Nachlieferung)",
      means:
        "Messwerte, die lange nach ihrer Zeit aus den Puffern der Absender ankommen. Als sie zählten, sah sie niemand.",
    },
    blameless: {
      term: "Ohne Schuldzuweisung (blameless)",
      means:
        "Fragen, warum etwas damals sinnvoll schien, nicht wer schuld war. Nur dann wird offen gesprochen.",
    },
    blind: {
      term: "Verdeckte Ursache (blind)",
      means:
        "Für diesen Raum aus mehreren gezogen, die anfangs gleich aussehen; die Geschichte zu kennen hilft nicht.",
    },
    comms: {
      term: "Leitung Kommunikation (communications lead)",
      means:
        "Die einzige Stimme nach draußen: Statusseite, Mitteilungen, Geschäftsleitung, Presse.",
    },
    cadence: {
      term: "Takt der Meldungen (cadence)",
      means:
        "Wie oft die Welt draußen etwas hört. Zu sagen, wann das nächste Wort kommt, beruhigt mehr als viele Worte.",
    },
    confirm: {
      term: "Ursache bestätigen (confirm)",
      means:
        "Eine Hypothese fürs Protokoll zur Ursache erklären. Vorher müssen Belege dafür angeheftet sein.",
    },
    decision: {
      term: "Entscheidung (decision)",
      means:
        "Eine Zeile im Kanal: was entschieden wurde und warum. Sie sticht heraus, damit auch Späte sie finden.",
    },
    estimate: {
      term: "Schätzung (estimate)",
      means:
        "Für wie wahrscheinlich eine Hypothese gehalten wird, in Prozent. Die eigene bleibt privat; das Team sieht Mittel und Spanne.",
    },
    evidence: {
      term: "Beleg (evidence)",
      means: "Ein Ergebnis oder ein Alarm, angeheftet für oder gegen eine Hypothese.",
    },
    experiment: {
      term: "Versuch (experiment)",
      means: "Eine kleine, kontrollierte Änderung, um etwas zu lernen, nicht um zu heilen.",
    },
    fog: {
      term: "Nebel (fog)",
      means:
        "Wie schlecht die Telemetrie beim Team ankommt. Ein Ausfall beschädigt oft die Instrumente, die ihn zeigen sollten.",
    },
    gap: {
      term: "Lücke (gap)",
      means: "Ein schraffiertes Stück einer Kurve ohne Messwerte. Stille ist keine Ruhe.",
    },
    hotWash: {
      term: "Hot Wash (Sofortauswertung)",
      means:
        "Das Gespräch gleich nach dem Anhalten der Uhr, bevor jemand die Lösung kennt: was überraschte, was schwer war, was Glück.",
    },
    hypothesis: {
      term: "Hypothese",
      means:
        "Eine Ursache, die das Gesehene erklären könnte, auf einem gemeinsamen Brett. Mehrere zugleich schützen davor, auf eine hereinzufallen.",
    },
    ic: {
      term: "IC, Incident Commander (wer leitet)",
      means: "Führt: entscheidet, fragt, verteilt und lässt die Finger von der Tastatur.",
    },
    inject: {
      term: "Inject (Einspielung)",
      means:
        "Eine Nachricht, die die Übung von außen hereinbringt, etwa von Kundschaft, Geschäftsleitung oder einem anderen Team.",
    },
    insufficient: {
      term: "INSUFFICIENT_DATA (zu wenig Daten)",
      means:
        "Die Regel des Alarms hat zu wenige Messwerte für ein Urteil. Weder gute noch schlechte Nachricht, aber eine.",
    },
    known: {
      term: "Bekannter Zustand (known health)",
      means:
        "Was das Team über einen Dienst sagen kann, aus dem neuesten angekommenen Messwert und mit dessen Alter. Die Wahrheit kann anders sein.",
    },
    mitigation: {
      term: "Eingriff (mitigation)",
      means:
        "Eine Änderung, die den Schaden kleiner macht, ob die Ursache nun verstanden ist oder nicht.",
    },
    observer: {
      term: "Nur Zusehen (observer)",
      means: "Ein Platz, der sieht, was das Team sieht, und nicht handelt.",
    },
    pace: {
      term: "Tempo (pace)",
      means: "Wie viele Minuten des Vorfalls in einer echten Minute vergehen.",
    },
    probe: {
      term: "Prüfung (probe)",
      means:
        "Wird in Auftrag gegeben, dauert Minuten, beantwortet eine Frage und sagt vorher, was sie nicht verraten kann.",
    },
    reveal: {
      term: "Aufdecken (reveal)",
      means: "Der Moment nach dem Hot Wash, in dem alle die Ursache sehen.",
    },
    rollback: {
      term: "Rollback (Zurückrollen)",
      means:
        "Die frühere Version oder Einstellung zurückholen. Schnell, wo es vorbereitet war, und wirkungslos, wo sich anderes geändert hat.",
    },
    scribe: {
      term: "Protokoll (scribe)",
      means: "Hält fest, was entschieden wurde, warum, und was dabei bekannt war.",
    },
    sev: {
      term: "SEV1, SEV2, SEV3 (Schweregrade)",
      means:
        "SEV1 ist am schwersten. Der Grad sagt, wie viele Leute ihre andere Arbeit liegen lassen.",
    },
    share: {
      term: "Teilen (share)",
      means:
        "Dem ganzen Team eine Zeile zeigen, die nur eine Rolle lesen konnte, etwa die Antwort ihrer Prüfung.",
    },
    statusPage: {
      term: "Statusseite (status page)",
      means:
        "Wo Kundschaft liest, ob es an ihr liegt oder am Dienst. Sie kann an dem hängen, was kaputt ist.",
    },
    threshold: {
      term: "Schwelle (threshold)",
      means:
        "Die gestrichelte Linie in einem Diagramm: die Grenze eines Alarms oder die volle Kapazität.",
    },
    tPlus: {
      term: "T+ (Minuten seit Beginn)",
      means:
        "Minuten seit dem Auslöser des Vorfalls. T+42 ist 42 Minuten danach, auf der Uhr des Vorfalls.",
    },
    trigger: {
      term: "Auslöser und Ursache (trigger, cause)",
      means:
        "Der Auslöser setzte es in Gang; die Ursache ist, warum das möglich war. Den Auslöser zurückzunehmen beendet den Ausfall nicht immer.",
    },
    ttd: {
      term: "TTD, TTM, TTR (Zeiten eines Vorfalls)",
      means:
        "Zeit bis zum Entdecken, Lindern, Wiederherstellen. Sie beschreiben einen Vorfall; sie ordnen niemanden ein.",
    },
  },
};
