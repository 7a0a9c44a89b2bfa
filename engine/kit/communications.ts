import "#server-only";
import { MESSAGE_LENGTH_MAX_CHARS } from "../../contract/limits";
import { PROMISE_DIAL } from "../../contract/promise";
import type { DialView } from "../../contract/work-sections";
import type { ActionDefinition } from "../define-action";
import { UPDATE_CADENCE_MINUTES } from "../session/incident";

/** The words of the update; they leave when the work is done. */
const WORDS: DialView = {
  type: "text",
  id: "text",
  label: "What it says",
  placeholder: "What is affected, since when, what we are doing, when we will speak again.",
  maxChars: MESSAGE_LENGTH_MAX_CHARS,
};

/** What the cadence clock is set to when the update has left. */
const PROMISE: DialView = {
  type: "number",
  id: PROMISE_DIAL,
  label: "Next update promised in",
  unit: "min",
  min: 5,
  max: 120,
  step: 5,
  initial: UPDATE_CADENCE_MINUTES,
  note: `${UPDATE_CADENCE_MINUTES} minutes are usual; a promise kept is worth more than a short one.`,
};

type Text = "title" | "does" | "cannotTell" | "minutes" | "expected" | "riskNote" | "publishes";

/** The ways in which teams speak during an outage. */
const WAYS = {
  "status-page": {
    title: "Post on the status page",
    does: "Posts with the usual tool.",
    cannotTell: "Who reads it.",
    minutes: [4, 6],
    expected: "about 5 min",
    riskNote: "Customers act on what they read here.",
    publishes: "status-page",
  },
  "backup-tool": {
    title: "Post on the status page with the backup tool",
    does: "Posts by hand with the tool kept for such days.",
    cannotTell: "Whether every page has been reached.",
    minutes: [24, 36],
    expected: "about 30 min",
    riskNote: "Works without sign-in. Few people have ever used it.",
    publishes: "status-page",
  },
  banner: {
    title: "Put a banner on every status page",
    does: "Has the web team set one line on top of all pages, beside whatever they say.",
    cannotTell: "Who reads past it.",
    minutes: [16, 22],
    expected: "about 20 min",
    riskNote: "The same line for every customer, affected or not.",
    publishes: "status-page",
  },
  "personal-health": {
    title: "Tell affected customers in person",
    does: "Sends a notice to customers known to be affected.",
    cannotTell: "What customers who are not on the list feel.",
    minutes: [9, 13],
    expected: "about 11 min",
    riskNote: "Reaches only accounts that are known to be affected.",
    publishes: "personal-health",
  },
  "internal-update": {
    title: "Send an internal update",
    does: "Tells executives, support and the dependent teams where things stand.",
    cannotTell: "What customers know.",
    minutes: [2, 4],
    expected: "about 3 min",
    riskNote: "Customers see nothing of it.",
    publishes: "internal",
  },
} as const satisfies Record<string, Pick<ActionDefinition<unknown>, Text>>;

type CommunicationDifferences<World> = Partial<
  Pick<ActionDefinition<World>, Exclude<Text, "publishes"> | "obstacle" | "quicker" | "needs">
>;

/** `comms.` and the way: an update to people, in the usual words unless the scenario differs. */
export function communication<World>(
  way: keyof typeof WAYS,
  differences: CommunicationDifferences<World> = {},
): ActionDefinition<World> {
  const id = `comms.${way}`;
  return {
    needs: "",
    ...WAYS[way],
    ...differences,
    id,
    kind: "communication",
    function: "communications",
    risk: "low",
    people: 1,
    undo: "Cannot be taken back; a later update can correct it.",
    dials: [WORDS, PROMISE],
    lane: id,
    repeatable: true,
  };
}
