import "#server-only";
import { defineScenario } from "../check/scenario";
import type { InjectDefinition, Scenario, ServiceDefinition } from "../define-scenario";
import type { Collector } from "../world/collector";
import { type ToyWorld, toyActions } from "./toy-actions";

/** Stands in everything that players must not see before the reveal. */
export const CANARY = "CANARY";

const collectors: readonly Collector[] = [
  collector("heat.direct", 1, 1, null),
  collector("heat.lossy", 5, 3, {
    fails: "loss",
    held: "held",
    gone: "gone",
    delivered: "delivered",
    filledIn: "filled-in",
  }),
];

function collector(
  id: string,
  everyMinutes: number,
  delayMinutes: number,
  path: Collector["path"],
): Collector {
  return {
    id,
    gaugeId: "heat",
    tab: "Boiler",
    title: id,
    unit: "%",
    source: path === null ? "thermometer" : "radio",
    scope: "the boiler",
    everyMinutes,
    delayMinutes,
    noise: 0,
    path,
    threshold: 20,
    max: 100,
    staleAfterMinutes: 6,
    decimals: 1,
  };
}

function service(id: string, collectorId: string | null): ServiceDefinition {
  const trouble = { troubleGauge: "heat", degradedAt: 5, impairedAt: 50 };
  return {
    id,
    name: id,
    group: "Toy",
    dependsOn: [],
    collectorId,
    staleAfterMinutes: 6,
    ...trouble,
  };
}

/** Texts of injects begin with the canary's word; a test says which of them have fired. */
const injects: readonly InjectDefinition[] = [
  inject("inject.early", "all", { atMinute: 12 }),
  inject("inject.hot", "dependents", { due: (reading) => reading("heat") > 60 }),
  inject("inject.late", "communications", { atMinute: 150 }),
  inject("inject.never", "all", { due: () => false }),
];

function inject(
  id: string,
  audience: InjectDefinition["audience"],
  when: Pick<InjectDefinition, "atMinute" | "due">,
): InjectDefinition {
  return { id, from: "Neighbour", text: `${CANARY} ${id}`, audience, when: CANARY, ...when };
}

function step(world: ToyWorld, minute: number): ToyWorld {
  const rising = minute < 5 || world.repaired ? -4 : 6;
  const stored = Math.max(0, world.stored - (world.drain ?? 0));
  const heat = Math.min(100, Math.max(0, world.heat + rising));
  return { ...world, minute, heat, stored, drain: stored === 0 ? null : world.drain };
}

const cause = {
  title: `${CANARY} cause`,
  trigger: `${CANARY} trigger.`,
  mechanism: `${CANARY} mechanism.`,
  contributing: [`${CANARY} too`],
  source: `${CANARY} source`,
};

/** A toy outage for tests of the engine: one boiler, two instruments, two suspects. */
export const toy: Scenario<ToyWorld> = defineScenario<ToyWorld>({
  id: "toy",
  version: "7",
  card: {
    title: "Boiler",
    summary: "A boiler grows hot.",
    teaches: [],
    bestWith: "anyone",
    difficulty: "easy",
    lengthsMinutes: [20],
  },
  briefing: [{ heading: "Where you are", body: "Beside a boiler." }],
  clock: { startMinuteOfDay: 600, zone: "UTC", date: "2001-02-03" },
  starts: [
    { id: "cold", title: "While it is cold", note: "Nothing has happened yet.", minute: 10 },
    { id: "hot", title: "When it is hot", note: "It has been hot for a while.", minute: 40 },
  ],
  endMinute: 240,
  pacing: [
    { fromMinute: 0, weight: 2 },
    { fromMinute: 40, weight: 1 },
  ],
  causes: [
    {
      id: "cause.valve",
      suspectId: "valve",
      partlyRight: ["pump"],
      reference: { standing: "published", whose: "The boiler's owner", note: "Its own words." },
      ...cause,
    },
    {
      id: "cause.pump",
      suspectId: "pump",
      partlyRight: [],
      reference: {
        standing: "modelled",
        policy: "expert",
        whose: "Best play",
        note: "A yardstick.",
      },
      ...cause,
    },
  ],
  suspects: [
    { id: "valve", title: "The valve" },
    { id: "pump", title: "The pump" },
  ],
  services: [
    service("boiler", "heat.direct"),
    service("radio", "heat.lossy"),
    service("dark", null),
  ],
  gauges: [
    { id: "heat", label: CANARY, unit: "%", note: CANARY, read: (world) => world.heat },
    ...(["loss", "held", "gone", "delivered", "filled-in"] as const).map((id) => ({
      id,
      label: CANARY,
      unit: "share",
      note: CANARY,
      read: (world: ToyWorld) => world[id],
    })),
  ],
  collectors,
  alarms: [
    alarm("alarm.direct", "boiler", "heat.direct", 3, 0),
    alarm("alarm.radio", "radio", "heat.lossy", 2, 2),
  ],
  changes: [{ id: "change-1", when: "today", title: "Paint", detail: "Red.", status: "finished" }],
  actions: toyActions,
  injects,
  clues: [{ id: "clue.heat", title: `${CANARY} clue` }],
  history: {
    operator: "The boiler's owner",
    firstRecovery: "alarm",
    milestones: [
      mark("alarm", 10, (run) => run.firstAlarmMinute),
      mark("normal", 60, ({ series }) => {
        const values = series("heat");
        const last = values.findLastIndex((heat) => heat >= 5);
        return last < 0 || last + 1 >= values.length ? null : last + 1;
      }),
    ],
    resolvedWhen: ["normal"],
    wholeWhen: [{ gaugeId: "loss", below: 0.5 }],
    policies: {
      historical: () => [{ atMinute: 30, actionId: "fix.repair", params: {} }],
      expert: () => [{ atMinute: 20, actionId: "fix.repair", params: {} }],
    },
    timeline: [{ minute: 30, untilMinute: 35, label: "Repair", detail: "", weight: "major" }],
    phases: { detect: { minute: 10, basis: "invented" } },
  },
  debrief: {
    hidden: [],
    turns: [
      {
        when: { gaugeId: "heat", passes: "above", value: 50 },
        label: "Hot",
        detail: "",
        weight: "major",
      },
    ],
    curves: [{ gaugeId: "heat", collectorId: "heat.lossy", label: "Heat" }],
    impact: [{ gaugeId: "heat", label: "Heat" }],
    questions: [],
    afterwards: [],
    assumptions: [],
    sources: [],
    caveat: "A toy.",
  },
  initialWorld: ({ seed }) => ({
    seed,
    minute: 0,
    heat: 0,
    loss: 0,
    held: 0,
    gone: 0,
    delivered: 0,
    "filled-in": 0,
    repaired: false,
    stored: 60,
    drain: null,
    touched: 0,
  }),
  step,
  logs: (reading) => [
    { source: "boiler-1", level: "WARN", text: "log: hot", count: Math.round(reading("heat")) },
  ],
});

function alarm(
  id: string,
  serviceId: string,
  collectorId: string,
  points: number,
  missing: number,
) {
  const condition = "heat above 20 %";
  return { id, name: id, serviceId, collectorId, threshold: 20, points, missing, condition };
}

function mark(
  id: string,
  published: number,
  measure: Scenario<ToyWorld>["history"]["milestones"][number]["measure"],
) {
  return {
    id,
    label: id,
    published,
    tolerance: 2,
    basis: "invented",
    recovers: id === "normal",
    criterion: id,
    measure,
  };
}
