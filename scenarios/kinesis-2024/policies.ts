import "#server-only";
import { type Policy, randomOrders, type ScriptedCommand } from "../../engine/index";
import { cellMitigations } from "./actions/cell-mitigations";
import { reliefMitigations } from "./actions/relief-mitigations";
import { EXPERT } from "./expert";

/**
 * AWS's own decisions, as far as they are public: shedding about 16:25, capacity for provisioning before 17:39 and until 19:21. Nothing is public
 * of the deployment itself, of redistribution, or of when the shed work was let in again.
 */
const historical: readonly ScriptedCommand[] = [
  { atMinute: 352, actionId: "deployment.pause", params: {} },
  {
    atMinute: 372,
    actionId: "comms.personal-health",
    params: { text: "Several services in US-EAST-1 fail in part. We are working on it." },
  },
  { atMinute: 428, actionId: "load.shed", params: {} },
  { atMinute: 476, actionId: "provisioning.add", params: {} },
  { atMinute: 521, actionId: "provisioning.add", params: {} },
  { atMinute: 562, actionId: "provisioning.add", params: {} },
];

/** Shed work is let in again when requests are normal, so that it is back by 21:37; nobody would let it in while half of them fail. */
const letIn: ScriptedCommand = { atMinute: 672, actionId: "load.shed", params: {}, cancels: true };
const FAILS_ON_AT_LET_IN = "provisioner-certificate";

/** Restart everything, again and again. */
const panic: readonly ScriptedCommand[] = [350, 450, 600, 900, 1300].map((atMinute) => ({
  atMinute,
  actionId: "hosts.restart",
  params: {},
}));

export const policies: Readonly<Record<string, Policy>> = {
  "do-nothing": () => [],
  historical: ({ causeId }) =>
    causeId === FAILS_ON_AT_LET_IN ? historical : [...historical, letIn],
  expert: ({ causeId }) => EXPERT.get(causeId) ?? [],
  panic: () => panic,
  random: randomOrders([...cellMitigations, ...reliefMitigations], {
    orders: 6,
    fromMinute: 350,
    spanMinutes: 700,
  }),
};
