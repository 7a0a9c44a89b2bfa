import "#server-only";
import type { ScriptedCommand } from "../../engine/index";
import { type Play, scriptOf } from "./candidates";

/** Best known play for each cause, found by `npm run -s search -- kinesis-2024`, kept as data. */
const FOUND: Readonly<Record<string, Play>> = {
  "count-blind-balancer": {
    calm: ["load.shed", "redistribution.pause"],
    after: ["manager.count"],
    releaseMinute: 480,
  },
  "leaky-build": {
    calm: ["load.shed", "redistribution.pause", "shards.cap"],
    after: [],
    releaseMinute: 480,
  },
  "provisioner-certificate": {
    calm: ["load.shed", "redistribution.pause"],
    after: [],
    releaseMinute: 410,
  },
};

export const EXPERT: ReadonlyMap<string, readonly ScriptedCommand[]> = new Map(
  Object.entries(FOUND).map(([causeId, play]) => [causeId, scriptOf(causeId, play)]),
);
