"use client";
import type { PlayerView } from "../../contract/views";
import { alertSentences } from "./alert-words";
import { useAlerts } from "./use-alerts";

/** The one place of the war room that speaks up by itself. A dialog that covers the page leaves it its voice, because it is live by attribute. */
export function AlertRegion({ view }: { view: PlayerView }) {
  const { count, alerts } = useAlerts(view);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <div key={count}>
        {alertSentences(alerts).map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one batch never move
          <p key={index}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
