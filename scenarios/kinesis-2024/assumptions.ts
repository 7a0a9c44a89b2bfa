import "#server-only";
import type { DebriefTexts } from "../../engine/index";
import * as figures from "./model/figures";

const MODELLED = "modelled; AWS published no figure";
const INVENTED = "invented for this exercise";

/** What the model takes for granted, for the debrief to say. */
export const assumptions: DebriefTexts["assumptions"] = [
  {
    what: "Hosts in the zone, and in the other zones of the cell",
    value: `${figures.HOSTS_IN_ZONE}, ${figures.HOSTS_ELSEWHERE}`,
    basis: MODELLED,
  },
  {
    what: "Heavy and light shards on a host at nine",
    value: `${figures.HEAVY_PER_HOST}, ${figures.LIGHT_PER_HOST}`,
    basis: "modelled; AWS says a very large number of shards with very low throughput",
  },
  {
    what: "Throughput of a light shard, in heavy ones",
    value: `1 in ${Math.round(1 / figures.LIGHT_THROUGHPUT)}`,
    basis: MODELLED,
  },
  {
    what: "How the deployment goes",
    value: `a host every ${figures.DEPLOYMENT_EVERY_MINUTES} min, out for ${figures.DEPLOYMENT_OUT_MINUTES}`,
    basis: "modelled; one zone and 09:09 are published, and whether it was stopped is not",
  },
  {
    what: "Shards in a status message beyond which it is late",
    value: `${figures.STATUS_LIMIT_SHARDS}`,
    basis: MODELLED,
  },
  {
    what: "A host is given up after, and let in again after",
    value: `${figures.STATUS_TIMEOUT_MINUTES} late statuses, ${figures.DEAD_FOR_MINUTES} min`,
    basis: MODELLED,
  },
  {
    what: "Connections made and renewed in a minute; what a step of capacity adds",
    value: `${figures.PROVISIONED_PER_MINUTE}, ${figures.RENEWALS_PER_MINUTE}; ${figures.PROVISIONED_STEP_PER_MINUTE}`,
    basis: MODELLED,
  },
  {
    what: "Statuses are as late as if they were twice as large when",
    value: `${figures.WAITING_DOUBLES_AT} connections wait`,
    basis: "modelled; that statuses travel on such connections is an assumption",
  },
  {
    what: "Light work that can be shed, and time until it is off or back",
    value: `${percentOf(figures.SHEDDABLE_SHARE)}, ${figures.SHED_MINUTES} min`,
    basis: "modelled; shedding of less time-sensitive work is published",
  },
  {
    what: "Shards that moved are found again by those who ask for them, a minute",
    value: `${figures.FOUND_PER_MINUTE}, or ${percentOf(figures.FOUND_SHARE)} of them`,
    basis: MODELLED,
  },
  {
    what: "New certificates make hosts close, and over",
    value: `${percentOf(figures.RENEWAL_CLOSES)} of connections, ${figures.RENEWAL_MINUTES} min`,
    basis: INVENTED,
  },
  {
    what: "Connections made in a minute at nine, under the two invented causes",
    value: `${figures.PROVISIONED_AMPLE_PER_MINUTE}`,
    basis: `${INVENTED}, so that without the fault no storm begins`,
  },
  {
    what: "A leaking host loses handles at; half of provisioning is busy with; its reserve, and how many it bears",
    value: `${figures.LEAK_PER_MINUTE} a minute; ${figures.LEAK_HALVES_AT}; ${percentOf(figures.LEAK_RESERVE)}, ${figures.LEAK_RESERVE_HOLDS_TO}`,
    basis: INVENTED,
  },
  {
    what: "With the link expired there still come about; after",
    value: `${percentOf(figures.CERTIFICATE_LEFT)} of connections; ${figures.CERTIFICATE_REMEMBERED_MINUTES} min ${(100 * figures.CERTIFICATE_LEFT_LATER).toFixed(1)} %`,
    basis: INVENTED,
  },
  {
    what: "Beside new work, CloudWatch Logs and S3 events work off",
    value: `${percentOf(figures.LOGS_CATCH_UP)} and ${percentOf(figures.EVENTS_CATCH_UP)} of inflow`,
    basis: "modelled, so that the backlogs end when secondary accounts say that they did",
  },
  {
    what: "Tasks whose log driver blocks; owners who can be led to switch, and within",
    value: `${percentOf(figures.BLOCKING_TASKS)}; ${percentOf(figures.OWNERS_REACHED)}, ${figures.OWNERS_REACHED_MINUTES} min`,
    basis:
      "modelled; that such tasks were affected is published, and nothing of owners who switched",
  },
  {
    what: "Customers, press, executives, other teams",
    value: "invented voices",
    basis: "after kinds of reports in public sources",
  },
];

function percentOf(share: number): string {
  return `${Math.round(100 * share)} %`;
}
