import type { Texts } from "../en/index";
import { actions } from "./actions";
import { channel } from "./channel";
import { charts } from "./charts";
import { command } from "./command";
import { hypotheses } from "./hypotheses";
import { telemetry } from "./telemetry";
import { ui } from "./ui";
import { warRoom } from "./war-room";
import { words } from "./words";
import { works } from "./works";

export const de: Texts = {
  actions,
  channel,
  charts,
  command,
  hypotheses,
  telemetry,
  ui,
  warRoom,
  words,
  works,
};
