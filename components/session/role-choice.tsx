"use client";
import type { Role } from "../../contract/roles";
import { ROLE_DUTIES, ROLE_TITLES, ROLES } from "../../contract/roles";
import type { PlayerView, SeatView } from "../../contract/views";
import type { Send } from "./use-session";

/** Roles with their duties and who has taken each; two people may share one. */
export function RoleChoice(props: {
  seats: readonly SeatView[];
  you: PlayerView["you"];
  send: Send;
}) {
  const { seats, you, send } = props;
  return (
    <fieldset>
      <legend className="mb-2 text-md font-semibold">Choose your role</legend>
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
              <span className="block font-medium">{ROLE_TITLES[role]}</span>
              <span className="block text-sm text-muted">{ROLE_DUTIES[role]}</span>
              <Holders seats={seats} role={role} youId={you.seatId} />
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">
        What nobody takes, everybody may do. So a team of two can run the whole incident.
      </p>
    </fieldset>
  );
}

function Holders({
  seats,
  role,
  youId,
}: {
  seats: readonly SeatView[];
  role: Role;
  youId: string;
}) {
  const holders = seats.filter((seat) => seat.role === role && seat.kind === "player");
  if (holders.length === 0) return null;
  return (
    <span className="mt-1 block truncate text-xs">
      taken by{" "}
      {holders.map((seat, index) => (
        <span key={seat.id}>
          {index > 0 ? ", " : ""}
          <bdi>{seat.id === youId ? "you" : seat.name}</bdi>
        </span>
      ))}
    </span>
  );
}
