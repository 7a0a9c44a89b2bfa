import { Check, CircleDashed, WifiOff } from "lucide-react";
import type { ProjectorView } from "../../contract/projector";
import { ROLE_TITLES } from "../../contract/roles";
import { spokenCode } from "../session/room-code";
import { around } from "../texts/around";
import { JoinAddress } from "./join-address";
import { WallPanel } from "./wall-panel";

/** A room holds twelve players; four rows of three are what the wall has room for. */
const NAMES_MAX = 12;

/** How to come in, and who has. */
export function LobbyBoard({ code, view }: { code: string; view: ProjectorView }) {
  const words = around().projectorAround;
  const { exercise, arrivals } = view;
  const joinCode = exercise.joinCode ?? code;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-5">
      <header>
        <h1 className="line-clamp-2 text-xl leading-tight font-semibold">{exercise.title}</h1>
      </header>
      <JoinAddress joinCode={joinCode}>
        <p className="text-muted">{words.code}</p>
        <output
          aria-label={words.code}
          className="block font-mono text-[8.5rem] leading-none font-semibold whitespace-nowrap"
        >
          {spokenCode(joinCode)}
        </output>
      </JoinAddress>
      <Arrivals arrivals={arrivals} />
    </div>
  );
}

function Arrivals({ arrivals }: { arrivals: ProjectorView["arrivals"] }) {
  const words = around().projectorAround;
  const { players, observers } = arrivals;
  const ready = players.filter((player) => player.ready).length;
  const counts = [
    players.length === 0 ? "" : words.readyCount(String(ready), String(players.length)),
    observers === 0 ? "" : words.observers(String(observers)),
  ].filter(Boolean);
  return (
    <WallPanel
      title={words.here}
      aside={<span className="font-medium">{counts.join(" · ")}</span>}
      className="flex-1"
    >
      {players.length === 0 ? <p className="pt-1 text-md">{words.nobodyYet}</p> : null}
      <ul aria-label={words.here} className="grid grid-cols-3 gap-x-8 gap-y-1 pt-1">
        {players.slice(0, NAMES_MAX).map((player) => (
          <li key={player.name} className="flex min-w-0 items-center gap-3">
            <Presence player={player} />
            <bdi className="truncate font-medium">{player.name}</bdi>
            {player.role === "responder" ? null : (
              <span className="min-w-0 flex-1 truncate text-muted">{ROLE_TITLES[player.role]}</span>
            )}
          </li>
        ))}
      </ul>
    </WallPanel>
  );
}

function Presence({ player }: { player: ProjectorView["arrivals"]["players"][number] }) {
  const words = around().projectorAround;
  const [Icon, word, colour] = !player.online
    ? ([WifiOff, words.away, "text-degraded"] as const)
    : player.ready
      ? ([Check, words.ready, "text-healthy"] as const)
      : ([CircleDashed, words.notReady, "text-muted"] as const);
  return (
    <span className={`shrink-0 ${colour}`}>
      <Icon className="size-7" aria-hidden />
      <span className="sr-only">{word}</span>
    </span>
  );
}
