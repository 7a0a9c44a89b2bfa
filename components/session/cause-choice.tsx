"use client";
type Mode = "historical" | "blind";

const MODES: readonly { id: Mode; title: string; note: string }[] = [
  {
    id: "historical",
    title: "Historical cause",
    note: "What really happened. Your run can be compared with the operator’s own.",
  },
  {
    id: "blind",
    title: "Blind cause",
    note: "One of several causes that look alike, so that knowing the story does not help.",
  },
];

/** Which cause is hidden in the scenario; what a scenario lacks is shown and says why. */
export function CauseChoice(props: {
  modes: readonly Mode[];
  value: Mode;
  onChange: (mode: Mode) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Cause</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {MODES.map((mode) => {
          const offered = props.modes.includes(mode.id);
          return (
            <label
              key={mode.id}
              className={`touchable flex items-start gap-2.5 rounded-control border px-3 py-2 has-checked:border-accent has-checked:bg-raised ${offered ? "" : "text-muted"}`}
            >
              <input
                type="radio"
                name="cause"
                disabled={!offered}
                checked={props.value === mode.id}
                onChange={() => props.onChange(mode.id)}
                className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill)"
              />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{mode.title}</span>
                <span className="block text-xs text-muted">
                  {offered ? mode.note : "This scenario does not offer it yet."}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
