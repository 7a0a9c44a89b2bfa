import "#server-only";
import { MESSAGE_LENGTH_MAX_CHARS } from "../../../contract/limits";
import type { DialView } from "../../../contract/work-sections";
import type { ActionDefinition } from "../../../engine/index";
import * as figures from "../model/figures";
import type { World } from "../model/world";

/** The words of the update; they leave when the work is done. */
const WORDS: DialView = {
  type: "text",
  id: "text",
  label: "What it says",
  placeholder: "What is affected, since when, what we are doing, when we will speak again.",
  maxChars: MESSAGE_LENGTH_MAX_CHARS,
};

type Communication = Pick<
  ActionDefinition<World>,
  "id" | "title" | "does" | "cannotTell" | "minutes" | "expected" | "riskNote" | "publishes"
> &
  Partial<Pick<ActionDefinition<World>, "obstacle" | "quicker" | "needs">>;

export const communications: readonly ActionDefinition<World>[] = [
  communication({
    id: "comms.status-page",
    title: "Post on the status page",
    does: "Posts with the usual tool.",
    cannotTell: "Who reads it.",
    minutes: [4, 6],
    expected: "about 5 min",
    riskNote: "The tool signs its users in with Cognito.",
    publishes: "status-page",
    needs: "The tool must let people sign in.",
    obstacle: (world) =>
      world.dependents.cognito.errors >= figures.STATUS_TOOL_FAILS_AT
        ? "the tool does not sign anybody in; it uses Cognito."
        : null,
  }),
  communication({
    id: "comms.backup-tool",
    title: "Post on the status page with the backup tool",
    does: "Posts by hand with the tool kept for such days.",
    cannotTell: "Whether every page has been reached.",
    minutes: [24, 36],
    quicker: (world) => (world.config.backupToolTrained ? [9, 13] : null),
    expected: "about 30 min; 11 once people know it",
    riskNote: "Works without sign-in. Few people have ever used it.",
    publishes: "status-page",
  }),
  communication({
    id: "comms.banner",
    title: "Put a banner on every status page",
    does: "Has the web team set one line on top of all pages, beside whatever they say.",
    cannotTell: "Who reads past it.",
    minutes: [16, 22],
    expected: "about 20 min",
    riskNote: "The same line for every customer, affected or not.",
    publishes: "status-page",
  }),
  communication({
    id: "comms.personal-health",
    title: "Tell affected customers in person",
    does: "Sends a notice to the Personal Health Dashboard of customers known to be affected.",
    cannotTell: "What customers who are not on the list feel.",
    minutes: [9, 13],
    expected: "about 11 min",
    riskNote: "Reaches only accounts that are known to be affected.",
    publishes: "personal-health",
  }),
  communication({
    id: "comms.internal-update",
    title: "Send an internal update",
    does: "Tells executives, support and the dependent teams where things stand.",
    cannotTell: "What customers know.",
    minutes: [2, 4],
    expected: "about 3 min",
    riskNote: "Customers see nothing of it.",
    publishes: "internal",
  }),
];

function communication(of: Communication): ActionDefinition<World> {
  return {
    needs: "",
    ...of,
    kind: "communication",
    function: "communications",
    risk: "low",
    people: 1,
    undo: "Cannot be taken back; a later update can correct it.",
    dials: [WORDS],
    lane: of.id,
    repeatable: true,
  };
}
