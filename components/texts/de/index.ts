import type { Texts } from "../en/index";
import { ui } from "./ui";

export const de: Texts = { ui };
