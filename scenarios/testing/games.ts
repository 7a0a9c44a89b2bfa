import "#server-only";
import {
  type AnyScenario,
  playScript,
  randomOrders,
  type ScriptedCommand,
  type SessionState,
} from "../../engine/index";

/** Worlds that are kept of one game, spread over its clock. */
const WORLDS_KEPT = 40;
const COPIED_EVERY = 4;

/** A game that was played to its end, and how it came about. */
export interface Game {
  readonly name: string;
  readonly causeId: string;
  readonly seed: number;
  readonly state: SessionState;
  readonly worlds: readonly KeptWorld[];
}

interface KeptWorld {
  readonly minute: number;
  readonly world: unknown;
  /** The world as it was when it was made, taken down of every fourth. */
  readonly copy: unknown;
}

/** Every cause, played by three of the scenario's policies, with each of its changes, and at random. */
export function playGames(scenario: AnyScenario): Game[] {
  return scenario.causes.flatMap(({ id: causeId }, nth) => {
    const policies = ["do-nothing", "historical", "expert"].map((name, index) => {
      const seed = 1 + nth + 7 * index;
      return [name, seed, scenario.history.policies[name]?.({ seed, causeId }) ?? []] as const;
    });
    const drawn = 100 + nth;
    const scripts = [
      ...policies,
      ["each change", 50 + nth, eachChange(scenario)] as const,
      ["at random", drawn, randomScript(scenario, drawn, causeId)] as const,
    ];
    return scripts.map(([name, seed, script]) => play(scenario, { name, causeId, seed }, script));
  });
}

function play(
  scenario: AnyScenario,
  of: Pick<Game, "name" | "causeId" | "seed">,
  script: readonly ScriptedCommand[],
): Game {
  const worlds: KeptWorld[] = [];
  const every = Math.max(1, Math.floor(scenario.endMinute / WORLDS_KEPT));
  const watched: AnyScenario = {
    ...scenario,
    step: (before, minute) => {
      const world = scenario.step(before, minute);
      if (minute % every === 0) {
        const copy = worlds.length % COPIED_EVERY === 0 ? structuredClone(world) : undefined;
        worlds.push({ minute, world, copy });
      }
      return world;
    },
  };
  const { state } = playScript(watched, of, script);
  return { ...of, state, worlds };
}

/** Whatever changes the system, experiments among it. */
function changesOf(scenario: AnyScenario) {
  return scenario.actions.filter(
    ({ apply, kind }) => apply !== undefined && kind !== "communication",
  );
}

/** One change after the other, in the order of the list. */
function eachChange(scenario: AnyScenario): ScriptedCommand[] {
  const changes = changesOf(scenario);
  const from = playedFrom(scenario);
  const apart = (scenario.endMinute - from) / (changes.length + 1);
  return changes.map((action, index) => ({
    atMinute: Math.floor(from + apart * index),
    actionId: action.id,
    params: Object.fromEntries(
      action.dials.map((dial) => [dial.id, dial.type === "text" ? "-" : dial.initial]),
    ),
  }));
}

/** As many orders as there are changes, with dials anywhere in their range. */
function randomScript(scenario: AnyScenario, seed: number, causeId: string) {
  const changes = changesOf(scenario).map((action) => ({ ...action, kind: "mitigation" as const }));
  const from = playedFrom(scenario);
  const span = { fromMinute: from, spanMinutes: Math.floor((scenario.endMinute - from) / 2) };
  return randomOrders(changes, { orders: changes.length, ...span })({ seed, causeId });
}

/** The first minute in which somebody can act. */
export function playedFrom(scenario: AnyScenario): number {
  return scenario.starts[0]?.minute ?? 0;
}
