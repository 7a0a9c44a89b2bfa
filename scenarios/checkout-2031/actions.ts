import "#server-only";
import { actionKit, numberOf, percent } from "../../engine/index";
import type { ClueId } from "./evidence";
import { CACHE_USUAL, cacheHits, POOL_USUAL, storeWaits, type World } from "./model";

const kit = actionKit<World, ClueId>();

export const actions = [
  kit.probe({
    id: "probe.pool",
    title: "What holds our connections",
    does: "Samples the connections of the pool and what each is doing.",
    cannotTell: "Why what they wait for is slow.",
    minutes: [2, 4],
    answer: ({ pool, riskSeconds }) =>
      kit.found("pool-waits", `A risk answer takes ${riskSeconds.toFixed(1)} s.`, [
        `Each of the ${pool} connections is held for as long.`,
      ]),
  }),
  kit.probe({
    id: "probe.risk-store",
    title: "Risk service: what its store is doing",
    does: "Asks the team for the statements that run and wait in its store.",
    cannotTell: "How much of this the cache should have spared it.",
    function: "dependents",
    minutes: [4, 7],
    answer: (world) =>
      kit.found("store-waits", `${storeWaits(world)} statements wait for rows of a session.`, [
        `The longest session is the ${world.reportStopped ? "backup" : "report"}.`,
      ]),
  }),
  kit.probe({
    id: "probe.risk-cache",
    title: "Risk service: what its cache answers",
    does: "Asks the team for the share of answers that come out of the cache.",
    cannotTell: "What the store does with the rest.",
    function: "dependents",
    minutes: [4, 7],
    answer: (world) =>
      kit.found("cache-hits", `The cache gives ${percent(100 * cacheHits(world))} of answers.`, [
        `On a usual day it gives ${percent(100 * CACHE_USUAL)}.`,
      ]),
  }),
  kit.mitigation({
    id: "pool.resize",
    title: "Change the size of the pool",
    does: "Gives the checkout more connections, or fewer.",
    cannotTell: "What those at the other end make of more callers.",
    minutes: [2, 4],
    risk: "medium",
    riskNote: "More connections also ask more questions at once.",
    undo: "Change it back.",
    dials: [
      {
        type: "number",
        id: "connections",
        label: "Connections",
        unit: "connections",
        min: 20,
        max: 240,
        step: 20,
        initial: 120,
        note: `${POOL_USUAL} on a usual day.`,
      },
    ],
    apply: (world, order) => ({ ...world, pool: numberOf(order, "connections") }),
  }),
  kit.lever({
    id: "risk.bypass",
    title: "Take orders without a risk answer",
    does: "The checkout no longer asks, and believes every card.",
    cannotTell: "Which cards are stolen.",
    minutes: [3, 5],
    risk: "high",
    riskNote: "Fraud is found by nobody while it lasts.",
    inForce: "no card is checked; cancel to undo",
    set: (world, on) => ({ ...world, bypassed: on }),
  }),
  kit.mitigation({
    id: "report.stop",
    title: "Stop the month-end report",
    does: "Ends its session in the risk service's store.",
    cannotTell: "Whether anybody minds but finance.",
    function: "dependents",
    minutes: [3, 5],
    risk: "low",
    riskNote: "Finance begins again tomorrow.",
    repeatable: false,
    apply: (world) => ({ ...world, reportStopped: true }),
  }),
  kit.mitigation({
    id: "release.roll-back",
    title: "Risk service: go back to release 40",
    does: "The team puts the release of yesterday back, host by host.",
    cannotTell: "What else came with release 41.",
    function: "dependents",
    minutes: [7, 10],
    risk: "medium",
    riskNote: "Hosts are out for a moment, one after the other.",
    repeatable: false,
    apply: (world) => ({ ...world, rolledBack: true }),
  }),
  kit.communication("status-page"),
];
