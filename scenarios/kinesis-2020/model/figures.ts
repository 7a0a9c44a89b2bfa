import "#server-only";

/**
 * Figures of the front-end fleet. AWS published none of them ("many thousands" of servers, "a few hundred" an hour, up to an hour to learn of
 * a joiner are all it says), so each is a modelling choice, calibrated against the published clock.
 */
export const SERVERS_BEFORE = 6000;
export const SERVERS_ADDED = 180;
/** The addition began at T+0 and took 63 minutes (published). */
export const ADDITION_MINUTES = 63;
export const ADDED_PER_HOUR = Math.round((60 * SERVERS_ADDED) / ADDITION_MINUTES);
/** A running server learns of a joiner within an hour (published); modelled as evenly spread. */
export const DISCOVERY_MINUTES = 60;
export const THREADS_BASE = 400;
export const THREADS_PER_PEER = 2;
export const THREAD_LIMIT = 12_700;
export const THREAD_LIMIT_RAISED = 16_000;
/** Standard deviation of threads between servers. */
export const THREADS_SPREAD = 34;
/** Every server rebuilds its shard map once in this time, staggered. */
export const REBUILD_CYCLE_MINUTES = 120;

/** First try and three retries. */
export const CLIENT_TRIES = 4;
/** Load on a server in normal times, as a share of its capacity. */
export const NORMAL_LOAD = 0.52;
/** Retries add up to this share of load. */
export const RETRY_LOAD = 0.4;

/** Minutes to drain and restart a server before it can build its map. */
export const RESTART_MINUTES = 7;
/** Minutes to build a map from the authoritative metadata store, and how many builds it finishes in a minute. */
export const STORE_BUILD_MINUTES = 20;
export const STORE_BUILDS_PER_MINUTE = 14;
export const STORE_BOOT_MINUTES = RESTART_MINUTES + STORE_BUILD_MINUTES;
/** Minutes to build a map from neighbours that have to serve as well. */
export const NEIGHBOUR_BUILD_MINUTES = 60;
/** Each share of the fleet that is building costs every serving server this many times as much of its capacity. */
export const CONTENTION = 4.6;
/** Speed of a build from neighbours that have nothing to spare, 1 = undisturbed. */
export const NEIGHBOUR_SPEED_LEAST = 0.55;
/** Share of serving servers that the health checker takes out in a minute at the most. */
export const UNHEALTHY_MAX_SHARE = 0.2;
/** Share of serving servers judged unhealthy in a minute for each unit of load above capacity. */
export const UNHEALTHY_RATE = 0.12;
/** Capacity that a serving server never loses. */
export const CAPACITY_FLOOR = 0.1;
/** Capacity that a server loses when it really runs more threads than the tested limit, where the raise turns out to be unsafe. */
export const RAISED_LIMIT_PENALTY = 0.45;

