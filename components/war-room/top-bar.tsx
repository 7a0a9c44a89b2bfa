"use client";
import { CircleHelp, Command as CommandIcon } from "lucide-react";
import { formatClock, formatOffset } from "../../contract/sim-time";
import type { PlayerView } from "../../contract/views";
import type { ConnectionState } from "../session/connection";
import { ConnectionMark } from "../session/connection-mark";
import type { Send } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { figureText } from "../ui/figure-text";
import { IconButton } from "../ui/icon-button";
import { ThemeToggle } from "../ui/theme-toggle";
import { ClockControls } from "./clock-controls";
import { everyPlayedRole, playedRoles } from "./seat-role";
import { whyNot } from "./who-may";

export type WarRoomDialog =
  | "declare"
  | "command"
  | "propose"
  | "palette"
  | "help"
  | "briefing"
  | "seat"
  | "end";

interface TopBarProps {
  view: PlayerView;
  connection: ConnectionState;
  send: Send;
  open: (dialog: WarRoomDialog) => void;
}

/** Time, gravity, who leads and whether this browser is still part of it: what everyone asks first. */
export function TopBar({ view, connection, send, open }: TopBarProps) {
  const { clock, room, you } = view;
  const t = texts().warRoom;
  const role = playedRoles(you);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 px-3 py-1 lg:h-11 lg:flex-nowrap">
      <h1 className="sr-only">{t.heading(room.code, room.title)}</h1>
      <div className="order-1 flex items-center gap-3">
        <Clock view={view} />
        <Pace clock={clock} />
      </div>
      {you.controls ? (
        <div className="order-3 lg:order-2">
          <ClockControls clock={clock} send={send} onEnd={() => open("end")} />
        </div>
      ) : null}
      <div className="order-4 flex min-w-0 items-center gap-2 lg:order-3 lg:border-l lg:pl-3">
        <Severity view={view} open={open} />
        <Commander view={view} open={open} />
      </div>
      <button
        type="button"
        onClick={() => open("seat")}
        className="touchable order-5 ml-auto flex min-w-0 flex-1 basis-0 items-center justify-end gap-1 lg:max-w-80 lg:flex-none lg:basis-auto wall:max-w-lg rounded-control px-1 text-xs hover:bg-raised lg:order-4"
        title={t.yourSeat(you.name, everyPlayedRole(you))}
      >
        <bdi className="max-w-full shrink-0 truncate font-medium sm:max-w-[60%]">{you.name}</bdi>
        <span className="min-w-0 truncate text-muted max-sm:hidden">{role}</span>
      </button>
      <div className="order-2 ml-auto flex items-center lg:order-5 lg:ml-0">
        <ConnectionMark connection={connection} />
        <span className="hidden pl-2 lg:inline-flex">
          <IconButton label={t.palette.shortcut} onClick={() => open("palette")}>
            <CommandIcon size={16} aria-hidden />
          </IconButton>
        </span>
        <ThemeToggle />
        <IconButton label={t.help.shortcut} onClick={() => open("help")}>
          <CircleHelp size={16} aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}

interface IncidentProps {
  view: PlayerView;
  open: (dialog: WarRoomDialog) => void;
}

function Severity({ view, open }: IncidentProps) {
  const { incident, room } = view;
  const t = texts().command;
  if (incident.declaredMinute === null) {
    return (
      <Button
        size="small"
        tone="primary"
        why={whyNot(view, "incident.declare")}
        onClick={() => open("declare")}
      >
        {t.declare}
      </Button>
    );
  }
  return (
    <button
      type="button"
      onClick={() => open("declare")}
      className="touchable flex items-center gap-1.5 rounded-control px-1 hover:bg-raised"
      title={t.changeSeverity}
    >
      <span className="rounded border border-current px-1 text-xs font-semibold text-impaired">
        {incident.severity}
      </span>
      <span className="text-xs whitespace-nowrap text-muted">
        <span className="sr-only sm:not-sr-only">{t.declared} </span>
        {formatClock(room.clock, incident.declaredMinute)}
      </span>
    </button>
  );
}

function Commander({ view, open }: IncidentProps) {
  const t = texts().command;
  const commander = view.seats.find((seat) => seat.id === view.incident.commanderSeatId);
  return (
    <button
      type="button"
      onClick={() => open("command")}
      className="touchable flex max-w-44 min-w-0 items-center gap-1 rounded-control px-1 text-xs text-muted hover:bg-raised lg:max-w-64 wall:max-w-96"
      title={commander ? t.commanderIs(commander.name) : t.nobodyCommands}
    >
      {t.commanderShort}{" "}
      {commander ? (
        <bdi className="truncate font-medium text-ink">{commander.name}</bdi>
      ) : (
        <span className="font-medium text-degraded">{t.nobody}</span>
      )}
    </button>
  );
}

function Clock({ view }: { view: PlayerView }) {
  const { clock, room } = view;
  const [day, time] = splitDay(formatClock(room.clock, clock.minute));
  return (
    <p
      role="timer"
      aria-label={texts().warRoom.clock.scenario}
      className="flex items-baseline gap-1.5 whitespace-nowrap"
      title={texts().warRoom.clock.date(room.clock.date, day, room.clock.zone)}
    >
      <span className="font-mono text-xl leading-8 font-medium">{time}</span>
      <span className="text-xs text-muted">
        {room.clock.zone}
        {day ? ` ${day} d` : ""}
      </span>
      <span className="font-mono text-xs text-muted max-[379px]:hidden">
        {formatOffset(clock.minute)}
      </span>
    </p>
  );
}

function splitDay(text: string): [string, string] {
  const parts = text.split(" ");
  return parts.length > 1 ? [parts[0] ?? "", parts[1] ?? ""] : ["", parts[0] ?? ""];
}

function Pace({ clock }: { clock: PlayerView["clock"] }) {
  const t = texts().warRoom.clock;
  if (clock.phase !== "live") return <span className="text-sm text-muted">{t.stopped}</span>;
  if (!clock.running) {
    return (
      <span className="rounded border border-degraded px-1.5 text-xs font-semibold text-degraded">
        {t.paused}
      </span>
    );
  }
  const rate = figureText(clock.paceMinutesPerMinute);
  return (
    <span className="text-xs whitespace-nowrap text-muted" title={t.rateMeaning(rate)}>
      {t.rate(rate)}
    </span>
  );
}
