"use client";
import { Ban, ChevronRight, CircleCheck, Clock3, PenLine, TriangleAlert } from "lucide-react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ActionView, PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { sharedWhy, type ToolStanding, toolStanding } from "./desk-rules";

type Around = Pick<PlayerView, "works" | "channel" | "drafts"> & { clock: SimClock };

interface DeskToolsProps extends Around {
  tools: readonly ActionView[];
  /** Takes the focus when the list comes back from writing. */
  cameFrom: string | null;
  onOpen: (actionId: string) => void;
}

/** Every way of telling people, with how it stands; each opens the words that it would send. */
export function DeskTools({ tools, cameFrom, onOpen, ...around }: DeskToolsProps) {
  const t = texts().desk;
  const why = sharedWhy(tools);
  return (
    <section aria-label={t.tools}>
      <h3 className="px-3 pt-2 text-2xs font-medium text-muted">{t.tools}</h3>
      {why ? <p className="px-3 text-2xs text-muted">{why}</p> : null}
      <ul>
        {tools.map((action) => (
          <li key={action.id}>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: the person has just left this very row for its words
              autoFocus={action.id === cameFrom}
              onClick={() => onOpen(action.id)}
              className="touchable flex w-full items-center gap-2 px-3 py-1 text-left hover:bg-raised focus-visible:outline-offset-[-2px]"
            >
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <span className="min-w-0 text-sm">{action.title}</span>
                  {around.drafts.some((draft) => draft.actionId === action.id) ? <Draft /> : null}
                </span>
                <Standing action={action} said={why} {...around} />
              </span>
              <ChevronRight size={14} aria-hidden className="shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Draft() {
  return (
    <span className="flex shrink-0 items-center gap-1 text-2xs text-accent">
      <PenLine size={11} aria-hidden className="self-center" />
      {texts().desk.draftHere}
    </span>
  );
}

const MARKS: Record<ToolStanding["kind"], { icon: typeof Clock3; look: string }> = {
  ready: { icon: CircleCheck, look: "text-muted" },
  blocked: { icon: Ban, look: "text-muted" },
  waits: { icon: Clock3, look: "text-accent" },
  held: { icon: Clock3, look: "text-accent" },
  "under-way": { icon: Clock3, look: "text-accent" },
  failed: { icon: TriangleAlert, look: "text-degraded" },
};

/** How a way of telling stands, by mark and sentence; while it can be used, by how long it takes and what it needs. */
export function Standing(
  props: {
    action: ActionView;
    /** Why it cannot be used, where that stands above already. */
    said?: string;
  } & Omit<Around, "drafts">,
) {
  const { action, said, works, channel, clock } = props;
  const standing = toolStanding(action, works, channel, said);
  if (standing.kind === "blocked" && standing.why === said) {
    return <span className="block text-2xs text-muted">{usual(action)}</span>;
  }
  const { icon: Icon, look } = MARKS[standing.kind];
  return (
    <span className={`flex items-start gap-1.5 text-2xs ${look}`}>
      <Icon size={12} aria-hidden className="mt-[2px] shrink-0" />
      {standing.kind === "ready" ? <span className="sr-only">{texts().desk.ready}</span> : null}
      <span className="min-w-0">{sentence(standing, action, clock)}</span>
    </span>
  );
}

function sentence(standing: ToolStanding, action: ActionView, clock: SimClock): string {
  const t = texts().desk;
  switch (standing.kind) {
    case "ready":
      return usual(action);
    case "blocked":
      return standing.why;
    case "under-way":
      return t.underWay(standing.minutesLeft);
    case "failed": {
      const time = formatClock(clock, standing.minute);
      return standing.sentence ? t.failedWith(time, standing.sentence) : t.failed(time);
    }
    default:
      return t[standing.kind];
  }
}

/** How long it takes, and what it needs. */
function usual({ expected, needs }: ActionView): string {
  return needs ? `${expected} · ${needs}` : expected;
}
