import "#server-only";
import type { Command } from "../../../contract/commands";
import { reject } from "../../../contract/rejections";
import { type Case, type Decision, fromRefOf } from "../decision";
import { nextId } from "../items";

type InjectCommand = Extract<Command, { type: `inject.${string}` }>;

export function decideInject(of: Case<InjectCommand>): Decision {
  const { command, state, textRef } = of;
  if (command.type === "inject.write") {
    const injectId = nextId(state, "n").id;
    const { audience } = command;
    return [{ type: "inject.written", injectId, textRef, fromRef: fromRefOf(textRef), audience }];
  }
  const { injectId } = command;
  const inject = state.injects.find((one) => one.id === injectId);
  if (!inject) return reject("unknown-item", "There is no such inject in the deck.");
  if (inject.state === "fired") return reject("already", "That inject has been fired already.");
  switch (command.type) {
    case "inject.fire":
      return [{ type: "inject.fired", injectId }];
    case "inject.hold":
      if (inject.state === "cancelled") return reject("already", "That inject is cancelled.");
      if (inject.state === "held") return reject("already", "That inject is on hold already.");
      return [{ type: "inject.held", injectId }];
    case "inject.release":
      if (inject.state !== "held") return reject("already", "That inject is not on hold.");
      return [{ type: "inject.released", injectId }];
    case "inject.cancel":
      if (inject.state === "cancelled")
        return reject("already", "That inject is cancelled already.");
      return [{ type: "inject.cancelled", injectId }];
    default:
      return command satisfies never;
  }
}
