import "#server-only";
import type { Scenario } from "../../engine/index";
import type { World } from "./model";

export const clock = { startMinuteOfDay: 10 * 60, zone: "UTC", date: "2031-03-04" };

export const card: Scenario<World>["card"] = {
  id: "checkout-2031",
  title: "The checkout of Copperleaf (fiction)",
  date: clock.date,
  summary: "An invented shop and a short game: checkouts time out. The place to learn the room.",
  teaches: ["finding your way about the room", "following a queue to what it waits for"],
  bestWith: "1–4 people",
  difficulty: "easy",
  causeModes: ["historical", "blind"],
  lengthsMinutes: [15, 20],
};

export const briefing: Scenario<World>["briefing"] = [
  {
    heading: "What you run",
    body: "The checkout of Copperleaf, a shop that does not exist. Each checkout takes a connection from a pool, asks the risk service whether the card is good, writes the order, and gives the connection back. Who finds no connection waits, gives up after ten seconds, and tries once more. The risk service, with a store and a cache, belongs to the team next door.",
  },
  {
    heading: "What you can do",
    body: "Probes read, mitigations change the system, communications tell people. Everything takes minutes. Write down what you believe, pin what speaks for it, and watch what the system does.",
  },
  {
    heading: "How it ends",
    body: "When checkouts are normal again, or when the clock is stopped. Then the cause is revealed and your run is laid beside an invented team's.",
  },
];
