import "#server-only";
import { defineScenario, startsOf } from "../../engine/index";
import { actions } from "./actions";
import { alarms } from "./alarms";
import { briefing, card, clock } from "./brief";
import { causes, suspects } from "./causes";
import { debrief } from "./debrief";
import { changes, clues, logs } from "./evidence";
import { gauges } from "./gauges";
import { history } from "./history";
import { injects } from "./injects";
import { stepWorld } from "./model/step";
import { newWorld, type World } from "./model/world";
import { services } from "./system";
import { collectors } from "./telemetry";

/** 30 July 2024: a routine deployment, many small shards, and healthy hosts that were taken for dead. */
export const kinesis2024 = defineScenario<World>({
  id: "kinesis-2024",
  version: "2",
  card,
  briefing,
  clock,
  starts: startsOf([
    ["page", 345, "At the page", "14:45 PDT, when customers are hit."],
    ["early-watch", 1, "Early watch", "From 09:00 PDT: nothing is wrong yet."],
  ]),
  endMinute: 2700,
  pacing: [
    { fromMinute: 0, weight: 0.5 },
    { fromMinute: 325, weight: 3 },
    { fromMinute: 480, weight: 1.5 },
    { fromMinute: 760, weight: 0.25 },
    { fromMinute: 1260, weight: 0.05 },
  ],
  causes,
  suspects,
  services,
  gauges,
  collectors,
  alarms,
  changes,
  actions,
  injects,
  clues,
  history,
  debrief,
  initialWorld: ({ seed, causeId }) => newWorld(seed, causeId),
  step: stepWorld,
  logs,
});
