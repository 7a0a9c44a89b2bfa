import type { PlayerView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";

/** The change calendar as the operator keeps it: what was changed, when, and how it stands. */
export function ChangesList({ changes }: { changes: PlayerView["changes"] }) {
  if (changes.length === 0) {
    return (
      <EmptyState title="No changes recorded">Planned and finished changes appear here.</EmptyState>
    );
  }
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.id} className="border-t px-3 py-2 first:border-t-0">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="font-medium">{change.title}</h3>
            <span className="shrink-0 font-mono text-xs text-muted">{change.when}</span>
          </div>
          <p className="text-sm text-muted">{change.detail}</p>
          <p className="mt-0.5 text-xs">{change.status}</p>
        </li>
      ))}
    </ul>
  );
}
