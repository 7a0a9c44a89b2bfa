import type { Texts } from "../en/index";

export const ui: Texts["ui"] = {
  language: "Sprache",
  exercise: "ÜBUNG · EXERCISE",
  exerciseMarking: "Kennzeichnung als Übung",
  exerciseNote: "eine Übung, kein echter Vorfall",
};
