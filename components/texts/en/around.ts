import { cardSheet } from "./card-sheet";
import { glossary } from "./glossary";
import { home } from "./home";
import { host } from "./host";
import type { Wide } from "./index";
import { lobby } from "./lobby";
import { projector } from "./projector";
import { projectorAround } from "./projector-around";
import { prologue } from "./prologue";
import { roleCards } from "./role-cards";

/** Texts of the pages around a room, which a war room need not bring. */
export const around = {
  cardSheet,
  glossary,
  home,
  host,
  lobby,
  prologue,
  projector,
  projectorAround,
  roleCards,
};

export type Around = Wide<typeof around>;
