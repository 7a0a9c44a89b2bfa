import type { Texts } from "../en/index";
import { projector } from "./projector";
import { projectorAround } from "./projector-around";
import { ui } from "./ui";

export const de: Texts = { projector, projectorAround, ui };
