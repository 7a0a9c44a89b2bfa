import { formatDuration } from "../../contract/sim-time";
import type { WorkView } from "../../contract/views";
import { texts } from "../texts/language";
import { WorkTools, type WorkToolsProps } from "./work-tools";

interface WorkRowProps extends WorkToolsProps {
  /** Who ordered it; empty where that goes without saying. */
  owner: string;
}

/** One piece of work on two lines: what and how long still, then how it stands and what can be done about it. */
export function WorkRow({ owner, ...tools }: WorkRowProps) {
  const { work } = tools;
  const stands = standing(work);
  const told = everything(work, owner);
  return (
    <li className="relative border-t px-3 pt-[3px] pb-[5px] first:border-t-0">
      <p className="flex items-baseline justify-between gap-2 leading-[17px]" title={told}>
        <span className="truncate text-sm leading-[17px] font-medium">{work.title}</span>
        <span className={`shrink-0 text-2xs leading-[17px] ${stateLook(work)}`}>
          {leftText(work)}
        </span>
      </p>
      <div className="flex items-center justify-between gap-1">
        <p
          className="min-w-0 flex-1 truncate text-2xs text-muted max-lg:whitespace-normal"
          title={told}
        >
          {stands}
          {owner && stands ? " · " : ""}
          <bdi>{owner}</bdi>
        </p>
        <WorkTools {...tools} />
      </div>
      <Progress work={work} />
    </li>
  );
}

/** A change that stays until it is taken back: one line, the rest on hover and, where there is room, below. */
export function LeverRow({ owner, ...tools }: WorkRowProps) {
  const { work } = tools;
  return (
    <li className="flex items-center justify-between gap-1 px-3">
      <p className="min-w-0 flex-1" title={everything(work, owner)}>
        <span className="block truncate text-xs font-medium max-lg:whitespace-normal">
          {work.title}
        </span>
        <span className="sr-only text-2xs text-muted max-lg:not-sr-only">{standing(work)}</span>
      </p>
      <WorkTools {...tools} />
    </li>
  );
}

/** What waits or is on hold says so on the first line already. */
function standing(work: WorkView): string {
  if (work.state === "awaiting-approval" || work.state === "held") return work.settings;
  return work.detail || work.settings;
}

function everything(work: WorkView, owner: string): string {
  return [work.title, owner, work.settings, work.detail, work.reason].filter(Boolean).join("\n");
}

function leftText(work: WorkView): string {
  return work.state === "running" && work.minutesLeft !== null
    ? texts().works.left(formatDuration(work.minutesLeft))
    : texts().words.workState[work.state];
}

function stateLook({ state }: WorkView): string {
  return state === "awaiting-approval" || state === "held"
    ? "font-semibold text-degraded"
    : "text-muted";
}

/** Along the row's lower edge, so that it costs no line. */
function Progress({ work }: { work: WorkView }) {
  if (work.progress === null) return null;
  const percent = Math.round(work.progress * 100);
  return (
    <div
      role="progressbar"
      aria-label={texts().works.progress(work.title)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="absolute inset-x-3 bottom-0 h-[3px] overflow-hidden rounded-full bg-raised"
    >
      <div
        className={`h-full rounded-full ${work.state === "held" ? "bg-muted" : "bg-accent"}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
