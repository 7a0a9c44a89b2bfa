import "#server-only";
import * as kit from "../../engine/index";
import * as actions from "./actions";
import * as causes from "./causes";
import { history } from "./history";
import { initialWorld, step } from "./model";
import * as telemetry from "./telemetry";

const clock = { startMinuteOfDay: 10 * 60, zone: "UTC", date: "2031-03-04" };

/** Fiction: a pool of connections runs empty because of something slow behind it. */
export const checkout2031 = kit.defineScenario({
  id: "checkout-2031",
  version: "2",
  ...telemetry,
  ...actions,
  ...causes,
  history,
  initialWorld,
  step,
  clock,
  starts: kit.startsOf([["before-alarms", 15, "Six minutes before the first alarm", "10:15."]]),
  endMinute: 180,
  card: {
    title: "The checkout of Copperleaf (fiction)",
    summary: "An invented shop and a short game: checkouts time out. The place to learn the room.",
    teaches: ["finding your way about the room", "following a queue to what it waits for"],
    bestWith: "1–4 people",
    difficulty: "easy",
    lengthsMinutes: [15, 20],
  },
  briefing: kit.briefingOf({
    "What you run":
      "The checkout of Copperleaf, a shop that does not exist. Each checkout takes a connection from a pool, asks the risk service whether the card is good, writes the order, and gives the connection back. Who finds no connection waits, gives up after ten seconds, and tries once more. The risk service, with a store and a cache, belongs to the team next door.",
    "What you can do":
      "Probes read, mitigations change the system, communications tell people. Everything takes minutes. Write down what you believe, pin what speaks for it, and watch what the system does.",
    "How it ends":
      "When checkouts are normal again, or when the clock is stopped. Then the cause is revealed and your run is laid beside an invented team's.",
  }),
  changes: kit.changesOf({
    finished: [["4 Mar, from 10:05", "Risk service: 41", "Host by host."]],
    running: [["4 Mar, from 10:05", "Month-end report", "Takes hours."]],
  }),
  // what people outside the team say, at a minute or as soon as something is so
  injects: [
    ...kit.timedInjects(clock, [
      [26, "support", "communications", "Support", "Customers say the last step hangs. Is it us?"],
      [60, "director", "incident-commander", "Director on duty", "How long will this take?"],
    ]),
    {
      id: "inject.risk-team",
      audience: "dependents",
      from: "Risk on-call",
      when: "when the pool is enlarged and answers get slower",
      due: (reading) => reading("risk.seconds") > 12,
      text: "You ask us twice as much at once as you did. Was that you?",
    },
  ],
});
