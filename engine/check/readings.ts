import "#server-only";
import type { RunRecord } from "../define-history";
import type { AnyScenario, GaugeReading } from "../define-scenario";
import { draw } from "../world/random";
import type { Fault } from "./fault";

/** Tries of each function: enough for either side of most conditions. */
const TRIES = 16;
/** What a gauge reads in a try, one or the other. */
const [QUIET, LOUD] = [0, 1000];

/** Gauges that functions read by name exist, and the figures of the world at T+0 are numbers. */
export function checkReadings(scenario: AnyScenario): Fault[] {
  const known = new Set(scenario.gauges.map((gauge) => gauge.id));
  const { injects, history, endMinute } = scenario;
  const ask = (part: string, id: string, read: (ask: Asked) => unknown): Fault[] => {
    const asked = new Set<string>();
    for (let attempt = 0; attempt < TRIES; attempt += 1) read(answering(asked, attempt, endMinute));
    return [...asked]
      .filter((gauge) => !known.has(gauge))
      .map((gauge) => ({
        part,
        id,
        wrong: `reads the gauge "${gauge}", which is not defined`,
        remedy: "Define it in gauges, or read one that is.",
      }));
  };
  return [
    ...injects.flatMap((inject) =>
      ask("injects", inject.id, ({ reading, minute }) => inject.due?.(reading, minute)),
    ),
    ...history.milestones.flatMap((milestone) =>
      ask("milestones", milestone.id, ({ record }) => milestone.measure(record)),
    ),
    ...ask("logs", "logs", ({ reading, minute }) => scenario.logs(reading, minute, 1)),
    ...checkFigures(scenario),
  ];
}

interface Asked {
  readonly reading: GaugeReading;
  readonly record: RunRecord;
  readonly minute: number;
}

/** Answers with something, and notes what it was asked for. */
function answering(asked: Set<string>, attempt: number, endMinute: number): Asked {
  const peak = (gaugeId: string) => (draw(attempt, gaugeId) < 0.5 ? QUIET : LOUD);
  const note = (gaugeId: string) => {
    asked.add(gaugeId);
    return peak(gaugeId);
  };
  return {
    reading: note,
    minute: attempt % 2 === 0 ? endMinute : 1,
    record: {
      // quiet, loud, quiet: a day with an outage in its middle
      series: (gaugeId) => [QUIET, note(gaugeId), note(gaugeId), QUIET, QUIET],
      firstAlarmMinute: 1,
    },
  };
}

/** A figure that is no number spoils everything that is computed from it later. */
function checkFigures({ causes, gauges, ...scenario }: AnyScenario): Fault[] {
  return causes.flatMap((cause) => {
    const world = scenario.initialWorld({ seed: 1, causeId: cause.id });
    return gauges
      .filter((gauge) => !Number.isFinite(gauge.read(world)))
      .map(({ id }) => {
        const wrong = `is not a number at T+0 under the cause "${cause.id}"`;
        return { part: "gauges", id, wrong, remedy: "Look for a division by nothing." };
      });
  });
}
