import "#server-only";
import { GAME_LENGTHS_MINUTES } from "../../contract/limits";
import type { AnyScenario } from "../define-scenario";
import type { Fault } from "./fault";

/** Where play begins and ends, how long it may take, and what is timed in between. */
export function checkClock(scenario: AnyScenario): Fault[] {
  return [...checkStarts(scenario), ...checkCard(scenario), ...checkTimes(scenario)];
}

function checkStarts({ starts, history, endMinute }: AnyScenario): Fault[] {
  const last = Math.max(...history.milestones.map(({ published }) => published));
  const latest = Math.min(endMinute, last) - 1;
  if (starts.length === 0) {
    const remedy = "Say in `starts` where play begins.";
    return [
      { part: "starts", id: "", wrong: "no minute is given at which play may begin", remedy },
    ];
  }
  return starts
    .filter(({ minute }) => !isMinute(minute, latest))
    .map(({ id, minute }) => {
      const remedy = `Let it begin from T+0 to T+${latest}, before the last milestone.`;
      return { part: "starts", id, wrong: `begins at T+${minute}`, remedy };
    });
}

function checkCard({ card, causes }: AnyScenario): Fault[] {
  const faults: Fault[] = [];
  const lengths: readonly number[] = GAME_LENGTHS_MINUTES;
  const odd = card.lengthsMinutes.filter((length) => !lengths.includes(length));
  if (odd.length > 0 || card.lengthsMinutes.length === 0) {
    const wrong = `offers games of ${odd.join(", ") || "no"} minutes`;
    const remedy = `Offer some of ${lengths.join(", ")}.`;
    faults.push({ part: "card", id: "lengthsMinutes", wrong, remedy });
  }
  if (causes.length === 0) {
    const remedy = "Write what was wrong; history's cause stands first.";
    faults.push({ part: "causes", id: "", wrong: "there is no cause", remedy });
  }
  return faults;
}

/** Injects of people who would speak before anybody can hear them, and orders of scripts outside the clock. */
function checkTimes({ starts, injects, causes, history, actions, endMinute }: AnyScenario) {
  const first = Math.min(...starts.map((start) => start.minute));
  const known = new Set(actions.map((action) => action.id));
  const early = injects
    .filter(({ atMinute = first }) => atMinute < first || !isMinute(atMinute, endMinute))
    .map(({ id, atMinute }): Fault => {
      const remedy = `Let it speak from T+${first} to T+${endMinute}.`;
      return { part: "injects", id, wrong: `speaks at T+${atMinute}, when nobody listens`, remedy };
    });
  const orders = Object.entries(history.policies).flatMap(([id, policy]) =>
    causes.flatMap((cause) =>
      policy({ seed: 1, causeId: cause.id }).flatMap(({ actionId, atMinute }): Fault[] => {
        if (!known.has(actionId)) {
          const wrong = `orders the action "${actionId}", which is not defined`;
          const remedy = "Define it in actions, or order one that is.";
          return [{ part: "policies", id, wrong, remedy }];
        }
        if (isMinute(atMinute, endMinute)) return [];
        const remedy = `Order it from T+0 to T+${endMinute}.`;
        return [{ part: "policies", id, wrong: `orders "${actionId}" at T+${atMinute}`, remedy }];
      }),
    ),
  );
  return [...early, ...orders];
}

function isMinute(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
