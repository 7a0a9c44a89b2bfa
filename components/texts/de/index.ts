import type { Texts } from "../en/index";
import { actions } from "./actions";
import { alerts } from "./alerts";
import { channel } from "./channel";
import { charts } from "./charts";
import { command } from "./command";
import { desk } from "./desk";
import { hypotheses } from "./hypotheses";
import { join } from "./join";
import { session } from "./session";
import { telemetry } from "./telemetry";
import { ui } from "./ui";
import { warRoom } from "./war-room";
import { whoMay } from "./who-may";
import { words } from "./words";
import { works } from "./works";

export const de: Texts = {
  actions,
  alerts,
  channel,
  charts,
  command,
  desk,
  hypotheses,
  join,
  session,
  telemetry,
  ui,
  warRoom,
  whoMay,
  words,
  works,
};
