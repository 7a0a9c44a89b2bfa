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

/** Every text of a room that does not come from a scenario: words, and functions where something stands in them. */
export const en = {
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

export type Wide<T> = T extends string
  ? string
  : T extends (...of: infer Of) => string
    ? (...of: Of) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };

/** What each other language has to say as well. */
export type Texts = Wide<typeof en>;
