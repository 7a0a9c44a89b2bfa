import "#server-only";

/**
 * Figures of the cell. AWS published none of them ("a very large number of very low-throughput shards", "a small number of hosts", status
 * messages that grew too large are all it says), so each is a modelling choice, calibrated against the published clock. Minutes count from
 * 09:00 PDT.
 */
export const HOSTS_IN_ZONE = 120;
export const HOSTS_ELSEWHERE = 280;
export const HOSTS = HOSTS_IN_ZONE + HOSTS_ELSEWHERE;
/** Heavy shards on a host, and how their load differs between hosts; one heavy shard is the unit of throughput. */
export const HEAVY_PER_HOST = 40;
export const HEAVY_SPREAD = 2;
/** Light shards on a host at first, and throughput of one of them. */
export const LIGHT_PER_HOST = 4_000;
export const LIGHT_THROUGHPUT = 1e-5;
/** The manager moves light shards in parcels, each to the coolest host of that moment. */
export const PARCEL_SHARDS = 2_000;
/** Minutes over which the manager measures throughput. */
export const MEASURED_OVER_MINUTES = 15;

/** 14:45 (published): customers are hit. Only people's words are timed by it. */
export const TROUBLE_MINUTE = 345;

/** The deployment began at 09:09 (published) in one zone; one host after the other, out for some minutes. */
export const DEPLOYMENT_MINUTE = 9;
export const DEPLOYMENT_EVERY_MINUTES = 5;
export const DEPLOYMENT_OUT_MINUTES = 6;

/** Shards in a status message beyond which it comes late. */
export const STATUS_LIMIT_SHARDS = 100_000;
/** Late statuses in a row after which the manager takes a host for dead, minutes, as set and as lengthened; minutes until it is let in again. */
export const STATUS_TIMEOUT_MINUTES = 3;
export const STATUS_TIMEOUT_LONG_MINUTES = 30;
export const DEAD_FOR_MINUTES = 12;

/** Secure connections that the provisioning subsystem makes in a minute, and those of the whole cell that run out in a minute on a usual day. */
export const PROVISIONED_PER_MINUTE = 6_000;
export const RENEWALS_PER_MINUTE = 1_900;
/** The same where something else is the cause: in those invented cells it is ample, so that without the fault no storm begins. */
export const PROVISIONED_AMPLE_PER_MINUTE = 60_000;
/** What one step of added capacity makes besides, and how many steps there are. */
export const PROVISIONED_STEP_PER_MINUTE = 900;
export const PROVISIONING_STEPS_MAX = 3;
/** Connections waiting at which statuses are as late as if messages were twice as large. */
export const WAITING_DOUBLES_AT = 60_000;
/** Shards that moved and are found again in a minute by those who ask for them: at least as many, or a share of all that are looked for. */
export const FOUND_PER_MINUTE = 4_000;
export const FOUND_SHARE = 0.2;
/** Requests that fail on a host whose messages are too large, as a share of those for its shards. */
export const OVERLOADED_FAILS = 0.6;
/** Heavy shards move twice when a host is lost: away, and home again. */
export const MOVES_PER_LOSS = 2;

/** Share of light shards that belong to less time-sensitive internal work, and minutes until all of it is off, or back. */
export const SHEDDABLE_SHARE = 0.5;
export const SHED_MINUTES = 70;
/** Minutes until the same work has moved to another cell, or back. */
export const MOVE_AWAY_MINUTES = 90;
/** Shards that a host may hold at most once a cap is in force. */
export const SHARD_CAP = 20_000;

/** A leaking build: handles that a redeployed host loses in a minute, how many of them keep half of provisioning busy, and what is kept for new connections. */
export const LEAK_PER_MINUTE = 250;
export const LEAK_HALVES_AT = 290_000;
export const LEAK_RESERVE = 0.1;
/** Lost handles from which on the reserve shrinks too; with twice as many nothing is left. */
export const LEAK_RESERVE_HOLDS_TO = 7_000_000;
/** An expired certificate: minute, share of connections that still come about, minutes for which a checked chain is remembered, and share after that. */
export const CERTIFICATE_MINUTE = 322;
export const CERTIFICATE_LEFT = 0.1;
export const CERTIFICATE_REMEMBERED_MINUTES = 120;
export const CERTIFICATE_LEFT_LATER = 0.018;
/** Share of the cell's connections that are closed and made anew when hosts take up new certificates, and minutes over which they do. */
export const RENEWAL_CLOSES = 0.25;
export const RENEWAL_MINUTES = 40;

/** How much more often than the cell's other requests those of a service fail: logs and events go to many shards at once. */
export const LOGS_EXPOSED = 2.4;
export const EVENTS_EXPOSED = 1.6;
export const FIREHOSE_EXPOSED = 0.8;
export const REDSHIFT_EXPOSED = 0.35;
/** What services can keep, and what they work off beside new work, minutes of inflow and shares of it. */
export const LOGS_BACKLOG_MAX_MINUTES = 720;
export const LOGS_CATCH_UP = 0.36;
export const LOG_PANELS_KEPT_MINUTES = 90;
export const EVENTS_BACKLOG_MAX_MINUTES = 1_440;
export const EVENTS_CATCH_UP = 0.08;
export const EVENTS_CATCH_UP_HURRIED = 0.2;
/** Share of tasks whose log driver blocks, and share of the way to a standstill in a minute. */
export const BLOCKING_TASKS = 0.4;
export const STALL_PACE = 0.06;
/** Share of owners of such tasks who can be led through a change of driver, and minutes until all of those have been. */
export const OWNERS_REACHED = 0.5;
export const OWNERS_REACHED_MINUTES = 120;
export const JOBS_LATE_MAX_MINUTES = 75;
/** Latency of the cell on a usual day, and added for a wait, ms. */
export const LATENCY_USUAL_MS = 22;
export const LATENCY_WAITING_MS = 9_000;
/** Other cells and customers' own streams: errors, percent. Nothing in this outage touches them. */
export const OTHER_CELLS_ERRORS_PERCENT = 0.01;
/** Servers put back to the build before in a minute by a roll-back; and hosts restarted in a minute by a restart of the zone. */
export const ROLLED_BACK_PER_MINUTE = 0.5;
export const RESTARTED_PER_MINUTE = 2;
export const HOST_RESTART_MINUTES = 8;
