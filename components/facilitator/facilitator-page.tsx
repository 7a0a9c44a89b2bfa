"use client";
import type { FacilitatorView } from "../../contract/views";
import { completeView } from "../session/complete-view";
import type { SessionState } from "../session/session-store";
import { useSession } from "../session/use-session";
import { ButtonLink } from "../ui/button-link";
import { Skeleton } from "../ui/empty-state";
import { Notice } from "../ui/notice";
import { FacilitatorBand } from "./facilitator-band";
import { FacilitatorDesk } from "./facilitator-desk";

/** The facilitator's panel of one room, opened with the token of this browser or of the link. */
export function FacilitatorPage({ code }: { code: string }) {
  const session = useSession(code, "facilitator");
  const view = facilitatorView(session.view);
  return (
    <>
      <FacilitatorBand />
      {session.entry.state === "entered" && view ? (
        <FacilitatorDesk view={view} session={session} />
      ) : (
        <Entry code={code} state={session} />
      )}
    </>
  );
}

function Entry({ code, state }: { code: string; state: SessionState }) {
  const { entry } = state;
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-4 px-4 py-16">
      <h1 className="text-lg font-semibold">Facilitator of room {code}</h1>
      {entry.state === "refused" ? (
        <Notice tone="error">{entry.rejection.sentence}</Notice>
      ) : entry.state === "no-token" ? (
        <Notice tone="warning">
          This browser does not hold the facilitator&apos;s key of this room. Open the
          facilitator&apos;s link that was shown when the room was made, or use the browser that
          made it.
        </Notice>
      ) : (
        <Skeleton lines={4} label={`Entering room ${code}`} />
      )}
      {entry.state === "refused" || entry.state === "no-token" ? (
        <p className="flex flex-wrap gap-2">
          <ButtonLink href={`/join/${code}`}>Join as a player</ButtonLink>
          <ButtonLink href="/">Go to the start page</ButtonLink>
        </p>
      ) : null}
    </main>
  );
}

/** A player's view with the sections that only a facilitator gets; a player's token in this place never has them. */
function facilitatorView(view: Partial<FacilitatorView>): FacilitatorView | null {
  const common = completeView(view);
  const { truth, deck, projector } = view;
  return common && truth && deck && projector ? { ...common, truth, deck, projector } : null;
}
