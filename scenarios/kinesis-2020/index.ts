import "#server-only";
import { defineScenario, type Scenario, startsOf } from "../../engine/index";
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

/** 25 November 2020: a capacity addition, a limit that nobody watched, and seventeen hours of recovery. */
export const kinesis2020: Scenario<World> = defineScenario<World>({
  id: "kinesis-2020",
  version: "3",
  card,
  briefing,
  clock,
  starts: startsOf([
    ["before-alarms", 141, "Ten minutes before the first alarm", "05:05 PST, a quiet shift."],
  ]),
  endMinute: 1920,
  pacing: [
    { fromMinute: 0, weight: 3 },
    { fromMinute: 300, weight: 2 },
    { fromMinute: 460, weight: 1 },
    { fromMinute: 700, weight: 0.5 },
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
