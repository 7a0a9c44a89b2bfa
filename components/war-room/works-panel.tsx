"use client";
import { Check, CirclePlay, Pause, User, X } from "lucide-react";
import { memo, useState } from "react";
import type { Command } from "../../contract/commands";
import { formatDuration } from "../../contract/sim-time";
import type { PlayerView, SeatView, WorkView } from "../../contract/views";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { EmptyState } from "../ui/empty-state";
import { IconButton } from "../ui/icon-button";
import { Panel } from "../ui/panel";
import { ACTIVE_WORK, WORK_WORDS } from "./words";

interface WorksPanelProps {
  works: readonly WorkView[];
  seats: readonly SeatView[];
  you: PlayerView["you"];
  send: (command: Command) => void;
  className?: string;
}

/** What everybody is doing now, with what is left of it, and below what is over. */
export const WorksPanel = memo(function WorksPanel(props: WorksPanelProps) {
  const { works, seats, you, send, className = "" } = props;
  const active = works.filter((work) => ACTIVE_WORK.includes(work.state));
  const over = works.filter((work) => !ACTIVE_WORK.includes(work.state)).reverse();
  return (
    <Panel title="In flight" aside={<Attention {...you.attention} />} flush className={className}>
      <div className="h-full overflow-y-auto">
        {active.length === 0 ? (
          <EmptyState title="Nothing in flight">
            Start a probe or a mitigation; its progress appears here for everyone.
          </EmptyState>
        ) : (
          <ul>
            {active.map((work) => (
              <WorkRow key={work.id} work={work} seats={seats} send={send} />
            ))}
          </ul>
        )}
        {over.length > 0 ? (
          <details className="border-t">
            <summary className="touchable px-3 py-1.5 text-xs text-muted">
              Over: {over.length}
            </summary>
            <ul className="pb-2">
              {over.map((work) => (
                <li key={work.id} className="px-3 py-1 text-xs">
                  <span className="font-medium">{work.title}</span>{" "}
                  <span className={work.state === "failed" ? "text-impaired" : "text-muted"}>
                    {WORK_WORDS[work.state]}
                    {work.detail ? ` · ${work.detail}` : ""}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </Panel>
  );
});

/** More people than this are told by the number alone. */
const FIGURES_SHOWN_MAX = 4;

/** A seat directs only so many people at once: one figure for each, filled while that person is busy. */
function Attention({ used, max }: { used: number; max: number }) {
  return (
    <p
      className="flex items-center gap-1.5 text-2xs whitespace-nowrap text-muted"
      title="Your people. Work keeps them busy until it takes effect; what runs by itself afterwards needs nobody."
    >
      <span>
        {used} of {max} people busy
      </span>
      <span aria-hidden="true" className="flex lg:max-xl:hidden">
        {Array.from({ length: max <= FIGURES_SHOWN_MAX ? max : 0 }, (_, person) => (
          <User
            // biome-ignore lint/suspicious/noArrayIndexKey: the figures are all alike and never move
            key={person}
            size={12}
            strokeWidth={2.2}
            className={person < used ? "fill-current text-accent" : "text-line-strong"}
          />
        ))}
      </span>
    </p>
  );
}

function WorkRow(props: {
  work: WorkView;
  seats: readonly SeatView[];
  send: WorksPanelProps["send"];
}) {
  const { work, seats, send } = props;
  const owner = seats.find((seat) => seat.id === work.seatId)?.name ?? "";
  const left =
    work.state === "running" && work.minutesLeft !== null
      ? `${formatDuration(work.minutesLeft)} left`
      : WORK_WORDS[work.state];
  return (
    <li className="border-t px-3 py-1.5 first:border-t-0">
      <div className="flex items-baseline justify-between gap-2">
        <span className="truncate text-sm font-medium" title={work.title}>
          {work.title}
        </span>
        <span
          className={`shrink-0 text-2xs ${work.state === "awaiting-approval" ? "font-semibold text-degraded" : "text-muted"}`}
        >
          {left}
        </span>
      </div>
      <Progress work={work} />
      <div className="flex items-center justify-between gap-1">
        <p
          className="min-w-0 truncate text-2xs text-muted"
          title={`${owner} · ${work.settings} · ${work.detail}`}
        >
          <bdi>{owner}</bdi>
          {work.detail || work.settings ? ` · ${work.detail || work.settings}` : ""}
        </p>
        <span className="flex shrink-0">
          {work.canApprove ? (
            <Button
              size="small"
              tone="primary"
              label={`Approve: ${work.title}`}
              onClick={() => send({ type: "work.approve", workId: work.id })}
            >
              <Check size={14} aria-hidden /> Approve
            </Button>
          ) : null}
          {work.canHold ? <HoldButton work={work} send={send} /> : null}
          {work.canCancel ? <CancelButton work={work} send={send} /> : null}
        </span>
      </div>
    </li>
  );
}

/** What was only being prepared is cancelled at once; what already acts on the system asks first. */
function CancelButton({ work, send }: { work: WorkView; send: WorksPanelProps["send"] }) {
  const [asking, setAsking] = useState(false);
  const cancel = () => send({ type: "work.cancel", workId: work.id });
  const acts = work.kind === "mitigation";
  return (
    <>
      <IconButton
        label={`Cancel: ${work.title}`}
        className="size-6!"
        onClick={acts ? () => setAsking(true) : cancel}
      >
        <X size={14} aria-hidden />
      </IconButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this work?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsking(false);
                cancel();
              }}
            >
              Cancel the work
            </Button>
          </>
        }
      >
        <p className="text-sm">
          {work.title}: it stops where it is, and beginning again means beginning anew.
        </p>
      </Dialog>
    </>
  );
}

function HoldButton({ work, send }: { work: WorkView; send: WorksPanelProps["send"] }) {
  const held = work.state === "held";
  return (
    <IconButton
      label={`${held ? "Continue" : "Pause"}: ${work.title}`}
      className="size-6!"
      onClick={() => send({ type: held ? "work.release" : "work.hold", workId: work.id })}
    >
      {held ? <CirclePlay size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
    </IconButton>
  );
}

function Progress({ work }: { work: WorkView }) {
  if (work.progress === null) return null;
  const percent = Math.round(work.progress * 100);
  return (
    <div
      role="progressbar"
      aria-label={`Progress of ${work.title}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="my-1 h-1 overflow-hidden rounded-full bg-raised"
    >
      <div
        className={`h-full rounded-full ${work.state === "held" ? "bg-muted" : "bg-accent"}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
