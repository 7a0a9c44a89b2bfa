import type { Ask } from "./use-session";

/** Opens the room and holds its clock at once, well before its first minute is over. @returns the sentence of a refusal, or nothing */
export async function startPaused(ask: Ask): Promise<string> {
  for (const type of ["exercise.start", "exercise.pause"] as const) {
    const answer = await ask({ type });
    if (!answer.ok) return answer.rejection.sentence;
  }
  return "";
}
