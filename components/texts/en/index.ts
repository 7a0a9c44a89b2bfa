import { cardSheet } from "./card-sheet";
import { glossary } from "./glossary";
import { home } from "./home";
import { host } from "./host";
import { join } from "./join";
import { lobby } from "./lobby";
import { prologue } from "./prologue";
import { roleCards } from "./role-cards";
import { session } from "./session";
import { ui } from "./ui";

/** Every text of the players' side that does not come from a scenario: words, and functions where something stands in them. */
export const en = {
  cardSheet,
  glossary,
  home,
  host,
  join,
  lobby,
  prologue,
  roleCards,
  session,
  ui,
};

type Wide<T> = T extends string
  ? string
  : T extends (...of: infer Of) => string
    ? (...of: Of) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };

/** What each other language has to say as well. */
export type Texts = Wide<typeof en>;
