import "#server-only";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import type { AnyScenario, SessionState } from "../../engine/index";
import type { Game } from "./games";

/** What a gauge in this unit can be at most; anything, in any other. */
const MOST: Readonly<Record<string, number>> = { "%": 100, share: 1 };
/** What sums of floating-point numbers are off by. */
const ROUNDING = 1e-6;

/** No quantity of a world leaves what its unit can say, and what is counted since T+0 is neither lost nor made. */
export function keepsQuantitiesSane(scenario: AnyScenario, games: () => readonly Game[]): void {
  describe("W12 in every game", () => {
    test.each(scenario.gauges.map(({ id, unit }, index) => [id, unit, index] as const))(
      "%s is a number that %s can be",
      (_id, unit, index) => {
        const most = (MOST[unit] ?? Number.MAX_VALUE) + ROUNDING;
        expect(
          firstMinutes(games(), ({ gauges: { [index]: value = Number.NaN } }) =>
            value >= 0 && value <= most ? null : `${value} ${unit}`,
          ),
        ).toEqual([]);
      },
    );

    test.each(pathsOf(scenario))(
      "what waits on the path of %s comes late or is dropped, once",
      (_of, path) => {
        const [held = -1, gone = -1, delivered = -1, filledIn = -1] = path.map((id) =>
          scenario.gauges.findIndex((gauge) => gauge.id === id),
        );
        const counts = [held, gone, delivered, filledIn];
        expect(
          firstMinutes(games(), ({ gauges }, before) => {
            const at = (gauge: number) => gauges[gauge] ?? Number.NaN;
            const falls = counts.some(
              (gauge) => at(gauge) < (before?.gauges[gauge] ?? 0) - ROUNDING,
            );
            if (falls) return "less than a minute before";
            const inOrder = counts.every(
              (gauge, next) => next === 0 || at(gauge) <= at(counts[next - 1] ?? -1) + ROUNDING,
            );
            return inOrder ? null : `${counts.map(at)} of held, gone, delivered, filled in`;
          }),
        ).toEqual([]);
      },
    );
  });

  test("W1 a step leaves the world before it as it was, and repeats itself", () => {
    for (const { worlds } of games().filter(({ name }) => name === "each change")) {
      for (const { copy, minute, world } of worlds.filter((one) => one.copy !== undefined)) {
        // the game has gone on from this world; not toEqual, which takes seconds over fleets of thousands
        expect(isDeepStrictEqual(world, copy)).toBe(true);
        const [once, twice] = [scenario.step(world, minute + 1), scenario.step(world, minute + 1)];
        expect(isDeepStrictEqual(twice, once)).toBe(true);
      }
    }
  });
}

type Frame = SessionState["frames"][number][number];

/** The first minute of each game in which something is wrong, with what it is. */
function firstMinutes(
  games: readonly Game[],
  wrong: (frame: Frame, before: Frame | undefined) => string | null,
): string[] {
  return games.flatMap(({ causeId, name, seed, state }) => {
    let before: Frame | undefined;
    for (const [minute, frame] of state.frames.flat().entries()) {
      const what = wrong(frame, before);
      if (what !== null) return [`${name}, ${causeId}, seed ${seed}: T+${minute}: ${what}`];
      before = frame;
    }
    return [];
  });
}

/** Paths that can fail, each once, with the panel that names it first. */
function pathsOf({ collectors }: AnyScenario): (readonly [string, readonly string[]])[] {
  const paths = new Map<string, readonly [string, readonly string[]]>();
  for (const { id, path } of collectors) {
    if (!path || paths.has(path.held)) continue;
    paths.set(path.held, [id, [path.held, path.gone, path.delivered, path.filledIn]]);
  }
  return [...paths.values()];
}
