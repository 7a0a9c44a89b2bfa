import type { Texts } from "../en/index";
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

export const de: Texts = {
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
