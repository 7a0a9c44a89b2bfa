import "#server-only";
import type { World } from "../model/world";

export type Gauge = readonly [
  id: string,
  label: string,
  unit: string,
  read: (world: World) => number,
];
