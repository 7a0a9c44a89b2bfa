import "#server-only";
import type { ScriptedCommand } from "../../engine/index";

/**
 * Best known play for each cause, with the cause known from the first alarm on: found by `npm run -s search -- kinesis-2020`, kept as data.
 * Rates are the highest that the fleet bears in 30 of 30 seeds.
 */
export const EXPERT: Readonly<Record<string, readonly ScriptedCommand[]>> = {
  "thread-limit": [
    {
      atMinute: 153,
      actionId: "capacity.remove",
      params: {
        serversPerHour: 120,
      },
    },
    {
      atMinute: 153,
      actionId: "config.metadata-store",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "lambda.cap-buffers",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.add-buffer",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.decouple",
      params: {},
    },
    {
      atMinute: 248,
      actionId: "fleet.restart",
      params: {
        serversPerHour: 880,
        source: "metadata-store",
        scope: "useless",
      },
    },
  ],
  "memory-leak": [
    {
      atMinute: 153,
      actionId: "memory.fix",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "config.metadata-store",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "lambda.cap-buffers",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.add-buffer",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.decouple",
      params: {},
    },
    {
      atMinute: 248,
      actionId: "fleet.restart",
      params: {
        serversPerHour: 880,
        source: "metadata-store",
        scope: "useless",
      },
    },
  ],
  "per-cpu-pools": [
    {
      atMinute: 153,
      actionId: "pools.cap",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "config.metadata-store",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "lambda.cap-buffers",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.add-buffer",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.decouple",
      params: {},
    },
    {
      atMinute: 248,
      actionId: "fleet.restart",
      params: {
        serversPerHour: 890,
        source: "metadata-store",
        scope: "useless",
      },
    },
  ],
  "poisoned-membership": [
    {
      atMinute: 153,
      actionId: "membership.correct",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "config.metadata-store",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "lambda.cap-buffers",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.add-buffer",
      params: {},
    },
    {
      atMinute: 153,
      actionId: "cognito.decouple",
      params: {},
    },
    {
      atMinute: 248,
      actionId: "fleet.restart",
      params: {
        serversPerHour: 880,
        source: "metadata-store",
        scope: "useless",
      },
    },
  ],
};
