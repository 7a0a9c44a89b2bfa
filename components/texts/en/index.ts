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

/** Every text of the players' side that does not come from a scenario: words, and functions where something stands in them. */
export const en = {
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

type Wide<T> = T extends string
  ? string
  : T extends (...of: infer Of) => string
    ? (...of: Of) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };

/** What each other language has to say as well. */
export type Texts = Wide<typeof en>;
