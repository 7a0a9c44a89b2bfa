import "#server-only";
import type { ActionDefinition } from "../define-action";

/** A boiler that overheats from minute 5 on, until it is repaired. */
export interface ToyWorld {
  readonly seed: number;
  readonly minute: number;
  /** Percent of requests that fail, 0–100. */
  readonly heat: number;
  /** Share of readings that are lost on the lossy path, 0–1. */
  readonly loss: number;
  /** The queue of the lossy path: what ever waited, what left it, how much of that was delivered and stands on panels. */
  readonly held: number;
  readonly gone: number;
  readonly delivered: number;
  readonly "filled-in": number;
  readonly repaired: boolean;
  readonly stored: number;
  /** Units taken out of the store each minute; null when nobody drains it. */
  readonly drain: number | null;
  /** How many changes took effect, for tests that count them. */
  readonly touched: number;
}

type Action = ActionDefinition<ToyWorld>;
type Draft = Pick<Action, "id" | "kind" | "minutes"> & Partial<Action>;

function action(of: Draft): Action {
  return {
    title: `Title of ${of.id}`,
    does: "Does what it says.",
    cannotTell: "Everything else.",
    function: "operations",
    expected: `${of.minutes[0]}–${of.minutes[1]} min`,
    risk: "low",
    riskNote: "None.",
    people: 1,
    needs: "",
    undo: "",
    dials: [],
    lane: of.id,
    repeatable: true,
    ...of,
  };
}

const touch = (world: ToyWorld): ToyWorld => ({ ...world, touched: world.touched + 1 });

/** Probes without a secret, so that a test can fill somebody's hands. */
const fillers = Array.from({ length: 10 }, (_, index) =>
  action({
    id: `probe.spare-${index}`,
    kind: "probe",
    minutes: [30, 30],
    answer: () => ({ headline: `Spare ${index} is quiet.`, lines: [], clues: [] }),
  }),
);

export const toyActions: readonly Action[] = [
  ...fillers,
  action({
    id: "probe.heat",
    kind: "probe",
    minutes: [4, 8],
    function: "observability",
    answer: (world, order) => ({
      headline: `Heat is ${world.heat}.`,
      lines: [`Gauge reads ${(world.heat + order.draw("noise")).toFixed(3)}`],
      clues: ["clue.heat"],
    }),
  }),
  action({
    id: "probe.dark",
    kind: "probe",
    minutes: [14, 14],
    shows: "dark",
    answer: () => ({ headline: "Somebody answered.", lines: [], clues: [] }),
  }),
  action({
    id: "probe.pair",
    kind: "probe",
    minutes: [6, 6],
    people: 2,
    answer: () => ({ headline: "Two looked.", lines: [], clues: [] }),
  }),
  action({
    id: "fix.repair",
    kind: "mitigation",
    minutes: [5, 5],
    risk: "high",
    lane: "boiler",
    repeatable: false,
    apply: (world) => touch({ ...world, repaired: true }),
  }),
  action({
    id: "fix.open-lid",
    kind: "mitigation",
    minutes: [3, 3],
    lane: "boiler",
    obstacle: (world) => (world.heat > 50 ? "the lid is too hot to touch." : null),
    apply: touch,
  }),
  action({
    id: "fix.drain",
    kind: "mitigation",
    minutes: [2, 2],
    dials: [
      {
        type: "number",
        id: "rate",
        label: "Rate",
        unit: "units/min",
        min: 1,
        max: 10,
        step: 1,
        initial: 2,
        note: "Modelled.",
      },
      {
        type: "choice",
        id: "where",
        label: "Where to",
        initial: "sewer",
        options: ["sewer", "river"].map((id) => ({ id, label: id, note: "" })),
      },
    ],
    turnable: ["rate"],
    requires: (world) => (world.stored === 0 ? "There is nothing left to drain." : null),
    apply: (world, order) => touch({ ...world, drain: Number(order.params.rate) }),
    withdraw: (world) => ({ ...world, drain: null }),
    follow: (world) => ({
      share: 1 - world.stored / 60,
      detail: `${world.stored} units left`,
      minutesLeft: null,
      state: world.stored === 0 ? "done" : "going",
    }),
  }),
  action({
    id: "comms.post",
    kind: "communication",
    minutes: [2, 2],
    function: "communications",
    publishes: "status-page",
    dials: [
      { type: "text", id: "text", label: "Words", placeholder: "", maxChars: 40 },
      {
        type: "number",
        id: "promise",
        label: "Next in",
        unit: "min",
        min: 5,
        max: 60,
        step: 5,
        initial: 20,
        note: "",
      },
    ],
  }),
];
