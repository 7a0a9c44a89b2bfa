import { Check, CircleDashed, WifiOff } from "lucide-react";
import type { SeatView } from "../../contract/views";
import { around } from "../texts/around";
import { texts } from "../texts/language";

/** Everyone with a seat: name, role, and whether they are here and ready. */
export function PeopleList(props: { seats: readonly SeatView[]; youId: string; lobby: boolean }) {
  return (
    <ul aria-label={around().lobby.people} className="divide-y rounded-panel border">
      {props.seats.map((seat) => (
        <li
          key={seat.id}
          className="flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2 text-sm"
        >
          <span className="flex max-w-full min-w-0 items-baseline gap-2">
            <bdi className="truncate font-medium" title={seat.name}>
              {seat.name}
            </bdi>
            {seat.id === props.youId ? (
              <span className="text-xs text-muted">{around().lobby.you}</span>
            ) : null}
          </span>
          <span className="flex shrink-0 items-center gap-3 text-xs text-muted">
            {seat.kind === "player"
              ? texts().words.role[seat.role]
              : around().lobby.kinds[seat.kind]}
            {seat.commands ? ` · ${around().lobby.inCommand}` : ""}
            <Presence seat={seat} lobby={props.lobby} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Presence({ seat, lobby }: { seat: SeatView; lobby: boolean }) {
  if (!seat.online) {
    return (
      <span className="flex items-center gap-1 text-degraded">
        <WifiOff size={12} aria-hidden /> {around().lobby.away}
      </span>
    );
  }
  if (!lobby || seat.kind !== "player") return null;
  return seat.ready ? (
    <span className="flex items-center gap-1 text-healthy">
      <Check size={12} aria-hidden /> {around().lobby.isReady}
    </span>
  ) : (
    <span className="flex items-center gap-1">
      <CircleDashed size={12} aria-hidden /> {around().lobby.isNotReady}
    </span>
  );
}
