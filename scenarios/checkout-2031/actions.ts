import "#server-only";
import * as kit from "../../engine/index";
import { CACHE_USUAL, cacheHits, POOL_USUAL, storeWaits, type World } from "./model";

/** What probes can show; players pin it to what they believe. */
export const clues = [
  { id: "pool-waits", title: "What connections are held for" },
  { id: "store-waits", title: "What waits in the risk service's store" },
  { id: "cache-hits", title: "How much the risk service's cache answers" },
] as const;
type ClueId = (typeof clues)[number]["id"];

const POOL_SIZES = { min: 20, max: 240, step: 20, initial: 120 };

const ours = kit.actionKit<World, ClueId>();
const theirs = kit.actionKit<World, ClueId>("dependents");

export const actions = [
  ours.probe("probe.pool", "What holds our connections", {
    does: "Samples the connections of the pool and what each is doing.",
    cannotTell: "Why what they wait for is slow.",
    minutes: [2, 4],
    answer: ({ pool, riskSeconds }) =>
      ours.found("pool-waits", `A risk answer takes ${riskSeconds.toFixed(1)} s.`, [
        `Each of the ${pool} connections is held for as long.`,
      ]),
  }),
  theirs.probe("probe.risk-store", "Risk service: what its store is doing", {
    does: "Asks the team for the statements that run and wait in its store.",
    cannotTell: "How much of this the cache should have spared it.",
    minutes: [4, 7],
    answer: (w) =>
      theirs.found("store-waits", `${storeWaits(w)} statements wait for rows of a session.`, [
        `The longest session is the ${w.reportStopped ? "backup" : "report"}.`,
      ]),
  }),
  theirs.probe("probe.risk-cache", "Risk service: what its cache answers", {
    does: "Asks the team for the share of answers that come out of the cache.",
    cannotTell: "What the store does with the rest.",
    minutes: [4, 7],
    answer: (w) =>
      theirs.found("cache-hits", `The cache gives ${kit.percent(100 * cacheHits(w))} of answers.`, [
        `On a usual day it gives ${kit.percent(100 * CACHE_USUAL)}.`,
      ]),
  }),
  ours.mitigation("pool.resize", "Change the size of the pool", {
    does: "Gives the checkout more connections, or fewer.",
    cannotTell: "What those at the other end make of more callers.",
    minutes: [2, 4],
    risk: "medium",
    riskNote: "More connections also ask more questions at once.",
    undo: "Change it back.",
    dials: [
      kit.numberDial("connections", "Connections", `${POOL_USUAL} on a usual day.`, POOL_SIZES),
    ],
    apply: (world, order) => ({ ...world, pool: kit.numberOf(order, "connections") }),
  }),
  ours.lever("risk.bypass", "Take orders without a risk answer", {
    does: "The checkout no longer asks, and believes every card.",
    cannotTell: "Which cards are stolen.",
    minutes: [3, 5],
    risk: "high",
    riskNote: "Fraud is found by nobody while it lasts.",
    inForce: "no card is checked; cancel to undo",
    set: (world, on) => ({ ...world, bypassed: on }),
  }),
  theirs.once("report.stop", "Stop the month-end report", {
    does: "Ends its session in the risk service's store.",
    cannotTell: "Whether anybody minds but finance.",
    minutes: [3, 5],
    riskNote: "Finance begins again tomorrow.",
    apply: (world) => ({ ...world, reportStopped: true }),
  }),
  theirs.once("release.roll-back", "Risk service: go back to release 40", {
    does: "The team puts the release of yesterday back, host by host.",
    cannotTell: "What else came with release 41.",
    minutes: [7, 10],
    risk: "medium",
    riskNote: "Hosts are out for a moment, one after the other.",
    apply: (world) => ({ ...world, rolledBack: true }),
  }),
  ours.communication("status-page"),
];
