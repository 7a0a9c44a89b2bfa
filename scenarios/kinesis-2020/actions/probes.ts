import "#server-only";
import type { ActionDefinition, Answer, Order } from "../../../engine/index";
import { drawBetween, fullness } from "../../../engine/index";
import type { ClueId } from "../evidence";
import * as figures from "../model/figures";
import { knownPeers, SERVERS_MAX, SERVING, threadsFor } from "../model/fleet";
import type { World } from "../model/world";

type Probe = Pick<
  ActionDefinition<World>,
  "id" | "title" | "does" | "cannotTell" | "minutes" | "function"
> & { answer: (world: World, order: Order) => Answer };

export const probes: readonly ActionDefinition<World>[] = [
  probe({
    id: "probe.error-mix",
    title: "Error mix by call and by age of host",
    does: "Splits the last ten minutes of errors by API call and by when the host joined.",
    cannotTell: "Which error is the cause of which.",
    function: "observability",
    minutes: [8, 12],
    answer: (world) => {
      const share = 100 * world.load.tryFails;
      return found(
        "errors-everywhere",
        share < 1 ? "No call stands out." : "Every call fails, on old and new hosts alike.",
        [
          `PutRecords ${percent(share)} of tries, GetRecords ${percent(share * 0.97)}, DescribeStream ${percent(share * 0.91)}`,
          `Hosts that joined before today ${percent(share)}, hosts added this morning ${percent(share * 1.01)}`,
          "Texts: no route, upstream unknown, partial answer, out of memory, stale throttle table",
        ],
      );
    },
  }),
  probe({
    id: "probe.host-heap",
    title: "Heap and garbage collection, sample of hosts",
    does: "Reads heap use and collection pauses on five hosts.",
    cannotTell: "What uses memory outside the heap.",
    function: "observability",
    minutes: [8, 12],
    answer: (world, order) =>
      found("heap-normal", "Heap is in its usual range; collections are short.", [
        ...sample(order).map(
          (id, index) =>
            `${name(id)}: heap ${54 + drawBetween(order.draw(`heap${index}`), 0, 11)} %, longest pause ${20 + drawBetween(order.draw(`gc${index}`), 0, 45)} ms`,
        ),
        world.load.tryFails > 0.05
          ? "The same hosts log out-of-memory errors when they start workers."
          : "No out-of-memory errors on these hosts.",
      ]),
  }),
  probe({
    id: "probe.host-threads",
    title: "Threads in use against limits, sample of hosts",
    does: "Counts threads on five hosts and reads the limits that apply to the process.",
    cannotTell: "What the threads are for.",
    function: "observability",
    minutes: [12, 18],
    answer: threadCounts,
  }),
  probe({
    id: "probe.map-completeness",
    title: "Shard-map completeness, sample of 200 hosts",
    does: "Asks 200 hosts how much of their shard map they hold and when they last finished one.",
    cannotTell: "Why a map is not finished.",
    function: "observability",
    minutes: [10, 15],
    answer: mapCompleteness,
  }),
  probe({
    id: "probe.map-again",
    title: "Ask one server to build its map again",
    does: "Sends one running server the order to rebuild its shard map and watches it.",
    cannotTell: "Whether a restart would help.",
    function: "observability",
    minutes: [10, 14],
    answer: (world) =>
      world.fleet.counts.useless === 0
        ? found("useless-is-sticky", "The map was complete before and after.", [
            "Rebuild finished in 41 s.",
          ])
        : found("useless-is-sticky", "The running process does not repair its map.", [
            "It takes the order, starts 212 workers, gives up after 90 s and keeps what it had.",
            "A second order is ignored: the builder is marked as failed until the process restarts.",
          ]),
  }),
  probe({
    id: "probe.back-end-cells",
    title: "Health of the back-end cells",
    does: "Reads load, errors and storage of every cell from the inside.",
    cannotTell: "What happens before a request reaches a cell.",
    function: "operations",
    minutes: [5, 8],
    answer: (world) =>
      found("cells-healthy", "All cells are healthy.", [
        `Errors 0.02 %, storage normal, traffic ${percent(100 * (1 - world.load.requestFails))} of the usual`,
        "No cell moved a shard in the last six hours.",
      ]),
  }),
  probe({
    id: "probe.membership",
    title: "Membership service: records and answers",
    does: "Compares membership records with the hosts that exist and times the answers.",
    cannotTell: "What servers do with the records.",
    function: "operations",
    minutes: [6, 9],
    answer: (world) =>
      found("membership-right", "Records match the hosts that exist; answers are quick.", [
        `${world.fleet.counts.members} members on record, ${world.fleet.counts.members} hosts, no duplicates`,
        "Answers p99 18 ms, no errors.",
      ]),
  }),
  probe({
    id: "probe.config-reads",
    title: "Configuration reads from the metadata store",
    does: "Reads the store's own view of requests from the front end.",
    cannotTell: "Anything about the hosts themselves.",
    function: "operations",
    minutes: [4, 6],
    answer: () =>
      found("reads-right", "Reads succeed and are not throttled.", [
        "p99 9 ms, errors 0.00 %, far from its limits.",
      ]),
  }),
  probe({
    id: "probe.network",
    title: "Network between zones",
    does: "Looks for loss and delay between hosts of all zones.",
    cannotTell: "Anything above the network.",
    function: "operations",
    minutes: [7, 10],
    answer: () =>
      found("network-right", "No loss, no delay.", [
        "Loss below 0.01 % on every path; round trips as on other days.",
      ]),
  }),
  probe({
    id: "probe.change-review",
    title: "Review of the last day's changes",
    does: "Goes through the change calendar with the owners on the phone.",
    cannotTell: "Whether a change caused anything.",
    function: "incident-commander",
    minutes: [6, 10],
    answer: (world) =>
      found(
        "change-coincides",
        "One change touched the front end this morning: the capacity addition.",
        [
          `${figures.SERVERS_ADDED} servers were added from 02:44 to 03:47; ${world.fleet.counts.added} of them are still in.`,
          "The first alarm came long after it had finished, and hosts that were not touched fail too.",
          "Log agent (24 Nov) and certificates (00:30): owners see nothing unusual.",
        ],
      ),
  }),
  probe({
    id: "probe.client-traffic",
    title: "Client traffic and retries",
    does: "Separates first tries from retries at the edge.",
    cannotTell: "Why tries fail.",
    function: "observability",
    minutes: [5, 8],
    answer: (world) =>
      found("load-usual", "First tries are at their usual level for the hour.", [
        `First tries 100 % of the usual, retries add ${percent(100 * figures.RETRY_LOAD * world.load.tryFails)}`,
        "No single client or release stands out.",
      ]),
  }),
  probe({
    id: "probe.peer-table",
    title: "Peer table of one front-end host",
    does: "Lists the peers a host knows and the workers it keeps for them.",
    cannotTell: "Whether the host has a limit on workers.",
    function: "observability",
    minutes: [8, 12],
    answer: (world) => {
      const peers = Math.round(knownPeers(world.fleet));
      return found(
        null,
        `The host knows ${peers} peers and keeps ${figures.THREADS_PER_PEER} workers for each.`,
        [
          `Workers wanted ${figures.THREADS_PER_PEER * peers}, plus about ${figures.THREADS_BASE} for everything else (modelled figures)`,
          "A joiner appears in the table up to an hour after it joined.",
        ],
      );
    },
  }),
  probe({
    id: "probe.cognito-buffer",
    title: "Cognito: buffer towards Kinesis",
    does: "Asks the Cognito team how full its local buffers are.",
    cannotTell: "What happens when they are full: nobody has seen it.",
    function: "dependents",
    minutes: [5, 9],
    answer: (world) => {
      const { buffer, decoupled, errors } = world.dependents.cognito;
      return found("cognito-buffer", `Buffers are ${percent(100 * fullness(buffer))} full.`, [
        errors > 0.01
          ? "Web servers are waiting for room in the buffer."
          : "Web servers answer normally.",
        decoupled > 0
          ? `${percent(100 * decoupled)} of web servers run the change.`
          : "Kinesis is used for analytics only, best effort.",
      ]);
    },
  }),
  probe({
    id: "probe.lambda-memory",
    title: "Lambda: memory on invocation hosts",
    does: "Asks the Lambda team what takes memory on its hosts.",
    cannotTell: "How long functions will bear it.",
    function: "dependents",
    minutes: [5, 9],
    answer: (world) => {
      const { unsent, errors } = world.dependents.lambda;
      return found(
        "lambda-memory",
        unsent.level < 1 ? "Memory is as usual." : "Metric agents hold what they could not send.",
        [
          `Unsent metrics worth ${Math.round(unsent.level)} min; contention is expected from about ${figures.LAMBDA_CONTENTION_MINUTES} (modelled)`,
          errors > 0
            ? `${percent(100 * errors)} of invocations fail for want of memory.`
            : "No invocation has failed for want of memory.",
        ],
      );
    },
  }),
  probe({
    id: "probe.cloudwatch-pipeline",
    title: "CloudWatch: what still gets through",
    does: "Asks the CloudWatch team about its intake and backlog.",
    cannotTell: "Which readings are lost for good.",
    function: "dependents",
    minutes: [5, 9],
    answer: (world) => {
      const { backlog, errors, shed } = world.dependents.cloudwatch;
      return found(
        "cloudwatch-pipeline",
        errors < 0.01
          ? "Everything that comes is taken."
          : `${percent(100 * errors)} of puts fail.`,
        [
          `Senders hold ${Math.round(backlog.level)} min of metrics; ${Math.round(backlog.lost)} min are lost for good.`,
          shed
            ? "The team keeps its load off Kinesis as asked."
            : "Readings on CloudWatch panels have gaps for the same reason.",
        ],
      );
    },
  }),
];

