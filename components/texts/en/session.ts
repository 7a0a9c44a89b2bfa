/** What every page of a room shares: the connection, passing the room on, and the pages of its phases. */
export const session = {
  connected: "connected",
  connecting: "connecting",
  lost: "connection lost",
  outdated: "page is out of date",
  lostBanner: (reason: string) => `Connection lost. ${reason}`,
  lostReason:
    "The room goes on without this screen; trying to get back by itself. What you send now waits.",
  outdatedBanner: "A newer version is running. Reload this page; a seat that you hold is kept.",
  outdatedRefusal: "Nothing was sent: this page is older than the server. Reload it and try again.",
  silent: "The server did not answer. Check your connection and try again.",
  reload: "Reload",
  roomLoading: "The room is loading",
  joinLink: "Join link for players",
  onlyHere:
    "This link works only on this computer. Open this page by the computer’s address in your network to get one for the others.",
  qr: "QR code of the join link",
  copy: "Copy",
  copied: "Copied",
  copyLabel: (label: string) => `Copy: ${label}`,
  copyBlocked: "Copying is blocked here; select the text and copy it.",
  briefing: "Briefing",
  enterAt: "you enter at",
  yourRole: (role: string) => `Your role: ${role}`,
  startClock: "Start the clock",
  clockFollows: "The facilitator starts the clock. This page follows by itself.",
  printBriefing: "Print the briefing",
  ownClock: {
    title: "The clock is yours",
    note: "Read first; nothing moves before you start it. You can pause it, step a minute, skip to the next event and change its pace at any time.",
    pace: "Pace",
    rate: (minutes: string) =>
      `At first ${minutes} minutes of the incident pass in one real minute.`,
    paused: "Start with the clock paused",
  },
  hotWash: {
    title: "The clock has stopped",
    after: (clock: string, played: string) => `${clock}, after ${played} of the incident.`,
    think: "Think for a minute: what surprised you? Then see what was true.",
    wait: "The facilitator will reveal what happened. Until then: what surprised you, what was hard, what was luck?",
    reveal: "Reveal and debrief",
    hypotheses: "Hypotheses",
  },
  closed: {
    title: "The exercise is over",
    text: (title: string) =>
      `${title}: the cause is revealed, and your run lies beside what the operator’s own team did.`,
    debrief: "Read the debrief",
  },
  wrongKey: "This link opens another page than the one it stands in. Ask the facilitator for it.",
  missing: {
    title: "There is no page at this address",
    text: "If somebody sent you a link, ask for the room’s code and join with that.",
    join: "Join with a code",
    toStart: "Go to the start",
  },
  fault: {
    title: "This page stumbled",
    text: "Your room and your seat are safe on the server. Try again; if it comes back, reload the page.",
    again: "Try again",
    reload: "Reload the page",
  },
} as const;
