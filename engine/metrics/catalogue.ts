import "#server-only";
import type { ActionParams } from "../../contract/commands";
import type { ActionDefinition } from "../define-action";
import type { ScriptedCommand } from "../define-history";
import type { AnyScenario } from "../define-scenario";
import { playScript } from "../session/script";
import { defaultStart } from "../session/start";
import { measureImpact, outcomeOf } from "./run-record";

/** What an action comes to under one cause. */
export type Effect =
  | { readonly kind: "answer"; readonly headline: string }
  | {
      readonly kind: "change";
      /** Minutes of total failure, summed over services, that it adds (or spares, below 0) in the hours after it. */
      readonly impactMinutes: number;
      /** Whether expert play against this cause still resolves with this action, its dials turned up, in the place of its first order. */
      readonly cures: boolean;
    }
  | { readonly kind: "none" };

export interface CatalogueRow {
  readonly action: ActionDefinition<unknown>;
  readonly effects: Readonly<Record<string, Effect>>;
}

/** Minutes after the players come in at which each action is tried, and for how long its effect is counted. */
export const TRIED_AFTER_MINUTES = 60;
export const COUNTED_FOR_MINUTES = 240;

/** Every action tried alone under every cause, in one seed: what it answers, or what it changes. */
export function catalogue(scenario: AnyScenario, seed: number): CatalogueRow[] {
  const quiet = new Map(
    scenario.causes.map((cause) => [cause.id, impactOf(scenario, cause.id, seed, [])]),
  );
  return scenario.actions.map((action) => ({
    action,
    effects: Object.fromEntries(
      scenario.causes.map((cause) => [
        cause.id,
        effectOf(scenario, cause.id, seed, action, quiet.get(cause.id) ?? 0),
      ]),
    ),
  }));
}

function effectOf(
  scenario: AnyScenario,
  causeId: string,
  seed: number,
  action: ActionDefinition<unknown>,
  quiet: number,
): Effect {
  const order = orderOf(action, defaultStart(scenario).minute + TRIED_AFTER_MINUTES);
  if (action.answer) return answerOf(scenario, causeId, seed, order);
  if (action.kind !== "mitigation") return { kind: "none" };
  return {
    kind: "change",
    impactMinutes: Math.round(impactOf(scenario, causeId, seed, [order]) - quiet),
    cures: cures(scenario, causeId, seed, action),
  };
}

/** As somebody orders it who turns no dial, or every one of them up. */
function orderOf(
  action: ActionDefinition<unknown>,
  atMinute: number,
  turnedUp = false,
): ScriptedCommand {
  const params: ActionParams = Object.fromEntries(
    action.dials.map((dial) => {
      if (dial.type === "text") return [dial.id, "-"];
      return [dial.id, turnedUp && dial.type === "number" ? dial.max : dial.initial];
    }),
  );
  return { atMinute, actionId: action.id, params };
}

function answerOf(
  scenario: AnyScenario,
  causeId: string,
  seed: number,
  order: ScriptedCommand,
): Effect {
  const most = scenario.actions.find((one) => one.id === order.actionId)?.minutes[1] ?? 0;
  const { state } = playScript(scenario, { seed, causeId }, [order], order.atMinute + most);
  const result = state.channel.find((item) => item.kind === "result");
  return result && "said" in result.text
    ? { kind: "answer", headline: result.text.said }
    : { kind: "none" };
}

function impactOf(
  scenario: AnyScenario,
  causeId: string,
  seed: number,
  script: readonly ScriptedCommand[],
): number {
  const until = defaultStart(scenario).minute + TRIED_AFTER_MINUTES + COUNTED_FOR_MINUTES;
  const { state } = playScript(scenario, { seed, causeId }, script, until);
  return Object.values(measureImpact(scenario, state)).reduce((sum, one) => sum + one, 0);
}

function cures(
  scenario: AnyScenario,
  causeId: string,
  seed: number,
  action: ActionDefinition<unknown>,
): boolean {
  const [cure, ...rest] = scenario.history.policies.expert?.({ seed, causeId }) ?? [];
  if (!cure) return false;
  const same = cure.actionId === action.id;
  const first = same ? cure : orderOf(action, cure.atMinute, true);
  const { state } = playScript(scenario, { seed, causeId }, [first, ...rest]);
  return outcomeOf(scenario, state) === "resolved";
}