/** Share of the front end's load that CloudWatch itself sends; shedding it takes this away. */
export const CLOUDWATCH_LOAD_SHARE = 0.2;
/** CloudWatch can work off this many minutes of normal inflow in a minute when every try succeeds. */
export const CLOUDWATCH_INGEST = 1.5;
/** What senders of metrics can keep, in minutes of inflow; the rest is lost for good. */
export const CLOUDWATCH_BACKLOG_MAX_MINUTES = 80;
/** Unsent metrics on a Lambda host, in minutes of total failure, before memory is contended. */
export const LAMBDA_CONTENTION_MINUTES = 36;
/** Minutes from first contention to its worst, and the share of invocations that then fail. */
export const LAMBDA_WORSENING_MINUTES = 90;
export const LAMBDA_WORST_ERRORS = 0.35;
/** Cognito's buffer, and what one extension adds, in minutes of total failure. */
export const COGNITO_BUFFER_MINUTES = 30;
export const COGNITO_EXTENSION_MINUTES = 17;
/** A buffer this full blocks the web servers: the latent fault. */
export const COGNITO_BLOCKS_AT = 0.97;
/** Share of Cognito requests that need a web server which can be blocked. */
export const COGNITO_EXPOSED_SHARE = 0.9;
/** Cognito drains its buffer this much faster than it fills when Kinesis answers. */
export const COGNITO_DRAIN = 1.15;
/** Minutes to roll the change that cuts the dependence out to every web server. */
export const COGNITO_ROLLOUT_MINUTES = 243;
/** EventBridge works old events off at this many minutes of inflow a minute, beside the new ones. */
export const EVENTBRIDGE_REPLAY = 0.25;
/** Minutes by which cluster and task changes are late when every event fails. */
export const CONTAINER_DELAY_MAX_MINUTES = 90;
/** The status tool's sign-in fails when this share of Cognito requests fails. */
export const STATUS_TOOL_FAILS_AT = 0.25;
/** Load over capacity at which a loosened health check throws a server out. */
export const UNHEALTHY_AT_RELAXED = 1.15;
/** Thread limit on hosts where threads are not what runs short. */
export const THREAD_LIMIT_ROOMY = 13_400;
/** Where pools grow with cores: threads of a usual server without joiners, and handlers it holds for each joiner that cannot build its map. */
export const THREADS_LARGE_TYPE_BASE = 9_680;
export const HANDLERS_PER_JOINER = 20;
/** Servers that a team can add beyond this morning's, and how fast the provisioning of hosts allows it. */
export const SERVERS_SPARE = 120;
/** Share of the front end's load that log events make up; part of CloudWatch's. */
export const LOGS_LOAD_SHARE = 0.08;
/** What agents of logs can keep, in minutes of inflow. */
export const LOG_BACKLOG_MAX_MINUTES = 240;
/** What senders of metrics can keep once they write to disk as well, in minutes of inflow. */
export const CLOUDWATCH_BACKLOG_EXTENDED_MINUTES = 180;
/** Metrics that came late are filled in on panels at this many minutes of inflow a minute: hours after the last one came (published). */
export const BACKFILL_MINUTES = 0.15;
/** Share of the way that an alarm goes in a minute from seeing to blind, or back. */
export const ALARM_LAG = 0.2;
/** Minutes over which temporary credentials run out. */
export const CREDENTIALS_LAG_MINUTES = 25;
/** Share of sign-ins cut off in the minute in which Cognito's web servers restart. */
export const COGNITO_RESTART_ERRORS = 0.25;
/** Unsent metrics that an agent sends in a minute once CloudWatch takes them again, minutes of inflow. */
export const LAMBDA_FLUSH = 4;
/** Unsent metrics that a capped agent keeps, and what added hosts bear besides, minutes of inflow. */
export const LAMBDA_CAPPED_MINUTES = 5;
export const LAMBDA_ADDED_MINUTES = 30;
/** EventBridge hurried: old events worked off in a minute, and load on the front end that this costs. */
export const EVENTBRIDGE_REPLAY_HURRIED = 0.6;
export const EVENTBRIDGE_HURRIED_LOAD = 0.03;
/** What is left of the delay where people start workflows, or scale, by hand. */
export const WORKFLOWS_BY_HAND = 0.6;
export const SCALED_BY_HAND = 0.4;
/** EKS changes are late by this share of ECS's delay and this share of scaling's. */
export const EKS_EVENTS_SHARE = 0.6;
export const EKS_SCALING_SHARE = 0.5;
/** Cases about one product in ten minutes: on any day, and added when every call to it fails. */
export const CASES_USUAL = 2;
export const CASES_WORST = 60;
/** Personal notices: minutes on a usual day, and share of the events' backlog that they wait. */
export const NOTICE_MINUTES = 2;
export const NOTICE_EVENTS_SHARE = 0.05;
/** Largest tenants: their share of customers' load. */
export const LARGE_TENANTS_SHARE = 0.15;
/** Clients that were asked to go easy: retries left, and tries. */
export const RETRIES_LEFT = 0.5;
export const CLIENT_TRIES_CUT = 3;
/** Share of routes that grow wrong in a minute on maps that are not rebuilt, and the most that can. Every server is wrong about the same ones, so that no retry helps. */
export const STALE_SHARE_PER_MINUTE = 0.001;
export const STALE_SHARE_PER_HOUR = 60 * STALE_SHARE_PER_MINUTE;
export const STALE_SHARE_MAX = 0.6;
/** Answers of the membership service on a usual day, and servers starting at once that double them. */
export const MEMBERSHIP_LATENCY_MS = 18;
export const MEMBERSHIP_DOUBLED_BY = 100;
/** Answers of the metadata store on a usual day. */
export const STORE_LATENCY_MS = 9;
/** Packet loss between zones, percent, and errors of back-end cells, percent: nothing in this outage touches either. */
export const NETWORK_LOSS_PERCENT = 0.004;
export const CELL_ERRORS_PERCENT = 0.02;
/** Handles: sockets for each peer, and the limit on open files. */
export const SOCKETS_PER_PEER = 2;
export const SOCKET_LIMIT = 65_536;
/** Heap in use on a usual day, percent. */
export const HEAP_USUAL_PERCENT = 58;
/** The same when nothing more fits. */
export const HEAP_FULL_PERCENT = 99;
/** Hosts that the completeness probe asks. */
export const MAP_SAMPLE_HOSTS = 200;
/** The added server whose membership record names no cell, where that is the cause. */
export const BAD_RECORD_SERVER = 6131;
/** Cores of usual and of larger hosts, and threads that a larger one wants beyond the limit, where pools grow with cores. */
export const USUAL_HOST_CORES = 16;
export const LARGE_HOST_CORES = 64;
export const LARGE_HOST_EXCESS = 2_100;
/** A larger heap leaves less memory for the stacks of threads: share of the thread limit that is lost. */
export const HEAP_COSTS_THREADS = 0.03;
/** Speed of a build from neighbours of whom none has a map, against one from neighbours who all have. */
export const NEIGHBOUR_SPEED_WITHOUT_MAPS = 0.75;
/** What old backlogs add to the delay of launches and of scaling, which work on what is new. */
export const BACKLOG_DELAYS_LAUNCHES = 0.05;
export const BACKLOG_DELAYS_SCALING = 0.1;
/** The invented calendar: billing index rebuild at 09:00, holiday freeze from 18:00, in minutes since T+0. */
export const BILLING_REBUILD_MINUTE = 376;
export const FREEZE_MINUTE = 916;
