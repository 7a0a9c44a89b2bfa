import "#server-only";
import { expect, test } from "vitest";
import { playScript, project } from "../../engine/index";
import { kinesis2020 } from "./index";

const historical = kinesis2020.history.policies.historical?.({ seed: 5, causeId: "thread-limit" });
const around = { code: "ABCDEF", words: () => undefined, online: () => true };

test("W11 gaps of the day are filled in during the evening, and not before", () => {
  expect(filledBy(500)).toEqual([]);
  const evening = filledBy(1150);
  expect(evening.length).toBeGreaterThan(0);
  for (const [from, to] of evening) {
    expect(from).toBeGreaterThan(500);
    expect(to).toBeLessThan(900);
  }
});

/** Stretches of all charts that were filled in afterwards, as they stand at a minute. */
function filledBy(minute: number): (readonly [number, number])[] {
  const start = { seed: 5, causeId: "thread-limit" };
  const { state } = playScript(kinesis2020, start, historical ?? [], minute);
  const [seat] = state.seats;
  if (!seat) throw new Error("A scripted run has one seat.");
  const { charts } = project({ scenario: kinesis2020, state, seat, around });
  return charts.flatMap((chart) => chart.backfilled);
}