function probe(of: Probe): ActionDefinition<World> {
  const { minutes } = of;
  return {
    ...of,
    kind: "probe",
    expected: `${minutes[0]}–${minutes[1]} min`,
    risk: "low",
    riskNote: "Reads only.",
    dials: [],
    lane: of.id,
    repeatable: true,
  };
}

function found(clue: ClueId | null, headline: string, lines: readonly string[]): Answer {
  return { headline, lines, clues: clue === null ? [] : [clue] };
}

function threadCounts(world: World, order: Order): Answer {
  const threads = threadsFor(knownPeers(world.fleet));
  const lines = sample(order).map((id) => {
    const limit = world.fleet.limit[id] ?? figures.THREAD_LIMIT;
    const wanted = Math.round(threads + (world.fleet.spread[id] ?? 0));
    const used = Math.min(wanted, limit);
    const refused = wanted > limit ? `, ${wanted - limit} refused since the last attempt` : "";
    return `${name(id)}: ${used} of ${limit} threads${refused}`;
  });
  const over = lines.some((line) => line.includes("refused"));
  return found(
    "threads-at-limit",
    over
      ? "Sampled hosts stand at the operating system's limit."
      : "Sampled hosts are below the operating system's limit.",
    [...lines, "Figures of this exercise are modelled; the operator published none."],
  );
}

