import "#server-only";
import { letGo, order, type ScriptedCommand } from "../../engine/index";

/** The first alarm has sounded in every seed. */
const AT_ONCE = 348;

/** What mends each cause itself; the history's is mended by what calms the storm. */
const CURES: Readonly<Record<string, readonly ScriptedCommand[]>> = {
  "count-blind-balancer": [],
  "leaky-build": [order(AT_ONCE + 6, "deployment.roll-back")],
  "provisioner-certificate": [order(AT_ONCE, "certificate.renew")],
};

/** Ways to calm the storm: what is set at once, and what follows when it is in force. */
const CALMS: readonly (readonly string[])[] = [
  ["load.shed"],
  ["redistribution.pause"],
  ["status.lengthen"],
  ["shards.cap"],
  ["load.shed", "status.lengthen"],
  ["load.shed", "redistribution.pause"],
  ["load.shed", "shards.cap"],
  ["load.shed", "redistribution.pause", "shards.cap"],
  ["redistribution.pause", "status.lengthen", "shards.cap"],
];
const AFTERWARDS: readonly (readonly string[])[] = [
  [],
  ["shards.spread"],
  ["manager.count"],
  ["shards.spread", "manager.count"],
];
/** Levers are let go of at one of these minutes. */
const RELEASES = [410, 440, 480, 520, 560] as const;

/** One way to play: what is set at once and let go of later, and what follows while it is in force. */
export interface Play {
  readonly calm: readonly string[];
  readonly after: readonly string[];
  readonly releaseMinute: number;
}

/** The script of a play against a cause. */
export function scriptOf(causeId: string, { after, calm, releaseMinute }: Play): ScriptedCommand[] {
  return [
    order(AT_ONCE, "deployment.pause"),
    ...(CURES[causeId] ?? []),
    ...calm.map((actionId) => order(AT_ONCE, actionId)),
    order(AT_ONCE + 10, "provisioning.add"),
    ...after.map((actionId) => order(AT_ONCE + 30, actionId)),
    ...calm.map((actionId) => letGo(releaseMinute, actionId)),
  ];
}

/** Scripts against one cause: its cure, every calm, what may follow, and when levers are let go of. */
export function candidates(causeId: string): ScriptedCommand[][] {
  return CALMS.flatMap((calm) =>
    AFTERWARDS.flatMap((after) =>
      RELEASES.map((releaseMinute) => scriptOf(causeId, { calm, after, releaseMinute })),
    ),
  );
}
