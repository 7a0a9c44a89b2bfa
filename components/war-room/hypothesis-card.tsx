"use client";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { EVIDENCE_TO_CONFIRM } from "../../contract/limits";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { ChannelItemView, HypothesisView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { texts } from "../texts/language";
import { Button } from "../ui/button";

interface HypothesisCardProps {
  hypothesis: HypothesisView;
  channel: readonly ChannelItemView[];
  clock: SimClock;
  send: Send;
  onConfirm: (hypothesisId: string) => void;
  readOnly: boolean;
  /** Why this seat does not rate; empty when it may. */
  off?: string;
  /** Why this seat does not confirm a cause; empty when it may. */
  confirmOff?: string;
}

export function HypothesisCard(props: HypothesisCardProps) {
  const { hypothesis, clock, onConfirm, readOnly, confirmOff } = props;
  const t = texts().hypotheses;
  return (
    <li className="border-t px-3 py-2 first:border-t-0">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="min-w-0 text-sm font-medium break-words">
          <bdi>{hypothesis.title}</bdi>
        </h3>
        <span className="shrink-0 font-mono text-sm">
          {hypothesis.team.mean === null ? "–" : `${Math.round(hypothesis.team.mean)}\u202f%`}
        </span>
      </div>
      <Spread team={hypothesis.team} title={hypothesis.title} />
      {readOnly ? null : <OwnEstimate {...props} />}
      <div className="flex items-start justify-between gap-2">
        <EvidenceList {...props} />
        {hypothesis.confirmedMinute !== null ? (
          <p className="flex shrink-0 items-center gap-1 py-1 text-xs font-medium text-accent">
            <BadgeCheck size={14} aria-hidden />
            {t.confirmed(formatClock(clock, hypothesis.confirmedMinute))}
          </p>
        ) : readOnly ? null : (
          <Button
            size="small"
            tone="quiet"
            label={t.confirmIt(hypothesis.title)}
            why={confirmOff || missingEvidence(hypothesis)}
            onClick={() => onConfirm(hypothesis.id)}
          >
            {t.confirm}
          </Button>
        )}
      </div>
    </li>
  );
}

function missingEvidence({ evidence }: HypothesisView): string | undefined {
  const inFavour = evidence.filter((one) => one.stance === "for").length;
  return inFavour < EVIDENCE_TO_CONFIRM
    ? texts().hypotheses.evidenceMissing(EVIDENCE_TO_CONFIRM)
    : undefined;
}

/** The team's mean as a bar and, once it is known, the range of its estimates as a line over it. */
function Spread({ team, title }: { team: HypothesisView["team"]; title: string }) {
  const { mean, low, high, count } = team;
  const ranged = low !== null && high !== null;
  const t = texts().hypotheses;
  return (
    <div className="flex items-center gap-2">
      <div
        role="img"
        aria-label={t.spread(title, count, mean, ranged ? [low, high] : null)}
        className="relative h-2 min-w-0 flex-1 rounded-full bg-raised"
      >
        {mean === null ? null : (
          <div className="h-full rounded-full bg-accent/70" style={{ width: `${mean}%` }} />
        )}
        {ranged ? (
          <div
            className="absolute top-1/2 h-px -translate-y-1/2 bg-ink"
            style={{ left: `${low}%`, width: `${Math.max(0.5, high - low)}%` }}
          />
        ) : null}
      </div>
      <span className="w-24 shrink-0 text-right text-2xs text-muted" title={hiddenBecause(team)}>
        {ranged ? t.range(low, high, count) : t.estimates(count)}
      </span>
    </div>
  );
}

/** Why less is shown than a reader may expect. */
function hiddenBecause({ mean, low, count }: HypothesisView["team"]): string | undefined {
  if (count === 0 || low !== null) return undefined;
  return mean === null ? texts().hypotheses.meanHidden : texts().hypotheses.rangeHidden;
}

/** Private to this seat. Follows the finger while it moves and is sent when it lets go. */
function OwnEstimate({ hypothesis, send, off = "" }: HypothesisCardProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? hypothesis.mine;
  const t = texts().hypotheses;
  async function commit() {
    if (moving === null) return;
    await send({ type: "hypothesis.rate", hypothesisId: hypothesis.id, probability: moving });
    setMoving(null);
  }
  return (
    <label className="mt-1 flex items-center gap-2 text-2xs text-muted" title={off || undefined}>
      <span className="shrink-0">{t.yours}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        aria-label={t.yoursFor(hypothesis.title) + (off ? ` – ${off}` : "")}
        disabled={off !== ""}
        value={shown ?? 50}
        onChange={(event) => setMoving(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        className={`touchable h-5 min-w-0 flex-1 accent-(--c-accent-fill) ${shown === null ? "opacity-60" : ""}`}
      />
      <span className="w-10 shrink-0 text-right font-mono text-xs text-ink">
        {shown === null ? t.unset : `${shown}\u202f%`}
      </span>
    </label>
  );
}

function EvidenceList({ hypothesis, channel, clock }: HypothesisCardProps) {
  const { evidence } = hypothesis;
  const t = texts().hypotheses;
  const count = (stance: "for" | "against") =>
    evidence.filter((piece) => piece.stance === stance).length;
  if (evidence.length === 0) {
    return <p className="py-1 text-2xs text-muted">{t.noEvidence}</p>;
  }
  return (
    <details className="min-w-0">
      <summary className="py-[5px] text-2xs text-muted">
        {t.evidence(count("for"), count("against"))}
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {evidence.map((piece) => {
          const item = channel.find((line) => line.id === piece.itemId);
          return (
            <li key={`${piece.itemId} ${piece.seatId}`} className="flex gap-1.5 text-xs">
              <span className="w-3 shrink-0 font-mono" aria-hidden="true">
                {piece.stance === "for" ? "+" : "−"}
              </span>
              <span className="min-w-0 break-words">
                <span className="sr-only">{texts().words.stance[piece.stance]}: </span>
                {item ? `${formatClock(clock, item.minute)} ${item.text}` : t.hiddenLine}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
