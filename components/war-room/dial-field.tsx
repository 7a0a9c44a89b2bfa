"use client";
import { useId } from "react";
import type { DialView } from "../../contract/work-sections";
import { texts } from "../texts/language";
import { INPUT_CLASSES } from "../ui/field";
import { figureText } from "../ui/figure-text";

type NumberDial = Extract<DialView, { type: "number" }>;
type ChoiceDial = Extract<DialView, { type: "choice" }>;
type TextDial = Extract<DialView, { type: "text" }>;
type Value = number | string;

interface DialFieldProps<D = DialView> {
  dial: D;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One setting of an action with its unit and what is known to be safe. */
export function DialField({ dial, value, onChange }: DialFieldProps) {
  if (dial.type === "number") return <NumberDialField {...{ dial, value, onChange }} />;
  if (dial.type === "choice") return <ChoiceDialField {...{ dial, value, onChange }} />;
  return <TextDialField {...{ dial, value, onChange }} />;
}

function NumberDialField({ dial, value, onChange }: DialFieldProps<NumberDial>) {
  const id = useId();
  const shown = value ?? dial.initial;
  const bounds = { min: dial.min, max: dial.max, step: dial.step };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {dial.label}
      </label>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label={texts().actions.dial.slider(dial.label)}
          {...bounds}
          value={Number(shown)}
          onChange={(event) => onChange(Number(event.target.value))}
          className="touchable h-6 min-w-0 flex-1 accent-(--c-accent-fill)"
        />
        <input
          id={id}
          type="number"
          inputMode="decimal"
          aria-describedby={`${id}-note`}
          {...bounds}
          value={shown}
          aria-invalid={numberFault(dial, shown) !== ""}
          onChange={(event) =>
            // Half-typed numbers stay as they are; the sheet says when one is out of range.
            onChange(event.target.value === "" ? "" : Number(event.target.value))
          }
          className={`${INPUT_CLASSES} w-24! shrink-0 text-right font-mono`}
        />
        <span className="shrink-0 text-sm text-muted">{dial.unit}</span>
      </div>
      <p
        id={`${id}-note`}
        className={`text-xs ${numberFault(dial, shown) ? "text-impaired" : "text-muted"}`}
      >
        {texts().actions.dial.range(figureText(dial.min), figureText(dial.max), dial.unit)}{" "}
        {dial.note}
      </p>
    </div>
  );
}

/** Why a number cannot be used; empty when it can. */
export function numberFault(dial: NumberDial, value: Value | undefined): string {
  const fits = typeof value === "number" && value >= dial.min && value <= dial.max;
  return fits ? "" : texts().actions.dial.outOfRange(dial.label, dial.min, dial.max, dial.unit);
}

function ChoiceDialField({ dial, value, onChange }: DialFieldProps<ChoiceDial>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{dial.label}</legend>
      {dial.options.map((option) => (
        <label
          key={option.id}
          className="touchable flex items-start gap-2.5 rounded-control border px-3 py-2 has-checked:border-accent has-checked:bg-raised"
        >
          <input
            type="radio"
            name={name}
            checked={(value ?? dial.initial) === option.id}
            onChange={() => onChange(option.id)}
            className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill)"
          />
          <span className="min-w-0">
            <span className="block text-sm">{option.label}</span>
            {option.note ? <span className="block text-xs text-muted">{option.note}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function TextDialField({ dial, value, onChange }: DialFieldProps<TextDial>) {
  const id = useId();
  const text = String(value ?? "");
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {dial.label}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={dial.maxChars}
        placeholder={dial.placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT_CLASSES} h-auto! resize-y py-2`}
      />
      <p className="text-right text-2xs text-muted">
        {texts().actions.dial.length(text.length, dial.maxChars)}
      </p>
    </div>
  );
}
