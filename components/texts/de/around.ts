import type { Around } from "../en/around";
import { cardSheet } from "./card-sheet";
import { glossary } from "./glossary";
import { home } from "./home";
import { host } from "./host";
import { lobby } from "./lobby";
import { projector } from "./projector";
import { projectorAround } from "./projector-around";
import { prologue } from "./prologue";
import { roleCards } from "./role-cards";

export const around: Around = {
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
