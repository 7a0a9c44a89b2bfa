import "#server-only";
import { type DeliveryPath, type Instrument, instrument } from "../../../engine/index";

/** CloudWatch sends through Kinesis: its readings fail with it, wait at senders, and are lost or filled in afterwards. */
const THROUGH_KINESIS: DeliveryPath = {
  fails: "cloudwatch.loss",
  held: "cloudwatch.held",
  gone: "cloudwatch.gone",
  delivered: "cloudwatch.delivered",
  filledIn: "cloudwatch.filled-in",
};

type Look = Partial<Instrument>;

/** Kinesis's own instruments, which work all day. */
export const INTERNAL = instrument({
  tab: "Front end",
  source: "Kinesis internal metrics",
  scope: "every front-end server, summed",
});

export const CLOUDWATCH: Instrument = {
  ...INTERNAL,
  tab: "Dependents",
  source: "CloudWatch",
  scope: "what its hosts could send",
  delayMinutes: 3,
  noise: 0.03,
  path: THROUGH_KINESIS,
  staleAfterMinutes: 12,
};

/** A probe from outside that asks every five minutes, whatever CloudWatch takes. */
export const CANARY: Instrument = {
  ...CLOUDWATCH,
  source: "canary of the CloudWatch team",
  scope: "one caller in each zone",
  path: null,
  everyMinutes: 5,
};

export const CASES: Instrument = {
  ...INTERNAL,
  tab: "Further out",
  source: "support desk",
  scope: "customers who wrote, not who suffered",
  everyMinutes: 10,
  delayMinutes: 15,
  noise: 0.2,
  staleAfterMinutes: 40,
};

export const SHARE: Look = { max: 100, decimals: 1 };
export const BEHIND: Look = { tab: "Behind it" };
export const FURTHER: Look = { tab: "Further out" };
export const HOSTS: Look = { tab: "Hosts", scope: "one host in a hundred", max: 100 };
