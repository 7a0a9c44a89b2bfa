import "#server-only";
import type { Collector } from "../../engine/index";

const INTERNAL = "Kinesis internal metrics";
const CLOUDWATCH = "CloudWatch";

/** Kinesis's own instruments work all day; what comes through CloudWatch fails with it. */
export const collectors: readonly Collector[] = [
  internal("fe.errors", "kinesis.errors", "Put and get errors", "%", {
    threshold: 5,
    max: 100,
    noise: 0.02,
    decimals: 1,
  }),
  internal("fe.latency", "kinesis.latency", "Latency p99", "ms", { threshold: 2500, noise: 0.03 }),
  internal("fe.rotation", "fleet.rotation", "Servers in rotation", "servers", {}),
  internal("fe.unhealthy", "fleet.unhealthy", "Thrown out by health check", "a minute", {
    threshold: 5,
  }),
  internal("fe.utilisation", "fleet.utilisation", "Load on a serving server", "% of capacity", {
    threshold: 100,
    noise: 0.02,
  }),
  internal("fe.booting", "fleet.booting", "Servers starting", "servers", {}),
  internal("cells.errors", "cells.errors", "Back-end cell errors", "%", {
    threshold: 1,
    max: 100,
    noise: 0.3,
    decimals: 2,
  }),
  internal("cells.traffic", "cells.traffic", "Back-end traffic", "% of normal", { noise: 0.02 }),
  {
    ...lossy("cw.errors", "cloudwatch.errors", "CloudWatch put errors", "%", {
      threshold: 30,
      max: 100,
      decimals: 1,
    }),
    source: "CloudWatch team's canary",
    lossGaugeId: null,
    everyMinutes: 5,
  },
  lossy("cognito.errors", "cognito.errors", "Cognito errors", "%", {
    threshold: 10,
    max: 100,
    decimals: 1,
  }),
  lossy("lambda.errors", "lambda.errors", "Lambda invocation errors", "%", {
    threshold: 2,
    max: 100,
    decimals: 1,
  }),
  lossy("eventbridge.errors", "eventbridge.errors", "EventBridge API errors", "%", {
    threshold: 8,
    max: 100,
    decimals: 1,
  }),
  lossy("containers.delay", "containers.delay", "ECS and EKS changes late by", "min", {
    threshold: 30,
  }),
  lossy("scaling.lag", "scaling.lag", "Reactive scaling behind by", "min", { threshold: 10 }),
  {
    ...lossy("host.cpu", "host.cpu", "Processor, sample of hosts", "%", { max: 100 }),
    tab: "Hosts",
  },
  {
    ...lossy("host.memory", "host.memory", "Memory, sample of hosts", "%", {
      max: 100,
      threshold: 85,
    }),
    tab: "Hosts",
  },
];

type Look = Partial<Pick<Collector, "threshold" | "max" | "noise" | "decimals">>;

function internal(id: string, gaugeId: string, title: string, unit: string, look: Look): Collector {
  return {
    id,
    gaugeId,
    title,
    unit,
    tab: "Front end",
    source: INTERNAL,
    everyMinutes: 1,
    delayMinutes: 1,
    noise: 0,
    lossGaugeId: null,
    threshold: null,
    max: null,
    staleAfterMinutes: 5,
    decimals: 0,
    ...look,
  };
}

function lossy(id: string, gaugeId: string, title: string, unit: string, look: Look): Collector {
  return {
    id,
    gaugeId,
    title,
    unit,
    tab: "Dependents",
    source: CLOUDWATCH,
    everyMinutes: 1,
    delayMinutes: 3,
    noise: 0.03,
    lossGaugeId: "cloudwatch.loss",
    threshold: null,
    max: null,
    staleAfterMinutes: 12,
    decimals: 0,
    ...look,
  };
}
