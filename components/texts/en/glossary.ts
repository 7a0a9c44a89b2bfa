/** Terms of incident response and of this game. Nothing here belongs to a scenario. */
export const glossary = {
  title: "Glossary",
  intro: "Words of incident response, and of this game.",
  search: "Search the glossary",
  count: (shown: number, all: number) => `${shown} of ${all} terms`,
  none: "No term matches. Try another word, or a shorter one.",
  terms: {
    aar: {
      term: "AAR, after-action report",
      means:
        "What is written down afterwards: what was planned, what happened, why, and what will change. Here the debrief.",
    },
    alarm: {
      term: "Alarm",
      means:
        "A rule over one reading. OK, ALARM, or INSUFFICIENT_DATA; each change of state is a line in the channel.",
    },
    approval: {
      term: "Approval",
      means: "Where the room asks for it, risky work waits until whoever is in command says yes.",
    },
    attention: {
      term: "People busy",
      means:
        "A seat directs only so many people at once. Work keeps some of them busy until it takes effect.",
    },
    backfill: {
      term: "Backfill",
      means:
        "Readings that arrive long after their time, out of the senders’ buffers. Nobody saw them when they counted.",
    },
    blameless: {
      term: "Blameless",
      means:
        "Asking how it made sense at the time, not who was at fault. People speak openly only then.",
    },
    blind: {
      term: "Blind cause",
      means:
        "A cause drawn for this room out of several that look alike at first, so that knowing the story does not help.",
    },
    comms: {
      term: "Communications lead",
      means: "The only voice to the world outside: status page, notices, executives, press.",
    },
    cadence: {
      term: "Cadence",
      means:
        "How often the outside world hears from you. Saying when the next word comes calms more than saying much.",
    },
    confirm: {
      term: "Confirm a cause",
      means:
        "Calling a hypothesis the cause, for the record. It needs evidence pinned in favour first.",
    },
    decision: {
      term: "Decision",
      means:
        "A line of the channel that says what was decided and why. It stands out, so that latecomers find it.",
    },
    estimate: {
      term: "Estimate",
      means:
        "How likely you hold a hypothesis to be, in percent. Yours stays private; the team sees mean and spread.",
    },
    evidence: {
      term: "Evidence",
      means: "A result or an alarm, pinned for or against a hypothesis.",
    },
    experiment: {
      term: "Experiment",
      means: "A small, controlled change that is made to learn something and not to mend.",
    },
    fog: {
      term: "Fog",
      means:
        "How badly telemetry reaches the team. An outage often damages the instruments that should show it.",
    },
    gap: {
      term: "Gap",
      means: "A stretch of a curve without readings, hatched. Silence is not calm.",
    },
    hotWash: {
      term: "Hot wash",
      means:
        "The talk right after the clock stops, before anybody knows the answer: what surprised, what was hard, what was luck.",
    },
    hypothesis: {
      term: "Hypothesis",
      means:
        "A cause that could explain what is seen, on a board that all share. Several at once protect against falling for one.",
    },
    ic: {
      term: "IC, incident commander",
      means: "Leads the response: decides, asks, assigns, and keeps hands off the keyboard.",
    },
    inject: {
      term: "Inject",
      means:
        "A message that the exercise brings in from outside, such as a customer, an executive or another team.",
    },
    insufficient: {
      term: "INSUFFICIENT_DATA",
      means:
        "The alarm’s rule has too few readings to judge. Not good news and not bad news, but news.",
    },
    known: {
      term: "Known health",
      means:
        "What the team can say of a service from the newest reading that reached it, with that reading’s age. The truth may differ.",
    },
    mitigation: {
      term: "Mitigation",
      means: "A change that makes the harm smaller, whether or not the cause is understood.",
    },
    observer: {
      term: "Observer",
      means: "A seat that sees what the team sees and takes no action.",
    },
    pace: {
      term: "Pace",
      means: "How many minutes of the incident pass in one real minute.",
    },
    probe: {
      term: "Probe",
      means:
        "A measurement that somebody orders. It takes minutes, answers one question, and says beforehand what it cannot tell.",
    },
    reveal: {
      term: "Reveal",
      means: "The moment after the hot wash at which the cause is shown to everyone.",
    },
    rollback: {
      term: "Rollback",
      means:
        "Putting the former version or setting back. Fast where it was prepared, and no help where something else changed.",
    },
    scribe: {
      term: "Scribe",
      means: "Keeps the record: what was decided, why, and what was known then.",
    },
    sev: {
      term: "SEV1, SEV2, SEV3",
      means:
        "Severity of an incident; SEV1 is the gravest. It says how many people drop their other work.",
    },
    share: {
      term: "Share",
      means:
        "Showing the whole team a line that only one role could read, such as the answer of its probe.",
    },
    statusPage: {
      term: "Status page",
      means: "Where customers read whether it is them or you. It can depend on what is broken.",
    },
    threshold: {
      term: "Threshold",
      means: "The dashed line in a chart: an alarm’s limit, or full capacity.",
    },
    tPlus: {
      term: "T+",
      means:
        "Minutes since the trigger of the incident. T+42 is 42 minutes of its own clock after it began.",
    },
    trigger: {
      term: "Trigger and cause",
      means:
        "The trigger set it off; the cause is why it could. Taking the trigger back does not always end the outage.",
    },
    ttd: {
      term: "TTD, TTM, TTR",
      means:
        "Time to detect, to mitigate, to recover. They describe an incident; they rank nobody.",
    },
  },
} as const;
