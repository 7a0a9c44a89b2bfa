import "#server-only";
import { letGo, order, type Policy, randomOrders } from "../../engine/index";
import { cellMitigations } from "./actions/cell-mitigations";
import { reliefMitigations } from "./actions/relief-mitigations";
import { EXPERT } from "./expert";

/**
 * AWS's own decisions, as far as they are public: shedding about 16:25, capacity for provisioning before 17:39 and until 19:21. Nothing is public
 * of the deployment itself, of redistribution, or of when the shed work was let in again.
 */
const historical = [
  order(352, "deployment.pause"),
  order(372, "comms.personal-health", {
    text: "Several services in US-EAST-1 fail in part. We are working on it.",
  }),
  order(428, "load.shed"),
  order(476, "provisioning.add"),
  order(521, "provisioning.add"),
  order(562, "provisioning.add"),
];

/** Shed work is let in again when requests are normal, so that it is back by 21:37; nobody would let it in while half of them fail. */
const letIn = letGo(672, "load.shed");
const FAILS_ON_AT_LET_IN = "provisioner-certificate";

/** Restart everything, again and again. */
const panic = [350, 450, 600, 900, 1300].map((minute) => order(minute, "hosts.restart"));

export const policies: Readonly<Record<string, Policy>> = {
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
