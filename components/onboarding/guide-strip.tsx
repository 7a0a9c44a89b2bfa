"use client";
import { ChevronDown, ChevronUp, Crosshair, X } from "lucide-react";
import type { Ref } from "react";
import { useState } from "react";
import { around } from "../texts/around";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { type Progress, STEPS } from "./steps";
import type { Guide } from "./use-guide";

interface GuideStripProps {
  guide: Guide;
  onShow: () => void;
  stripRef: Ref<HTMLElement>;
}

/** One step at a time, above the room: what to do and why. It is read out when it changes and never takes the focus. */
export function GuideStrip({ guide, onShow, stripRef }: GuideStripProps) {
  const words = around().prologue;
  const { step } = guide;
  const [folded, setFolded] = useState(false);
  const { title, text } = step ? words.steps[step.id] : words.finished;
  return (
    <section
      ref={stripRef}
      aria-label={words.region}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-accent bg-raised px-3 py-1.5"
    >
      <div role="status" className="min-w-0 flex-1 basis-64 lg:basis-0">
        <p className="flex flex-wrap items-baseline gap-x-2 pr-16 lg:pr-0">
          {justDone(guide) ? <span className="sr-only">{words.done}</span> : null}
          {step ? (
            <span className="text-xs whitespace-nowrap text-muted">
              {words.step(STEPS.indexOf(step) + 1, STEPS.length)}
            </span>
          ) : null}
          <span className="text-sm font-semibold">{title}</span>
        </p>
        <p className={`max-w-[120ch] text-sm text-muted ${folded ? "max-lg:sr-only" : ""}`}>
          {text}
        </p>
      </div>
      <Dots {...guide} />
      <div className={`flex items-center gap-1 ${folded ? "max-lg:hidden" : ""}`}>
        {step ? (
          <Button size="small" onClick={onShow}>
            <Crosshair size={13} aria-hidden /> {words.show}
          </Button>
        ) : null}
        <Button
          size="small"
          tone={step?.isDone === null || !step ? "primary" : "quiet"}
          onClick={step ? guide.pass : guide.leave}
        >
          {step ? (step.isDone === null ? words.understood : words.skip) : words.finished.close}
        </Button>
      </div>
      <div className="flex items-center max-lg:absolute max-lg:right-1 max-lg:self-start">
        <span className="lg:hidden">
          <IconButton
            label={folded ? words.unfold : words.fold}
            onClick={() => setFolded((now) => !now)}
          >
            {folded ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />}
          </IconButton>
        </span>
        <IconButton label={words.leave} onClick={guide.leave}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

/** Whether the step before this one was done and not passed over. */
function justDone({ step, done }: Progress): boolean {
  const before = STEPS[(step ? STEPS.indexOf(step) : STEPS.length) - 1];
  return before !== undefined && before.isDone !== null && done.has(before.id);
}

/** One mark for each step; the words beside them say the same. */
function Dots({ step, done }: Progress) {
  return (
    <span aria-hidden="true" className="flex gap-1 max-lg:hidden">
      {STEPS.map((one) => (
        <span
          key={one.id}
          className={`size-2 rounded-full border border-accent ${done.has(one.id) ? "bg-accent" : ""} ${one === step ? "outline-2 outline-offset-1 outline-accent" : ""}`}
        />
      ))}
    </span>
  );
}
