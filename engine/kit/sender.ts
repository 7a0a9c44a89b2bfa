import "#server-only";
import { type Buffer, emptyBuffer, fillBuffer } from "../world/buffer";
import type { DeliveryPath } from "../world/collector";
import type { GaugeRow } from "./definitions";

/** Somebody who sends readings on a path that can fail, and keeps what the path does not take. Amounts are minutes of readings. */
export interface Sender {
  /** Share of readings that the path does not take now, 0–1. */
  readonly fails: number;
  readonly waiting: Buffer;
  /** What ever waited, and what of it was delivered late, since T+0. */
  readonly held: number;
  readonly delivered: number;
}

/** @param capacity minutes of readings that it can keep; when it is full, the oldest are dropped */
export function emptySender(capacity: number): Sender {
  return { fails: 0, waiting: emptyBuffer(capacity), held: 0, delivered: 0 };
}

/** One minute. @param taken what the path takes in it, in minutes of readings; above 1 it also takes what waits */
export function stepSender(before: Sender, taken: number): Sender {
  const fails = Math.max(0, 1 - taken);
  const late = Math.min(before.waiting.level, Math.max(0, taken - 1));
  return {
    fails,
    waiting: fillBuffer(before.waiting, taken),
    held: before.held + fails,
    delivered: before.delivered + late,
  };
}

/** The path of collectors whose readings this sender sends; its gauges are those of `senderGauges`. */
export function senderPath(name: string): DeliveryPath {
  return {
    fails: `${name}.fails`,
    held: `${name}.held`,
    gone: `${name}.gone`,
    delivered: `${name}.delivered`,
    filledIn: `${name}.delivered`, // panels show at once what comes late
  };
}

/** @param whose heads the labels that facilitators read */
export function senderGauges<World>(
  name: string,
  whose: string,
  of: (world: World) => Sender,
): GaugeRow<World>[] {
  return [
    [`${name}.fails`, `${whose}: readings that do not get through`, "share", (w) => of(w).fails],
    [`${name}.held`, `${whose}: readings that ever waited`, "min", (w) => of(w).held],
    [
      `${name}.gone`,
      `${whose}: of those, delivered late or dropped`,
      "min",
      (w) => of(w).delivered + of(w).waiting.lost,
    ],
    [`${name}.delivered`, `${whose}: of those, delivered late`, "min", (w) => of(w).delivered],
  ];
}
