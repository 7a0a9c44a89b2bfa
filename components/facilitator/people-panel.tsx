"use client";
import { WifiOff } from "lucide-react";
import { memo } from "react";
import { ROLE_TITLES } from "../../contract/roles";
import { formatClock, formatDuration } from "../../contract/sim-time";
import type { FacilitatorView, SeatView, WorkView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { en } from "../texts/en/index";
import { EmptyState } from "../ui/empty-state";
import { ACTIVE_WORK } from "../war-room/work-states";
import { SeatTools } from "./seat-tools";

interface PeopleProps {
  seats: FacilitatorView["seats"];
  works: FacilitatorView["works"];
  incident: FacilitatorView["incident"];
  room: FacilitatorView["room"];
  send: Send;
}

/** Who plays, whether they are here, and what each of them has in flight. */
export const PeoplePanel = memo(function PeoplePanel(props: PeopleProps) {
  const { seats, works } = props;
  const players = seats.filter((seat) => seat.kind === "player" || seat.kind === "solo");
  const others = seats.filter((seat) => !players.includes(seat));
  const over = works.filter((work) => !ACTIVE_WORK.includes(work.state));
  return (
    <div>
      <IncidentState {...props} />
      {players.length === 0 ? (
        <EmptyState title="No players yet">Give them the join code {props.room.code}.</EmptyState>
      ) : (
        <ul aria-label="Players">
          {players.map((seat) => (
            <Player
              key={seat.id}
              seat={seat}
              send={props.send}
              works={works.filter(
                (work) => work.seatId === seat.id && ACTIVE_WORK.includes(work.state),
              )}
            />
          ))}
        </ul>
      )}
      {others.length === 0 ? null : (
        <p className="border-t px-3 py-2 text-xs text-muted">
          Also here:{" "}
          {others.map((seat, index) => (
            <span key={seat.id}>
              {index > 0 ? ", " : ""}
              <bdi>{seat.name}</bdi> ({seat.kind}
              {seat.online ? "" : ", away"})
            </span>
          ))}
        </p>
      )}
      {over.length === 0 ? null : (
        <details className="border-t">
          <summary className="touchable px-3 py-2 text-xs text-muted">
            Work that is over: {over.length}
          </summary>
          <ul className="pb-2">
            {over.toReversed().map((work) => (
              <li key={work.id} className="px-3 py-1 text-xs">
                <span className="font-medium">{work.title}</span>{" "}
                <span className="text-muted">
                  {en.words.workState[work.state]}
                  {work.endedMinute === null
                    ? ""
                    : ` ${formatClock(props.room.clock, work.endedMinute)}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
});

function Player(props: { seat: SeatView; works: readonly WorkView[]; send: Send }) {
  const { seat, works, send } = props;
  return (
    <li className="border-t px-3 py-2 first:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="max-w-full min-w-0 truncate text-sm font-medium" title={seat.name}>
          {seat.name}
        </bdi>
        {seat.commands ? (
          <span className="rounded border border-line-strong px-1 text-2xs font-semibold">IC</span>
        ) : null}
        {seat.online ? null : (
          <span className="flex items-center gap-1 text-2xs text-degraded">
            <WifiOff size={11} aria-hidden /> away
          </span>
        )}
        <span className="ml-auto shrink-0 text-xs text-muted">{ROLE_TITLES[seat.role]}</span>
      </div>
      {works.length === 0 ? (
        <p className="text-xs text-muted">nothing in flight</p>
      ) : (
        <ul>
          {works.map((work) => (
            <li key={work.id} className="flex items-baseline gap-2 text-xs">
              <span
                className="min-w-0 flex-1 truncate"
                title={`${work.title} ${work.settings} – ${work.detail}`}
              >
                {work.title}
                {work.detail ? <span className="text-muted"> · {work.detail}</span> : null}
              </span>
              <span
                className={`shrink-0 ${work.state === "awaiting-approval" ? "font-semibold text-degraded" : "text-muted"}`}
              >
                {work.state === "running" && work.minutesLeft !== null
                  ? `${formatDuration(work.minutesLeft)} left`
                  : en.words.workState[work.state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SeatTools seat={seat} send={send} />
    </li>
  );
}

const COMMUNICATION_WORDS: Record<FacilitatorView["incident"]["communications"]["state"], string> =
  {
    silent: "no update sent yet",
    current: "up to date",
    overdue: "update overdue",
  };

function IncidentState({ incident, seats, room }: PeopleProps) {
  const commander = seats.find((seat) => seat.id === incident.commanderSeatId);
  const { communications } = incident;
  const rows: [string, string][] = [
    [
      "Incident",
      incident.declaredMinute === null
        ? "not declared"
        : `${incident.severity ?? ""} declared ${formatClock(room.clock, incident.declaredMinute)}`,
    ],
    ["Commander", commander?.name ?? "nobody"],
    [
      "Communications",
      communications.dueMinute === null
        ? COMMUNICATION_WORDS[communications.state]
        : `${COMMUNICATION_WORDS[communications.state]}, due ${formatClock(room.clock, communications.dueMinute)}`,
    ],
  ];
  return (
    <dl
      aria-label="Incident"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b px-3 py-2 text-xs"
    >
      {rows.map(([term, text]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd
            className={`break-words ${term === "Communications" && communications.state === "overdue" ? "font-semibold text-degraded" : ""}`}
            title={text}
          >
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
