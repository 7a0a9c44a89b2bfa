"use client";
import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";
import { ButtonLink } from "../ui/button-link";
import { PageFrame } from "./page-frame";

/** After the reveal a room has one thing left to offer: its debrief. */
export function ClosedPage({ view }: { view: PlayerView }) {
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
        <h1 className="text-xl font-semibold">{texts().session.closed.title}</h1>
        <p>{texts().session.closed.text(view.room.title)}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/debrief/${view.room.code}`} tone="primary" size="large">
            {texts().session.closed.debrief}
          </ButtonLink>
          <ButtonLink href="/" size="large">
            {texts().session.missing.toStart}
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
