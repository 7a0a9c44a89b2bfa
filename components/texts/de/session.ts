import type { Texts } from "../en/index";

export const session: Texts["session"] = {
  connected: "verbunden",
  connecting: "Verbindung wird aufgebaut",
  lost: "Verbindung verloren",
  outdated: "Seite ist veraltet",
  lostBanner: (reason) => `Verbindung verloren. ${reason}`,
  lostReason:
    "Der Raum läuft ohne diesen Bildschirm weiter; die Seite versucht von selbst zurückzukommen. Was jetzt gesendet wird, wartet.",
  outdatedBanner:
    "Eine neuere Version läuft. Diese Seite neu laden; ein Platz im Raum bleibt erhalten.",
  outdatedRefusal:
    "Nichts wurde gesendet: Diese Seite ist älter als der Server. Neu laden und noch einmal versuchen.",
  silent: "Der Server hat nicht geantwortet. Die Verbindung prüfen und noch einmal versuchen.",
  reload: "Neu laden",
  roomLoading: "Der Raum wird geladen",
  joinLink: "Beitrittslink für Mitspielende",
  onlyHere:
    "Dieser Link geht nur auf diesem Rechner. Wer diese Seite über die Netzwerkadresse des Rechners öffnet, bekommt einen für die anderen.",
  qr: "QR-Code des Beitrittslinks",
  copy: "Kopieren",
  copied: "Kopiert",
  copyLabel: (label) => `Kopieren: ${label}`,
  copyBlocked: "Kopieren ist hier gesperrt; den Text markieren und von Hand kopieren.",
  briefing: "Das Briefing",
  enterAt: "Einstieg um",
  yourRole: (role) => `Eigene Rolle: ${role}`,
  startClock: "Uhr starten",
  clockFollows: "Die Spielleitung startet die Uhr. Diese Seite geht von selbst mit.",
  printBriefing: "Briefing drucken",
  ownClock: {
    title: "Die Uhr wartet",
    note: "Erst lesen; vor dem Start bewegt sich nichts. Anhalten, eine Minute weitergehen, zum nächsten Ereignis springen und das Tempo ändern geht jederzeit.",
    pace: "Tempo",
    rate: (minutes) => `Zu Beginn vergehen ${minutes} Minuten des Vorfalls in einer echten Minute.`,
    paused: "Mit angehaltener Uhr beginnen",
  },
  hotWash: {
    title: "Die Uhr steht",
    after: (clock, played) => `${clock}, nach ${played} Vorfall.`,
    think: "Eine Minute nachdenken: Was hat überrascht? Danach zeigt sich, was wirklich war.",
    wait: "Die Spielleitung deckt auf, was geschah. Bis dahin: Was hat überrascht, was war schwer, was war Glück?",
    reveal: "Aufdecken und Debriefing",
    hypotheses: "Hypothesen",
  },
  closed: {
    title: "Die Übung ist vorbei",
    text: (title) =>
      `${title}: Die Ursache ist aufgedeckt, und der eigene Verlauf liegt neben dem, was das Team des Betreibers tat.`,
    debrief: "Debriefing lesen",
  },
  wrongKey: "Dieser Link gehört zu einer anderen Seite. Bei der Moderation danach fragen.",
  missing: {
    title: "Unter dieser Adresse gibt es keine Seite",
    text: "Wer den Link geschickt hat, kennt auch den Code des Raums; damit geht der Beitritt.",
    join: "Mit Code beitreten",
    toStart: "Zur Startseite",
  },
  fault: {
    title: "Diese Seite ist gestolpert",
    text: "Raum und Platz liegen sicher auf dem Server. Noch einmal versuchen; kommt es wieder, die Seite neu laden.",
    again: "Noch einmal versuchen",
    reload: "Seite neu laden",
  },
};
