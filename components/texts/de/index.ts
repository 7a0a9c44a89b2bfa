import type { Texts } from "../en/index";
import { actions } from "./actions";
import { alerts } from "./alerts";
import { cardSheet } from "./card-sheet";
import { channel } from "./channel";
import { charts } from "./charts";
import { command } from "./command";
import { desk } from "./desk";
import { glossary } from "./glossary";
import { home } from "./home";
import { host } from "./host";
import { hypotheses } from "./hypotheses";
import { join } from "./join";
import { lobby } from "./lobby";
import { projector } from "./projector";
import { projectorAround } from "./projector-around";
import { prologue } from "./prologue";
import { roleCards } from "./role-cards";
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
  cardSheet,
  channel,
  charts,
  command,
  desk,
  glossary,
  home,
  host,
  hypotheses,
  join,
  lobby,
  projector,
  projectorAround,
  prologue,
  roleCards,
  session,
  telemetry,
  ui,
  warRoom,
  whoMay,
  words,
  works,
};
