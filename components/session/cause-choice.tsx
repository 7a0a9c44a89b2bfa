"use client";
import { around } from "../texts/around";

type Mode = "historical" | "blind";

const MODES: readonly Mode[] = ["historical", "blind"];

/** Which cause is hidden in the scenario; what a scenario lacks is shown and says why. */
export function CauseChoice(props: {
  modes: readonly Mode[];
  value: Mode;
  onChange: (mode: Mode) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{around().host.cause}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {MODES.map((mode) => {
          const offered = props.modes.includes(mode);
          return (
            <label
              key={mode}
              className={`touchable flex items-start gap-2.5 rounded-control border px-3 py-2 has-checked:border-accent has-checked:bg-raised ${offered ? "" : "text-muted"}`}
            >
              <input
                type="radio"
                name="cause"
                disabled={!offered}
                checked={props.value === mode}
                onChange={() => props.onChange(mode)}
                className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill)"
              />
              <span className="min-w-0">
                <span className="block text-sm font-medium">
                  {around().host.causes[mode].title}
                </span>
                <span className="block text-xs text-muted">
                  {offered ? around().host.causes[mode].note : around().host.notOffered}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
