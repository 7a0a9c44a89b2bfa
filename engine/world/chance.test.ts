import "#server-only";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FOG_LEVELS, type FogLevel } from "../../contract/fog";
import { given } from "../testing/given";
import { running } from "../testing/room-log";
import { toy } from "../testing/toy";
import { emptyBuffer, fillBuffer, fullness } from "./buffer";
import { type Collector, collect, delayOf, type Frame, fateOf } from "./collector";
import { appendFrame, type Frames, frameAt } from "./frames";
import { draw, drawBetween, drawName, drawNormal } from "./random";

const SEED = { seed: 20_201_125, numRuns: 200 } as const;

describe("W1 a step", () => {
  test("W1 gives the same next world for the same world and minute, and leaves the old one alone", () => {
    const world = toy.initialWorld({ seed: 3, causeId: "cause.valve" });
    const before = structuredClone(world);
    expect(toy.step(world, 7)).toEqual(toy.step(world, 7));
    expect(world).toEqual(before);
  });
});

describe("W2 chance", () => {
  test("W2 is a share that depends on the seed and each key", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.string(), (seed, number, text) => {
        const share = draw(seed, number, text);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(1);
        expect(draw(seed, number, text)).toBe(share);
        expect(draw(seed, number, `${text}x`)).not.toBe(share);
        expect(draw(seed + 1, number, text)).not.toBe(share);
      }),
      SEED,
    );
  });

  test("W2 is spread evenly, and the normal draw has its mean and deviation", () => {
    const shares = Array.from({ length: 4000 }, (_, index) => draw(9, index));
    const normals = Array.from({ length: 4000 }, (_, index) => drawNormal(9, index));
    expect(mean(shares)).toBeCloseTo(0.5, 1);
    expect(mean(normals)).toBeCloseTo(0, 1);
    expect(Math.sqrt(mean(normals.map((one) => one * one)))).toBeCloseTo(1, 1);
    expect(Math.max(...normals.map(Math.abs))).toBeLessThan(3.47);
  });

  test("W2 a whole number lies between its bounds, and both are reached", () => {
    const drawn = new Set(Array.from({ length: 400 }, (_, at) => drawBetween(draw(1, at), 4, 8)));
    expect([...drawn].sort()).toEqual([4, 5, 6, 7, 8]);
    expect(drawBetween(0.999_999, 5, 5)).toBe(5);
  });

  test("W2 names meet no other of their room, nor those of the next seed", () => {
    const names = [7, 8].flatMap((seed) =>
      Array.from({ length: 10_000 }, (_, at) => drawName(seed, "id", at)),
    );
    expect(new Set(names).size).toBe(20_000);
    expect(names.every((name) => /^[0-9a-z]{12}$/.test(name))).toBe(true);
  });

  test("W2 seeds count to their last bit", () => {
    const far = 2 ** 40;
    expect(draw(1, "x")).not.toBe(draw(1 + far, "x"));
    expect(draw(Number.MAX_SAFE_INTEGER, "x")).not.toBe(draw(Number.MAX_SAFE_INTEGER - 1, "x"));
  });

  test("W2 dropping or moving one action leaves every other draw as it was", () => {
    const room = given(...running()).at(20);
    const alone = room.at(24).orders("bob", "probe.heat");
    const beside = room.orders("ann", "fix.repair").at(24).orders("bob", "probe.heat");
    const moved = room.at(22).orders("ann", "fix.repair").at(24).orders("bob", "probe.heat");
    const minutes = alone.work("probe.heat").prepareMinutes;
    expect(beside.work("probe.heat").prepareMinutes).toBe(minutes);
    expect(moved.work("probe.heat").prepareMinutes).toBe(minutes);
    const digits = (at: typeof alone) => /\.(\d+)$/.exec(at.at(40).line("result").lines[0] ?? "");
    expect(digits(beside)?.[1]).toBe(digits(alone)?.[1]);
  });

  test("W2 the seed changes the preparation", () => {
    const drawn = Array.from({ length: 30 }, (_, seed) =>
      given(...running({ seed }))
        .orders("ann", "probe.heat")
        .work("probe.heat"),
    ).map((work) => work.prepareMinutes);
    expect(new Set(drawn)).toEqual(new Set([4, 5, 6, 7, 8]));
  });
});

