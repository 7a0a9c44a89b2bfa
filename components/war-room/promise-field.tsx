"use client";
import { useId } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock } from "../../contract/sim-time";
import type { DialView } from "../../contract/work-sections";
import { texts } from "../texts/language";
import { INPUT_CLASSES } from "../ui/field";
import { numberFault } from "./dial-field";

interface PromiseFieldProps {
  dial: Extract<DialView, { type: "number" }>;
  value: number | string;
  onChange: (value: number | string) => void;
  clock: SimClock;
  nowMinute: number;
}

/** When the update says that the next one comes: in minutes, and as a time on the clock. */
export function PromiseField({ dial, value, onChange, clock, nowMinute }: PromiseFieldProps) {
  const id = useId();
  const fault = numberFault(dial, value);
  return (
    <div>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 text-sm">
          {dial.label}
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={dial.min}
          max={dial.max}
          step={dial.step}
          value={value}
          aria-invalid={fault !== ""}
          aria-describedby={`${id}-note`}
          onChange={(event) =>
            onChange(event.target.value === "" ? "" : Number(event.target.value))
          }
          className={`${INPUT_CLASSES} h-7! w-16! shrink-0 px-1.5! text-right font-mono`}
        />
        <span className="shrink-0 text-sm text-muted">{dial.unit}</span>
      </div>
      <p
        id={`${id}-note`}
        title={dial.note}
        className={`text-2xs ${fault ? "text-impaired" : "text-muted"}`}
      >
        {fault || texts().desk.clockFrom(formatClock(clock, nowMinute + Number(value)))}
      </p>
    </div>
  );
}
