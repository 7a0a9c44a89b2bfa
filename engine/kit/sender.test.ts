import "#server-only";
import { expect, test } from "vitest";
import { emptySender, type Sender, senderGauges, senderPath, stepSender } from "./sender";

/** The sender after so many minutes with these shares taken. */
const after = (capacity: number, ...taken: number[]): Sender =>
  taken.reduce(stepSender, emptySender(capacity));

test("W11 what the path does not take waits, and is delivered late when it takes more", () => {
  expect(after(10, 1, 1)).toMatchObject({ fails: 0, held: 0, delivered: 0 });
  expect(after(10, 0.25, 0)).toMatchObject({ fails: 1, held: 1.75, delivered: 0 });
  expect(after(10, 0, 0, 1.5)).toMatchObject({ fails: 0, held: 2, delivered: 0.5 });
  expect(after(10, 0, 0, 2, 2, 2)).toMatchObject({ held: 2, delivered: 2 });
});

test("W11 a full sender drops, and what it drops counts as gone", () => {
  const gauges = senderGauges<Sender>("s", "Sensor", (sender) => sender);
  const read = (id: string, of: Sender) => gauges.find(([known]) => known === id)?.[3](of);
  const full = after(2, 0, 0, 0, 2);
  const path = senderPath("s");
  expect(read(path.held, full)).toBe(3);
  expect(read(path.delivered, full)).toBe(1);
  expect(read(path.gone, full)).toBe(2);
  expect(read(path.fails, full)).toBe(0);
});
