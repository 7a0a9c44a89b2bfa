import "#server-only";
import fc from "fast-check";
import { expect, test } from "vitest";
import { playScript, type ScriptedCommand } from "../../engine/index";
import { kinesis2024 } from "./index";
import { SHARDS } from "./model/connections";
import * as figures from "./model/figures";
import { stepWorld } from "./model/step";
import { active, keptOff, provisioning, requestErrors, type World } from "./model/world";

const UNTIL_MINUTE = 1_000;
const changes = kinesis2024.actions.filter(({ kind }) => kind === "mitigation").map(({ id }) => id);
const orders: fc.Arbitrary<ScriptedCommand[]> = fc.array(
  fc
    .record({
      atMinute: fc.integer({ min: 1, max: UNTIL_MINUTE - 100 }),
      actionId: fc.constantFrom(...changes),
      cancels: fc.boolean(),
    })
    .map(({ cancels, ...order }) => ({
      ...order,
      params: {},
      ...(cancels ? { cancels: true as const } : {}),
    })),
  { minLength: 4, maxLength: 14 },
);

test("whatever is ordered and cancelled, shards are kept, and no quantity leaves its bounds", () => {
  const run = fc.property(
    fc.constantFrom(...kinesis2024.causes.map(({ id }) => id)),
    orders,
    (causeId, script) => {
      const watched = {
        ...kinesis2024,
        step: (world: World, minute: number) => {
          const next = stepWorld(world, minute);
          if (minute % 7 === 0) expect(faultsOf(next)).toEqual([]);
          return next;
        },
      };
      playScript(watched, { seed: 1, causeId }, script, UNTIL_MINUTE);
    },
  );
  fc.assert(run, { numRuns: 30, seed: 20_240_730 });
});

/** What cannot be so. */
function faultsOf(world: World): string[] {
  const { cell, connections, dependents, minute } = world;
  const faults: string[] = [];
  const bound = (name: string, value: number, most: number) => {
    if (!(value >= 0 && value <= most)) faults.push(`T+${minute}: ${name} is ${value}`);
  };
  const light = cell.light.reduce((sum, here) => sum + here, 0);
  if (Math.round(light) !== figures.HOSTS * figures.LIGHT_PER_HOST) {
    faults.push(`T+${minute}: ${light} light shards`);
  }
  for (const [host, here] of cell.light.entries()) {
    bound(`light on ${host}`, here, light);
    bound(`handles lost by ${host}`, cell.leaked[host] ?? Number.NaN, 1e7);
  }
  bound("waiting in the zone", connections.zone, SHARDS.zone);
  bound("waiting elsewhere", connections.rest, SHARDS.rest);
  bound("looked for", connections.lookedFor, SHARDS.zone);
  bound("made", connections.made, provisioning(world, minute) + 1e-6);
  bound("failing", requestErrors(world), 1);
  bound("active", active(world), 1);
  bound("kept off", keptOff(world), figures.SHEDDABLE_SHARE);
  bound("steps", world.provisioningSteps, figures.PROVISIONING_STEPS_MAX);
  bound("deployed to", world.rounds.nextHost, figures.HOSTS_IN_ZONE);
  bound("logs failing", dependents.logs.errors, 1);
  bound("log backlog", dependents.logs.backlog.level, figures.LOGS_BACKLOG_MAX_MINUTES);
  bound("events failing", dependents.s3Events.errors, 1);
  bound("event backlog", dependents.s3Events.backlog.level, figures.EVENTS_BACKLOG_MAX_MINUTES);
  bound("stalled", dependents.ecs.stalled, figures.BLOCKING_TASKS);
  bound("late", dependents.jobsLate, figures.JOBS_LATE_MAX_MINUTES);
  for (const gauge of kinesis2024.gauges) {
    if (!Number.isFinite(gauge.read(world))) faults.push(`T+${minute}: ${gauge.id} is no number`);
  }
  return faults;
}
