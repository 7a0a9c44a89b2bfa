/** One line of a list of which exactly one is chosen. */
export function Choice(props: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  note: string;
  /** Cannot be chosen; the note says why. */
  off?: boolean;
}) {
  return (
    <label
      className={`touchable flex min-w-0 items-start gap-2.5 rounded-control border px-3 py-2 has-checked:border-accent has-checked:bg-raised ${props.off ? "cursor-not-allowed text-muted" : ""}`}
    >
      <input
        type="radio"
        name={props.name}
        checked={props.checked}
        // Stays reachable, so that the keyboard hears why.
        aria-disabled={props.off}
        onChange={() => {
          if (!props.off) props.onChoose();
        }}
        className="mt-0.5 size-4 shrink-0 accent-(--c-accent-fill)"
      />
      <span className="min-w-0">
        <bdi className="block text-sm font-medium break-words">{props.title}</bdi>
        {props.note ? (
          <span className="block text-xs break-words text-muted">{props.note}</span>
        ) : null}
      </span>
    </label>
  );
}
