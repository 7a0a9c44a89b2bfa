import "#server-only";
import { defineScenario } from "../../engine/index";
import { actions } from "./actions";
import { alarms } from "./alarms";
import { briefing, card, clock } from "./brief";
import { causes, suspects } from "./causes";
import { debrief } from "./debrief";
import { changes, clues, logs } from "./evidence";
import { gauges } from "./gauges";
import { history } from "./history";
import { injects } from "./injects";
import { newWorld, stepWorld, type World } from "./model";
import { services } from "./system";
import { collectors } from "./telemetry";

/** Fiction: a pool of connections runs empty because of something slow behind it. */
export const checkout2031 = defineScenario<World>({
  id: "checkout-2031",
  version: "1",
  card,
  briefing,
  clock,
  starts: [
    {
      id: "before-alarms",
      title: "Six minutes before the first alarm",
      note: "10:15.",
      minute: 15,
    },
  ],
  endMinute: 180,
  pacing: [{ fromMinute: 0, weight: 1 }],
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
  initialWorld: ({ causeId }) => newWorld(causeId),
  step: stepWorld,
  logs,
});
