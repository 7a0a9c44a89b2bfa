import "#server-only";
import type { ScriptedCommand } from "../../engine/index";

/** Best known play for each cause, found by `npm run -s search -- kinesis-2024`, kept as data. */
export const EXPERT: ReadonlyMap<string, readonly ScriptedCommand[]> = new Map();
