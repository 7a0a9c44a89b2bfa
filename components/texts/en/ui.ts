export const ui = {
  language: "Language",
  exercise: "EXERCISE",
  exerciseMarking: "Exercise marking",
  exerciseNote: "a drill, not a live incident",
} as const;