describe("W5 a collector", () => {
  const exact: Collector = { ...collectorOf("heat.direct"), decimals: 0 };
  const fates = (fails: number, fog: FogLevel = "as-it-was") =>
    Array.from({ length: 1000 }, (_, at) => fateOf(0, at, 1, fog, fails));
  const count = (all: readonly string[], fate: string) => all.filter((one) => one === fate).length;

  test("W5 reads what is true, as its instrument rounds it", () => {
    expect(collect(exact, 0, 3, 1, "as-it-was", 40.4)).toBe(40);
    expect(collect(exact, 0, 3, 1, "as-it-was", 0)).toBe(0);
  });

  test("W5 sends everything on a path that does not fail", () => {
    expect(count(fates(0), "sent")).toBe(1000);
  });

  test("W5 what a path does not take waits, as often as it fails", () => {
    expect(Math.abs(count(fates(0.4), "waits") - 400)).toBeLessThan(60);
    expect(count(fates(0.4), "lost")).toBe(0);
    expect(count(fates(1), "waits")).toBe(1000);
  });

  test("W10 low fog holds less of what the outage holds, high fog loses some of everything", () => {
    expect(count(fates(0.5, "low"), "waits")).toBeLessThan(count(fates(0.5), "waits") / 2);
    expect(count(fates(0, "high"), "lost")).toBeGreaterThan(200);
    expect(count(fates(0, "low"), "lost")).toBe(0);
    expect(count(fates(0.5, "high"), "sent")).toBeLessThan(count(fates(0.5), "sent"));
  });

  test("W10 fog lengthens or shortens the way to the screen, and never reaches before the reading", () => {
    const slow = { ...exact, delayMinutes: 3 };
    expect(FOG_LEVELS.map((level) => delayOf(slow, level))).toEqual([2, 3, 9]);
    expect(FOG_LEVELS.map((level) => delayOf(exact, level))).toEqual([1, 1, 3]);
  });

  test("W5 noise stays within the scale, and no reading is no number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.constantFrom(...FOG_LEVELS),
        (minute, truth, fog) => {
          const value = collect({ ...exact, noise: 0.3, max: 100 }, 2, minute, 7, fog, truth);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        },
      ),
      SEED,
    );
  });
});

describe("frames", () => {
  test("keep every minute across their blocks, and the old list as it was", () => {
    const all = framesOf(Array.from({ length: 200 }, (_, at) => at));
    for (const minute of [0, 63, 64, 127, 128, 199]) {
      expect(frameAt(all, minute)?.readings).toEqual([minute]);
    }
    expect(frameAt(all, 200)).toBeUndefined();
    expect(frameAt(all, -1)).toBeUndefined();
    const longer = appendFrame(all, frame([1]));
    expect(all.flat()).toHaveLength(200);
    expect(longer.flat()).toHaveLength(201);
  });
});

describe("a buffer", () => {
  test("fills, spills what finds no room, and drains to nothing", () => {
    let buffer = emptyBuffer(3);
    for (let minute = 0; minute < 5; minute += 1) buffer = fillBuffer(buffer, 0);
    expect(buffer).toEqual({ level: 3, capacity: 3, lost: 2 });
    expect(fullness(buffer)).toBe(1);
    for (let minute = 0; minute < 5; minute += 1) buffer = fillBuffer(buffer, 2);
    expect(buffer).toEqual({ level: 0, capacity: 3, lost: 2 });
    expect(fullness(emptyBuffer(0))).toBe(0);
  });

  test("never holds less than nothing or more than fits", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 5, noNaN: true })),
        (capacity, outflows) => {
          let buffer = emptyBuffer(capacity);
          for (const outflow of outflows) {
            const next = fillBuffer(buffer, outflow);
            expect(next.level).toBeGreaterThanOrEqual(0);
            expect(next.level).toBeLessThanOrEqual(capacity);
            expect(next.lost).toBeGreaterThanOrEqual(buffer.lost);
            buffer = next;
          }
        },
      ),
      SEED,
    );
  });
});

function collectorOf(id: string): Collector {
  const collector = toy.collectors.find((one) => one.id === id);
  if (!collector) throw new Error(`The toy has no collector ${id}.`);
  return collector;
}

function frame(readings: readonly (number | null)[]): Frame {
  return { gauges: [], readings, waiting: [], fog: "as-it-was" };
}

function framesOf(readings: readonly (number | null)[]): Frames {
  return readings.reduce<Frames>((frames, reading) => appendFrame(frames, frame([reading])), []);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
