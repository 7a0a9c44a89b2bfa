import "#server-only";
import { RESPONSE_PHASES } from "../debrief/played";
import type { AnyScenario } from "../define-scenario";
import type { Fault } from "./fault";
import { listsOf } from "./ids";

type Known =
  | "gauges"
  | "collectors"
  | "services"
  | "suspects"
  | "causes"
  | "actions"
  | "milestones";

/** In words. */
const KINDS: Readonly<Record<Known, string>> = {
  gauges: "the gauge",
  collectors: "the collector",
  services: "the service",
  suspects: "the suspect",
  causes: "the cause",
  actions: "the action",
  milestones: "the milestone",
};

/** Says of every id that is not on its list where it stands. */
type Ask = (part: string, id: string, kind: Known, named: readonly (string | null)[]) => Fault[];

/** Every id that one part uses and another must define. */
export function checkReferences(scenario: AnyScenario): Fault[] {
  const lists = listsOf(scenario);
  const ask: Ask = (part, id, kind, named) => {
    const known = new Set<string | null>(lists[kind].map((one) => one.id)).add(null);
    return [...new Set(named)]
      .filter((name) => !known.has(name))
      .map((name) => dangling(part, id, kind, name));
  };
  return [
    ...checkTelemetry(scenario, ask),
    ...checkActions(scenario, ask),
    ...checkCauses(scenario, ask),
    ...checkHistory(scenario, ask),
    ...checkDebrief(scenario, ask),
    ...checkCycles(scenario),
  ];
}

function dangling(part: string, id: string, kind: Known, name: string | null): Fault {
  const wrong = `names ${KINDS[kind]} "${name}", which is not defined`;
  return { part, id, wrong, remedy: `Define it in ${kind}, or name one that is.` };
}

function checkTelemetry({ collectors, services, alarms }: AnyScenario, ask: Ask): Fault[] {
  return [
    ...collectors.flatMap(({ id, gaugeId, path }) =>
      ask("collectors", id, "gauges", [gaugeId, ...Object.values(path ?? {})]),
    ),
    ...services.flatMap((service) => [
      ...ask("services", service.id, "gauges", [service.troubleGauge]),
      ...ask("services", service.id, "collectors", [service.collectorId]),
      ...ask("services", service.id, "services", service.dependsOn),
    ]),
    ...alarms.flatMap((alarm) => [
      ...ask("alarms", alarm.id, "collectors", [alarm.collectorId]),
      ...ask("alarms", alarm.id, "services", [alarm.serviceId]),
    ]),
  ];
}

function checkActions({ actions }: AnyScenario, ask: Ask): Fault[] {
  return actions.flatMap(({ id, dials, shows = null, turnable = [] }) => {
    const own = new Set(dials.map((dial) => dial.id));
    const unknown = turnable.filter((dial) => !own.has(dial));
    return [
      ...ask("actions", id, "services", [shows]),
      ...unknown.map((dial) => ({
        part: "actions",
        id,
        wrong: `lets the dial "${dial}" be turned, which it does not have`,
        remedy: "Add the dial, or name one that it has.",
      })),
    ];
  });
}

function checkCauses({ causes, history }: AnyScenario, ask: Ask): Fault[] {
  return causes.flatMap(({ id, suspectId, partlyRight, reference }) => {
    const faults = ask("causes", id, "suspects", [suspectId, ...partlyRight]);
    if (reference.standing !== "modelled" || Object.hasOwn(history.policies, reference.policy)) {
      return faults;
    }
    const wrong = `is laid beside the policy "${reference.policy}", which is not defined`;
    const remedy = "Define it in policies, or name one that is.";
    return [...faults, { part: "causes", id, wrong, remedy }];
  });
}

/** Policies that the debrief, the checks and the commands ask for by name. */
const POLICIES = ["historical", "expert"];

function checkHistory({ history }: AnyScenario, ask: Ask): Fault[] {
  const named = new Set<string>([
    ...RESPONSE_PHASES.map(({ id }) => id),
    ...history.milestones.map(({ id }) => id),
  ]);
  const faults: Fault[] = Object.keys(history.phases)
    .filter((id) => !named.has(id))
    .map((id) => {
      const remedy = `Use a milestone's id, or one of ${RESPONSE_PHASES.map((one) => one.id).join(", ")}.`;
      return { part: "history", id, wrong: "is no phase, so nobody would read it", remedy };
    });
  const absent: Fault[] = POLICIES.filter((id) => !Object.hasOwn(history.policies, id)).map(
    (id) => ({ part: "policies", id, wrong: "is missing", remedy: "Write it; it may be empty." }),
  );
  if (history.resolvedWhen.length === 0) {
    const wrong = "is empty, so every run would count as resolved";
    const remedy = "Name the milestones that must hold at the end.";
    faults.push({ part: "history", id: "resolvedWhen", wrong, remedy });
  }
  return [
    ...ask("history", "firstRecovery", "milestones", [history.firstRecovery]),
    ...ask("history", "resolvedWhen", "milestones", history.resolvedWhen),
    ...ask(
      "history",
      "wholeWhen",
      "gauges",
      history.wholeWhen.map(({ gaugeId }) => gaugeId),
    ),
    ...faults,
    ...absent,
  ];
}

function checkDebrief({ debrief }: AnyScenario, ask: Ask): Fault[] {
  const { curves, hidden, impact, questions, turns } = debrief;
  return [
    ...curves.flatMap(({ label, gaugeId, collectorId }) => [
      ...ask("debrief", label, "gauges", [gaugeId]),
      ...ask("debrief", label, "collectors", [collectorId]),
    ]),
    ...impact.flatMap(({ label, gaugeId }) => ask("debrief", label, "gauges", [gaugeId])),
    ...turns.flatMap(({ label, when, causes = [] }) => [
      ...ask("debrief", label, "gauges", [when.gaugeId]),
      ...ask("debrief", label, "causes", causes),
    ]),
    ...hidden.flatMap(({ title, from, until, causes = [] }) => [
      ...ask("debrief", title, "gauges", [
        from.gaugeId,
        until === "first-alarm" ? null : until.gaugeId,
      ]),
      ...ask("debrief", title, "causes", causes),
    ]),
    ...questions.flatMap(({ text, after = [], without = [] }) =>
      ask("debrief", text, "actions", [...after, ...without]),
    ),
  ];
}

/** Services that depend on themselves, directly or by way of others. */
function checkCycles({ services }: AnyScenario): Fault[] {
  const dependsOn = new Map(services.map((service) => [service.id, service.dependsOn]));
  const done = new Set<string>();
  const visit = (id: string, trail: readonly string[]): Fault[] => {
    if (trail.includes(id)) {
      const circle = [...trail.slice(trail.indexOf(id)), id].join(" → ");
      const wrong = `depends on itself: ${circle}`;
      return [{ part: "services", id, wrong, remedy: "Take one of these arrows out." }];
    }
    if (done.has(id)) return [];
    const faults = (dependsOn.get(id) ?? []).flatMap((next) => visit(next, [...trail, id]));
    done.add(id);
    return faults;
  };
  return services.flatMap(({ id }) => visit(id, []));
}
