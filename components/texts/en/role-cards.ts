/** What each role alone sees and does, and how it begins: on the printed cards, and in short in the lobby. */
export const roleCards = {
  "incident-commander": {
    alone:
      "Takes command, approves risky work, confirms a cause. What executives write comes here.",
    first: [
      "Say that you are in command, and declare the incident with a severity.",
      "Ask each role for one sentence: what do you see, and how old is it?",
      "Name the next decision, who brings what is missing, and by when.",
    ],
    say: [
      "“I am in command. Does anybody object?”",
      "“Risks of this? How do we take it back?”",
      "“I decide: … because … We look again at …”",
    ],
  },
  operations: {
    alone: "Capacity, restarts and configuration: only this role changes the fleet.",
    first: [
      "Read what the mitigations need, disturb and cost to take back.",
      "Tell the commander what could be started now, and what it would not help.",
      "Start one change at a time, so that its effect can be told from the rest.",
    ],
    say: [
      "“I could start … It takes … minutes. Do I go?”",
      "“It runs, I look again at …”",
      "“No effect after … minutes. I hold it.”",
    ],
  },
  observability: {
    alone:
      "Reads the raw logs and the answers of host probes: what it does not share, nobody else knows.",
    first: [
      "Say which readings are old, and which are missing.",
      "Order one probe that would tell two ideas apart.",
      "Read the answer out with its time, before saying what you make of it.",
    ],
    say: [
      "“Measured at …, on … hosts: …”",
      "“That is silence, not calm.”",
      "“This speaks against … because …”",
    ],
  },
  dependents: {
    alone:
      "Hears the teams that depend on the service, and asks them for probes and changes; what it does not share, nobody else knows.",
    first: [
      "Find out which team is hit, since when, and how it notices.",
      "Pass on what they report word for word, with its time.",
      "Ask what they could do by themselves until it is over.",
    ],
    say: [
      "“Team … sees … since …”",
      "“They ask whether … What may I answer?”",
      "“They can hold out until …”",
    ],
  },
  communications: {
    alone:
      "Hears customers and the press, and tells the outside world; the commander reads its drafts.",
    first: [
      "Tell customers within five minutes of declaring: what is hit, not why.",
      "Say when the next word comes, and keep to it.",
      "Try the tool you post with: it may depend on what is broken.",
    ],
    say: [
      "“We see …, we are on it, next word at …”",
      "“What may I say that will still be true in an hour?”",
      "“The next update is due in … minutes.”",
    ],
  },
  scribe: {
    alone: "Writes the notes and, beside the commander, records decisions with their reason.",
    first: [
      "Write down who is in command, and since when.",
      "Record each decision with its reason while it is being made.",
      "Pin the lines of the channel that the debrief will need.",
    ],
    say: [
      "“For the record: who decided, and why?”",
      "“What did we know at that moment?”",
      "“Open still: … Who has it?”",
    ],
  },
  responder: {
    alone: "Nothing is yours alone: every function that nobody holds is yours to act in.",
    first: [
      "Ask the commander which function is free and needs hands.",
      "Say what you take on before you begin it.",
      "Keep an idea of your own about the cause on the board.",
    ],
    say: ["“I take …”", "“I am done with …, what next?”", "“May I think aloud for a minute?”"],
  },
} as const;
