import type { Texts } from "../en/index";
import { charts } from "./charts";
import { telemetry } from "./telemetry";
import { ui } from "./ui";

export const de: Texts = { ui, charts, telemetry };
