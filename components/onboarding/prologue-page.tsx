"use client";
import { useEffect, useRef, useState } from "react";
import { PageFrame } from "../session/page-frame";
import { keepPrologue, keptPrologue } from "../session/tokens";
import { useScenarios } from "../session/use-scenarios";
import { firstChoice, useSoloStart } from "../session/use-solo-start";
import { around } from "../texts/around";
import { texts, useLanguageSettled } from "../texts/language";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Skeleton } from "../ui/empty-state";
import { Notice } from "../ui/notice";

/** The small invented outage, in which a mistake costs nothing. */
const SCENARIO_ID = "checkout-2031";

export function guidedRoomOf(code: string): string {
  return `/room/${code}?guide`;
}

/** Leads into a room of one with the guide beside it, or back into the one that was begun here. */
export function ProloguePage() {
  const words = around().prologue;
  const [kept, setKept] = useState<string | null | "looking">("looking");
  useEffect(() => setKept(keptPrologue() ?? null), []);
  return (
    <PageFrame>
      {kept === "looking" ? (
        <Skeleton lines={8} label={words.beingMade} />
      ) : kept === null ? (
        <Starting />
      ) : (
        <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
          <h1 className="text-xl font-semibold">{words.offer.title}</h1>
          <p>{words.offer.text}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={guidedRoomOf(kept)} tone="primary" size="large">
              {words.offer.goOn}
            </ButtonLink>
            <Button size="large" onClick={() => setKept(null)}>
              {words.offer.anew}
            </Button>
          </div>
        </div>
      )}
    </PageFrame>
  );
}

function Starting() {
  const words = around().prologue;
  const scenarios = useScenarios();
  const settled = useLanguageSettled();
  const { start, refused } = useSoloStart((code) => {
    keepPrologue(code);
    return guidedRoomOf(code);
  });
  const asked = useRef(false); // React runs effects twice in development; one room is enough
  const cards = scenarios.state === "ready" ? scenarios.scenarios : null;
  const card = cards?.find((known) => known.id === SCENARIO_ID);
  useEffect(() => {
    if (!card || !settled || asked.current) return;
    asked.current = true;
    void start(firstChoice(card));
  }, [card, settled, start]);
  const missing = cards && !card ? words.notHere : "";
  const sentence = scenarios.state === "failed" ? scenarios.sentence : missing || refused;
  return sentence ? (
    <Notice
      tone="warning"
      action={<ButtonLink href="/">{texts().session.missing.toStart}</ButtonLink>}
    >
      {sentence}
    </Notice>
  ) : (
    <Skeleton lines={8} label={words.beingMade} />
  );
}
