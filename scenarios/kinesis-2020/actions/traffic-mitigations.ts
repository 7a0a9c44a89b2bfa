import "#server-only";
import { type ActionDefinition, lasting, numberDial, numberOf } from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";
import { configured, lever, mitigation, withDependent } from "./kit";

const share = (of: number) => `${Math.round(100 * of)} %`;

/** What reaches the front end at all. */
export const trafficMitigations: readonly ActionDefinition<World>[] = [
  mitigation("traffic.throttle", "Refuse a share of customers' requests", {
    does: "Answers a share of requests with a throttling error, so that the rest has room.",
    cannotTell: "Which customers mind most.",
    minutes: [6, 9],
    expected: "about 8 min, then until undone",
    risk: "medium",
    riskNote: "Refused requests are errors to customers.",
    undo: "Cancel it: it ends at once.",
    dials: [
      numberDial("percent", "Share refused", "Counts as errors in the impact.", {
        unit: "%",
        min: 5,
        max: 60,
        step: 5,
        initial: 20,
      }),
    ],
    apply: (world, order) => ({ ...world, throttle: numberOf(order, "percent") / 100 }),
    withdraw: (world) => ({ ...world, throttle: 0 }),
    follow: (world) => lasting(`${share(world.throttle)} of requests refused; cancel to undo`),
  }),
  lever("traffic.hold-tenants", "Hold the largest tenants back", {
    does: `Refuses the requests of the few largest customers, ${share(figures.LARGE_TENANTS_SHARE)} of all load (modelled).`,
    cannotTell: "What those customers run on their streams.",
    minutes: [14, 20],
    expected: "about 17 min, then until undone",
    risk: "high",
    riskNote: "A few customers lose everything, so that many lose less. They will call.",
    inForce: `${share(figures.LARGE_TENANTS_SHARE)} of load refused; cancel to undo`,
    set: (world, on) => ({ ...world, tenantsHeld: on ? figures.LARGE_TENANTS_SHARE : 0 }),
  }),
  lever("clients.ease-retries", "Ask client owners to retry less", {
    does: "Teams that own large clients switch to fewer and slower retries.",
    cannotTell: "How many customers follow.",
    function: "communications",
    minutes: [25, 35],
    expected: "about 30 min, then until undone",
    risk: "medium",
    riskNote: "Less load, but a request gives up one try sooner, so more of them fail.",
    inForce: `retries at ${share(figures.RETRIES_LEFT)} of their load; cancel to undo`,
    set: (world, on) => configured(world, { retriesCut: on }),
  }),
  lever("traffic.shed-cloudwatch", "Ask CloudWatch to keep its load off Kinesis", {
    does: `CloudWatch stops sending, which frees ${share(figures.CLOUDWATCH_LOAD_SHARE)} of the front end's load (modelled).`,
    cannotTell: "What else loses its metrics.",
    function: "dependents",
    minutes: [10, 14],
    expected: "about 12 min, then until undone",
    risk: "high",
    riskNote: "All CloudWatch metrics and alarms go dark, yours among them; senders' buffers fill.",
    inForce: "CloudWatch sends nothing; cancel to undo",
    set: (world, on) => withDependent(world, "cloudwatch", (before) => ({ ...before, shed: on })),
  }),
  lever("logs.hold", "Ask CloudWatch to hold log events back", {
    does: `Agents keep their log events, which frees ${share(figures.LOGS_LOAD_SHARE)} of the front end's load (modelled).`,
    cannotTell: "Whose agents run full first.",
    function: "dependents",
    minutes: [8, 12],
    expected: "about 10 min, then until undone",
    risk: "medium",
    riskNote: `Nobody in the region sees fresh logs; agents keep about ${figures.LOG_BACKLOG_MAX_MINUTES / 60} h, the rest is lost.`,
    inForce: "no log event is sent; cancel to undo",
    set: (world, on) =>
      withDependent(world, "cloudwatch", (before) => ({ ...before, logsHeld: on })),
  }),
];
