"use client";
import { ROLE_TITLES, ROLES } from "../../contract/roles";
import type { SeatView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { SelectField } from "../ui/field";
import { ConfirmButton } from "./confirm-button";

const GIVEN = ROLES.filter((role) => role !== "observer");

/** For a player who left, came twice, or should do something else: another role, or out of the room. */
export function SeatTools({ seat, send }: { seat: SeatView; send: Send }) {
  return (
    <details className="mt-1 text-xs">
      <summary className="touchable text-muted">
        Seat<span className="sr-only"> of {seat.name}</span>
      </summary>
      <div className="flex flex-wrap items-end gap-2 pt-1 pb-2">
        {seat.kind === "player" ? (
          <SelectField
            label="Role"
            value={seat.role}
            onChange={(event) => {
              const role = GIVEN.find((one) => one === event.target.value);
              if (role) void send({ type: "seat.assign-role", seatId: seat.id, role });
            }}
          >
            {GIVEN.map((role) => (
              <option key={role} value={role}>
                {ROLE_TITLES[role]}
              </option>
            ))}
          </SelectField>
        ) : null}
        <ConfirmButton
          tone="danger"
          size="small"
          question={`Take ${seat.name} out of the room?`}
          consequence="The seat closes at once. What this person did stays; they can join again under another name."
          confirm="Take out"
          onConfirm={() => send({ type: "seat.remove", seatId: seat.id })}
        >
          Take out
        </ConfirmButton>
      </div>
    </details>
  );
}
