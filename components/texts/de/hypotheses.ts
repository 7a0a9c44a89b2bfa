import type { Texts } from "../en/index";

const estimates = (count: number) =>
  count === 0 ? "ungeschätzt" : count === 1 ? "1 Schätzung" : `${count} Schätzungen`;

export const hypotheses: Texts["hypotheses"] = {
  board: "Hypothesen und Meldungen",
  title: "Hypothesen",
  none: "Noch keine Hypothesen",
  noneNote:
    "Vorschlagen, was die Ursache sein könnte. Alle schätzen für sich; das Team sieht die Spanne.",
  propose: "Hypothese vorschlagen",
  proposeNote: "Eine mögliche Ursache. Alle können sie einschätzen und Belege anheften.",
  proposeIt: "Vorschlagen",
  ownWords: "In eigenen Worten",
  ownWordsNote: "Lässt sich später nicht mit der Wahrheit vergleichen und kann trotzdem stimmen.",
  idea: "Eigene Idee",
  ideaMissing: "Zuerst die Idee aufschreiben.",
  estimates,
  range: (low, high, count) => `${low}–${high}, ${count} Werte`,
  spread: (title, count, mean, range) =>
    count === 0
      ? `Team zu ${title}: noch von niemandem geschätzt`
      : `Team zu ${title}: ${estimates(count)}${
          mean === null ? "" : `, im Mittel ${mean} %`
        }${range ? `, von ${range[0]} bis ${range[1]} %` : ""}`,
  meanHidden: "Bei so wenigen Schätzungen verriete ein Mittelwert einzelne.",
  rangeHidden: "Bei so wenigen Schätzungen verriete eine Spanne einzelne.",
  yours: "eigene",
  yoursFor: (title) => `Eigene Schätzung für ${title}, Prozent`,
  unset: "offen",
  noEvidence: "keine Belege angeheftet",
  evidence: (inFavour, against) => `Belege: ${inFavour} dafür, ${against} dagegen`,
  hiddenLine: "eine hier nicht sichtbare Zeile",
  pin: "Als Beleg anheften",
  pinIt: (text) => `Als Beleg anheften: ${text}`,
  pinShares: "Bisher lesen dies nur einige; angeheftet lesen es alle.",
  speaksFor: "+ Spricht dafür",
  speaksAgainst: "− Spricht dagegen",
  hypothesis: "Hypothese",
  boardEmpty: "Noch steht keine Hypothese da. Erst eine vorschlagen, dann dies daran anheften.",
  confirm: "Ursache bestätigen",
  confirmIt: (title) => `Ursache bestätigen: ${title}`,
  confirmed: (time) => `bestätigt ${time}`,
  confirmAsked: "Als Ursache bestätigen?",
  confirmNote: (evidence) =>
    `Es wird als Überzeugung des Teams festgehalten. Angeheftete Belege: ${evidence}. Ob es stimmt, zeigt das Debriefing.`,
  notYet: "Noch nicht",
  evidenceMissing: (needed) => `Zuerst mindestens ${needed} Belege dafür anheften.`,
};
