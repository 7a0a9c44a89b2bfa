import type { ActionParams } from "../../contract/commands";
import type { ActionView } from "../../contract/views";
import { texts } from "../texts/language";
import { numberFault } from "./dial-field";

/** What ordering it is called on its button. */
export function verb(action: ActionView): string {
  const t = texts().actions;
  if (action.needsApproval) return t.askIc;
  return action.kind === "communication" ? t.send : t.start;
}

/** Every dial as it stands at first. */
export function initialParams(action: ActionView): ActionParams {
  return Object.fromEntries(
    action.dials.map((dial) => [dial.id, dial.type === "text" ? "" : dial.initial]),
  );
}

/** Why the button cannot be pressed; empty when it can. */
export function blocked(action: ActionView, params: ActionParams): string {
  if (!action.available) return action.why;
  for (const dial of action.dials) {
    const value = params[dial.id];
    const fault = dial.type === "number" ? numberFault(dial, value) : "";
    if (fault !== "") return fault;
    if (dial.type === "text" && String(value ?? "").trim() === "") {
      return texts().actions.dial.empty(dial.label);
    }
  }
  return "";
}
