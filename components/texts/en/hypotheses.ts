const estimates = (count: number) =>
  count === 0 ? "not rated" : count === 1 ? "1 estimate" : `${count} estimates`;

/** What the team thinks the cause could be. */
export const hypotheses = {
  board: "Hypotheses and status",
  title: "Hypotheses",
  none: "No hypotheses yet",
  noneNote:
    "Propose what could be the cause. Everyone rates it privately; the team sees the spread.",
  propose: "Propose a hypothesis",
  proposeNote: "A possible cause. Everyone can rate it; evidence can be pinned for and against.",
  proposeIt: "Propose",
  ownWords: "In our own words",
  ownWordsNote: "Cannot be compared with the truth afterwards, and may still be right.",
  idea: "Your idea",
  ideaMissing: "Write your idea first.",
  estimates,
  range: (low: number, high: number, count: number) => `${low}–${high}, ${count} of you`,
  spread: (title: string, count: number, mean: number | null, range: [number, number] | null) =>
    count === 0
      ? `Team on ${title}: nobody has rated it`
      : `Team on ${title}: ${estimates(count)}${
          mean === null ? "" : `, mean ${mean} %`
        }${range ? `, from ${range[0]} to ${range[1]} %` : ""}`,
  meanHidden: "With so few estimates a mean would give single ones away.",
  rangeHidden: "With so few estimates a range would give single ones away.",
  yours: "yours",
  yoursFor: (title: string) => `Your estimate for ${title}, percent`,
  unset: "set",
  noEvidence: "no evidence pinned",
  evidence: (inFavour: number, against: number) => `evidence: ${inFavour} for, ${against} against`,
  hiddenLine: "a line that you cannot see",
  pin: "Pin as evidence",
  pinIt: (text: string) => `Pin as evidence: ${text}`,
  pinShares: "So far only some of you read this; pinned, everybody does.",
  speaksFor: "+ Speaks for it",
  speaksAgainst: "− Speaks against it",
  hypothesis: "Hypothesis",
  boardEmpty: "There is no hypothesis on the board yet. Propose one, then pin this to it.",
  confirm: "Confirm as cause",
  confirmIt: (title: string) => `Confirm as cause: ${title}`,
  confirmed: (time: string) => `confirmed ${time}`,
  confirmAsked: "Confirm as cause?",
  confirmNote: (evidence: number) =>
    `It goes on the record as what the team believes. Evidence pinned to it: ${evidence}. Whether it is right you learn in the debrief.`,
  notYet: "Not yet",
  evidenceMissing: (needed: number) => `Pin at least ${needed} pieces of evidence for it first.`,
} as const;
