/** The guided first five minutes. Each step says what to do and why. */
export const prologue = {
  link: "Guided prologue, five minutes",
  region: "Guide",
  beingMade: "Your room is being made",
  offer: {
    title: "You have begun a prologue in this browser",
    text: "Its room is kept, with everything you did.",
    goOn: "Go on where I was",
    anew: "Begin anew",
  },
  notHere: "This server does not offer the scenario of the prologue. Practise another one instead.",
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  done: "Done.",
  understood: "Understood",
  skip: "Skip this step",
  show: "Show me",
  fold: "Hide the text",
  unfold: "Show the text",
  leave: "Leave the guide",
  finished: {
    title: "That is the whole room",
    text: "You have looked, asked, decided, told and acted. Go on until checkouts are normal, or end the exercise at the flag beside the clock: then the cause is revealed.",
    close: "Go on alone",
  },
  places: {
    services: "Services",
    clock: "Clock",
    declare: "Declare an incident",
    actions: "Actions",
    works: "In flight",
    channel: "Channel",
    board: "Hypotheses and status",
  },
  tabs: { now: "Now", actions: "Actions", channel: "Channel", board: "Hypotheses" },
  steps: {
    look: {
      title: "Look around; the clock stands still",
      text: "Start with the services on the marked panel: what is known of each, and how old that is. In an outage the readings themselves come late or not at all, so their age counts as much as their value.",
    },
    alarm: {
      title: "Let the first alarm come",
      text: "In the clock’s row, press “Skip to the next event” until an alarm stands in the channel. Time moves only when you let it, so there is always time to read.",
    },
    declare: {
      title: "Declare an incident",
      text: "Press “Declare an incident” and choose a severity. Declaring early costs little and tells everybody that their help is wanted; it can be changed later.",
    },
    probe: {
      title: "Order a probe",
      text: "Under the actions, open a probe, read what it cannot tell, and start it. Charts show that something is wrong, probes begin to tell why.",
    },
    answer: {
      title: "Wait for its answer",
      text: "Work in flight takes minutes and keeps people busy. Skip to the next event, or run the clock, until the result stands in the channel.",
    },
    suspect: {
      title: "Propose a hypothesis and rate it",
      text: "Choose a suspect on the board, then set your own estimate with its slider. An idea on the board can be tested; one in a head cannot.",
    },
    evidence: {
      title: "Pin the answer as evidence",
      text: "At the result in the channel, press “Pin as evidence” and say whether it speaks for or against. Evidence against is worth as much, and two pieces in favour are needed to confirm a cause.",
    },
    decision: {
      title: "Record a decision",
      text: "Below the channel, press the tick, write what you will do and why, and send it. Those who come late read decisions first, and the debrief shows them with what you knew.",
    },
    tell: {
      title: "Tell the customers",
      text: "Under the actions, choose “Tell”, write on the status page what is hit, and let the clock run until it is out. People can bear an outage; silence they cannot.",
    },
    mitigate: {
      title: "Order a mitigation",
      text: "Open one, read what it disturbs and how it is taken back, and start what you hold to be right. You may be wrong here: nothing is broken but an invented shop.",
    },
  },
} as const;
