"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useId } from "react";

export const INPUT_CLASSES =
  "touchable h-8 w-full min-w-0 rounded-control border border-line-strong bg-page px-2.5 text-ink aria-invalid:border-impaired";

interface FieldProps {
  label: string;
  /** Explains before the mistake. */
  note?: string | undefined;
  /** What was refused, as the server said it; nothing typed is lost. */
  error?: string | undefined;
  hideLabel?: boolean;
}

/** Label, note and error around one control, joined by ids. */
function Frame(props: FieldProps & { id: string; children: ReactNode }) {
  const { id, label, note, error, hideLabel, children } = props;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      {children}
      {note ? (
        <p id={`${id}-note`} className="text-xs text-muted">
          {note}
        </p>
      ) : null}
      <p id={`${id}-error`} role="alert" className="text-sm text-impaired empty:hidden">
        {error ?? ""}
      </p>
    </div>
  );
}

function described(id: string, note?: string, error?: string): string | undefined {
  const ids = [note ? `${id}-note` : "", error ? `${id}-error` : ""].filter(Boolean);
  return ids.length ? ids.join(" ") : undefined;
}

export function TextField({
  label,
  note,
  error,
  hideLabel = false,
  className = "",
  ...input
}: FieldProps & ComponentPropsWithRef<"input">) {
  const id = useId();
  return (
    <Frame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <input
        id={id}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, note, error)}
        className={`${INPUT_CLASSES} ${className}`}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  note,
  error,
  hideLabel = false,
  className = "",
  children,
  ...select
}: FieldProps & ComponentPropsWithRef<"select">) {
  const id = useId();
  return (
    <Frame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <select
        id={id}
        {...select}
        aria-describedby={described(id, note, error)}
        className={`${INPUT_CLASSES} ${className}`}
      >
        {children}
      </select>
    </Frame>
  );
}

/** A box with its sentence; the whole line can be pressed. */
export function CheckField(props: {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        aria-describedby={props.note ? `${id}-note` : undefined}
        className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill) max-[719px]:size-6"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {props.label}
        </label>
        {props.note ? (
          <p id={`${id}-note`} className="text-xs text-muted">
            {props.note}
          </p>
        ) : null}
      </div>
    </div>
  );
}