/** Hosts asked for their map. */
const MAP_SAMPLE = 200;

function mapCompleteness(world: World, order: Order): Answer {
  let complete = 0;
  const offset = drawBetween(order.draw("offset"), 0, SERVERS_MAX - 1);
  let asked = 0;
  for (let step = 0; asked < MAP_SAMPLE && step < SERVERS_MAX; step += 1) {
    const is = world.fleet.state[(offset + step * 29) % SERVERS_MAX];
    if (is === undefined || is === 0 || is > 2) continue;
    asked += 1;
    if (is === SERVING) complete += 1;
  }
  const share = asked === 0 ? 0 : (100 * complete) / asked;
  return found(
    "maps-incomplete",
    `${percent(share)} of the sampled hosts hold a complete shard map.`,
    [
      `${complete} of ${asked} hosts complete; old and new hosts do not differ.`,
      share > 99
        ? "All were finished within the last two hours."
        : "The others stopped part of the way at their last rebuild and have not tried again.",
    ],
  );
}

/** Five hosts, the last of them added this morning. */
function sample(order: Order): number[] {
  const old = [0, 1, 2, 3].map((index) =>
    drawBetween(order.draw(`host${index}`), 0, figures.SERVERS_BEFORE - 1),
  );
  return [...old, figures.SERVERS_BEFORE + drawBetween(order.draw("new"), 0, 19)];
}

function name(id: number): string {
  return `fe-${String(id).padStart(4, "0")}`;
}

function percent(value: number): string {
  return `${value >= 10 || value === 0 ? Math.round(value) : value.toFixed(1)} %`;
}
