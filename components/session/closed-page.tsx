"use client";
import type { PlayerView } from "../../contract/views";
import { ButtonLink } from "../ui/button";
import { PageFrame } from "./page-frame";

/** After the reveal a room has one thing left to offer: its debrief. */
export function ClosedPage({ view }: { view: PlayerView }) {
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
        <h1 className="text-xl font-semibold">The exercise is over</h1>
        <p>
          {view.room.title}: the cause is revealed, and your run lies beside what the operator’s own
          team did.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/debrief/${view.room.code}`} tone="primary" size="large">
            Read the debrief
          </ButtonLink>
          <ButtonLink href="/" size="large">
            Go to the start
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
