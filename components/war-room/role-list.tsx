import { FUNCTIONS, type Role } from "../../contract/roles";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { Choice } from "./choice";
import { apart, namesOf } from "./who-may";

type RoleView = Pick<PlayerView, "you" | "seats" | "incident">;
const PLAYED: readonly Role[] = [...FUNCTIONS, "responder"];

/** Who holds which role. What another seat holds cannot be taken; what nobody holds is everybody's until somebody takes it. */
export function RoleList(props: { view: RoleView; chosen: Role; onChoose: (role: Role) => void }) {
  const { view, chosen, onChoose } = props;
  const { words, warRoom } = texts();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{warRoom.seat.role}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:grid-cols-2">
        {PLAYED.map((role) => (
          <Choice
            key={role}
            name="role"
            checked={chosen === role}
            onChoose={() => onChoose(role)}
            off={role !== "responder" && othersWith(view, role).length > 0}
            title={words.role[role]}
            note={noteFor(view, role)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function othersWith({ you, seats }: RoleView, role: Role) {
  return seats.filter(
    (seat) => seat.kind === "player" && seat.role === role && seat.id !== you.seatId,
  );
}

function noteFor(view: RoleView, role: Role): string {
  const { whoMay, words } = texts();
  if (role === view.you.role) return whoMay.yours;
  if (role === "responder") return words.duty.responder;
  const others = othersWith(view, role);
  return others.length > 0 ? whoMay.heldBy(namesOf(others)) : whoMay.free;
}

/** What another role would change, for this seat and for everybody. */
export function changeNotes(view: RoleView, next: Role): string[] {
  const { you, seats, incident } = view;
  if (next === you.role) return [];
  const { whoMay, words } = texts();
  const commander = seats.find(({ id }) => id === incident.commanderSeatId);
  const commands = commander?.id === you.seatId;
  const leaves = you.role !== "responder" && othersWith(view, you.role).length === 0;
  return [
    next === "responder" ? "" : whoMay.becomesYours(words.role[next]),
    leaves ? whoMay.becomesFree(words.role[you.role]) : "",
    commands ? whoMay.commandStays : "",
    !commands && commander && next === "incident-commander"
      ? whoMay.commandApart(apart(commander.name))
      : "",
  ].filter(Boolean);
}
