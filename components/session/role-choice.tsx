"use client";
import type { Role } from "../../contract/roles";
import { ROLE_DUTIES, ROLE_TITLES, ROLES } from "../../contract/roles";
import type { PlayerView, SeatView } from "../../contract/views";
import { around } from "../texts/around";
import type { Send } from "./use-session";

/** Roles with their duties, what each of them alone can do, and who has taken each; two people may share one. */
export function RoleChoice(props: {
  seats: readonly SeatView[];
  you: PlayerView["you"];
  send: Send;
}) {
  const { seats, you, send } = props;
  const words = around().lobby;
  return (
    <fieldset>
      <legend className="mb-2 text-md font-semibold">{words.chooseRole}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
        {ROLES.filter((role) => role !== "observer").map((role) => (
          <label
            key={role}
            className="touchable flex items-start gap-2.5 rounded-panel border bg-panel px-3 py-2.5 has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="role"
              checked={you.role === role}
              onChange={() => void send({ type: "seat.choose-role", role })}
              className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill)"
            />
            <span className="min-w-0">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{ROLE_TITLES[role]}</span>
                <Holders seats={seats} role={role} youId={you.seatId} />
              </span>
              <span className="block text-sm text-muted">{ROLE_DUTIES[role]}</span>
              <span className="mt-1 block border-t pt-1 text-xs text-muted">
                <span className="font-medium text-ink">{words.alone}</span>{" "}
                {around().roleCards[role].alone}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{words.rolesNote}</p>
    </fieldset>
  );
}

function Holders(props: { seats: readonly SeatView[]; role: Role; youId: string }) {
  const { seats, role, youId } = props;
  const holders = seats.filter((seat) => seat.role === role && seat.kind === "player");
  if (holders.length === 0) return null;
  return (
    <span className="max-w-full min-w-0 truncate text-xs">
      {around().lobby.takenBy}{" "}
      {holders.map((seat, index) => (
        <span key={seat.id}>
          {index > 0 ? ", " : ""}
          <bdi>{seat.id === youId ? around().lobby.byYou : seat.name}</bdi>
        </span>
      ))}
    </span>
  );
}
