import "#server-only";
import type { ConditionalRow, GaugeReading } from "../../../engine/index";
import * as figures from "../model/figures";

/** From a minute on, while requests fail: nobody complains of a day on which nothing happens. */
function troubledFrom(fromMinute: number) {
  return (g: GaugeReading, minute: number) => minute >= fromMinute && g("cell.errors") > 5;
}

/** The same, or as long into a trouble that a team has brought about before its time: log lines that wait tell how long it has lasted. */
function troubledFor(fromMinute: number) {
  const lasted = fromMinute - figures.TROUBLE_MINUTE;
  return (g: GaugeReading, minute: number) =>
    troubledFrom(fromMinute)(g, minute) || (g("cell.errors") > 5 && g("logs.backlog") > lasted);
}

/** Hosts that the deployment would have reached by now had nobody stopped it. */
function dueByNow(minute: number): number {
  const begun = Math.floor((minute - figures.DEPLOYMENT_MINUTE) / figures.DEPLOYMENT_EVERY_MINUTES);
  return Math.min(figures.HOSTS_IN_ZONE, begun + 1);
}

/** Customers, press, executives, and teams that have nothing to do with it. */
export const outside: readonly ConditionalRow[] = [
  [
    "support-first",
    "communications",
    "Support",
    "from 14:51, or six minutes into an earlier trouble, while requests fail",
    troubledFor(351),
    "Customers of four different products write within five minutes, none of them about streams. Is there one thing behind it, and whose is it?",
  ],
  [
    "exec-what",
    "incident-commander",
    "Executive on duty",
    "from 14:57, or twelve minutes into an earlier trouble, while requests fail",
    troubledFor(357),
    "I hear of logs, events and containers, and every team points at another. Who leads this, how bad is it, and when do customers hear from us?",
  ],
  [
    "change-manager",
    "incident-commander",
    "Change manager",
    "from 15:05, while requests fail",
    troubledFrom(365),
    "I have one running change in your name, the routine deployment; six hours old, no remarks. Does it stay on my list as running?",
  ],
  [
    "customer-upgrade",
    "communications",
    "Customer, logistics",
    "from 15:14, while requests fail",
    troubledFrom(374),
    "We rolled out a new log agent at two, and since then half of our lines are missing. We are taking it back; sorry for the noise.",
  ],
  [
    "neighbour-cell",
    "operations",
    "On-call of another internal cell",
    "from 15:26, while requests fail",
    troubledFrom(386),
    "We failed a metadata database over at half past two. All is well with us, but the hour fits. Do you want us to go back?",
  ],
  [
    "network-team",
    "operations",
    "Network on-call",
    "from 15:41, while requests fail",
    troubledFrom(401),
    "That line card in your zone is two days old. Our counters are clean; say the word and we swap it back, it takes an hour.",
  ],
  [
    "old-incident",
    "dependents",
    "Customer, online shop",
    "from 15:55, while requests fail",
    troubledFrom(415),
    "Our warehouse lost its connections last week too, and you wrote that it was solved. Is this the same again?",
  ],
  [
    "press",
    "communications",
    "Press office",
    "from 16:12, or an hour and a half into an earlier trouble, while requests fail",
    troubledFor(432),
    "Two reporters ask whether the whole region is down. What may I say is affected, and what is not?",
  ],
  [
    "exec-restart",
    "incident-commander",
    "Executive on duty",
    "from 16:30, or as long into an earlier trouble, while requests fail and less than three hosts in four serve",
    (g, minute) => troubledFor(450)(g, minute) && g("hosts.serving") < 90,
    "Hosts come and go on your board. Why not restart the whole zone and begin cleanly?",
  ],
  [
    "exec-eta",
    "incident-commander",
    "Executive on duty",
    "from 17:20, or as long into an earlier trouble, while requests fail",
    troubledFor(500),
    "I need a time for the evening call, and the reason for it: when is this over?",
  ],
  [
    "shift",
    "incident-commander",
    "Deputy on duty",
    "from 18:04, while requests fail",
    troubledFrom(544),
    "The evening watch is here. Who hands over to whom, and what is half done that they must not touch?",
  ],
  [
    "logs-owner",
    "dependents",
    "CloudWatch Logs, product owner",
    "in the morning from 11:11, while no request fails",
    (g, minute) => minute >= 131 && minute < 300 && g("cell.errors") < 0.05,
    "First full week on your cell, and all is well on our side. Thank you for the smooth move.",
  ],
  [
    "deployment-desk",
    "operations",
    "Deployment desk",
    "in the morning, when the sixth host is being deployed to",
    (g, minute) => minute < 300 && g("deployment.done") >= 6,
    "The first hosts of the zone are through without remarks. One after the other, we will be at it until the evening.",
  ],
  [
    "deployment-stands",
    "operations",
    "Deployment desk",
    "when the deployment is five hosts behind, since somebody stopped it",
    (g, minute) => minute > 60 && g("deployment.done") < dueByNow(minute) - 5,
    "Your deployment stands still, and hosts of one zone differ. Until when, and what do I write as the reason?",
  ],
  [
    "capacity-lent",
    "operations",
    "Capacity planning",
    "when a group of capacity has been added and connections wait",
    (g) => g("connections.steps") > 0 && g("connections.waiting") > 0,
    "What I lent you was busy from its first minute. Do you need it overnight, or may I plan with it for tomorrow?",
  ],
  [
    "customer-thanks",
    "communications",
    "Customer, video platform",
    "after 15:40, when hardly a request fails and log lines still wait",
    (g, minute) => minute > 400 && g("cell.errors") < 1 && g("logs.backlog") > 10,
    "New log lines come at once again; those of this afternoon are still missing. Are they lost, or late?",
  ],
];
