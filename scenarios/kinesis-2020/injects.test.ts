import "#server-only";
import { describe, expect, test } from "vitest";
import {
  defaultStart,
  playScript,
  type ScriptedCommand,
  type SessionState,
} from "../../engine/index";
import { kinesis2020 } from "./index";

const { injects } = kinesis2020;

describe("injects", () => {
  const play = (
    script: readonly { atMinute: number; actionId: string; params: object }[],
  ): SessionState =>
    playScript(
      kinesis2020,
      { seed: 1, causeId: "thread-limit" },
      script.map((one) => ({ ...one, params: {} })),
      900,
    ).state;
  const fired = play([]).injects;

  test("W8 those with a time fire at it, all of them within the game", () => {
    for (const inject of injects) {
      if (inject.atMinute === undefined) continue;
      expect(inject.atMinute).toBeGreaterThanOrEqual(defaultStart(kinesis2020).minute);
      expect(inject.atMinute).toBeLessThan(kinesis2020.endMinute);
      expect(fired.find((one) => one.id === inject.id)?.firedMinute).toBe(inject.atMinute);
    }
  });

  test("W8 those with a condition fire in the games that bring it about, and only once", () => {
    const order = (atMinute: number, actionId: string, params: object = {}) => ({
      atMinute,
      actionId,
      params: params as Record<string, number | string>,
    });
    const games: ScriptedCommand[][] = [
      kinesis2020.history.policies.historical?.({ seed: 1, causeId: "thread-limit" }).slice() ?? [],
      [order(160, "fleet.restart", { serversPerHour: 3000, source: "neighbours" })],
      [
        order(150, "config.metadata-store"),
        order(150, "capacity.remove", { serversPerHour: 120 }),
        order(300, "fleet.restart", { serversPerHour: 1500, source: "metadata-store" }),
      ],
      [
        ...(kinesis2020.history.policies.expert?.({ seed: 1, causeId: "memory-leak" }) ?? []),
        order(680, "traffic.throttle", { percent: 20 }),
      ],
    ];
    const causes = ["thread-limit", "thread-limit", "thread-limit", "memory-leak"];
    const seen = new Set(
      games.flatMap((script, index) =>
        playScript(kinesis2020, { seed: 1, causeId: causes[index] ?? "" }, script)
          .state.injects.filter((inject) => inject.firedMinute !== null)
          .map((inject) => inject.id),
      ),
    );
    expect(injects.filter((inject) => !seen.has(inject.id)).map(({ id }) => id)).toEqual([]);
  });

  test("W8 some fire only when the team's own changes call for them", () => {
    const quiet = new Set(fired.filter((one) => one.firedMinute !== null).map(({ id }) => id));
    for (const id of ["members-shrink", "thrown-out", "store-owner", "customer-throttled"]) {
      expect(quiet).not.toContain(`inject.${id}`);
    }
  });

  test("W8 the clock that each names is the clock at which it fires", () => {
    const { startMinuteOfDay } = kinesis2020.clock;
    for (const { atMinute, when } of injects) {
      if (atMinute === undefined) continue;
      const ofDay = startMinuteOfDay + atMinute;
      const [hours, minutes] = [Math.floor(ofDay / 60), ofDay % 60];
      expect(when).toBe(`${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
    }
  });
});
