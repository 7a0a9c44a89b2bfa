"use client";
import { useEffect, useRef } from "react";
import { around } from "../texts/around";
import { useLanguageSettled } from "../texts/language";
import { Skeleton } from "../ui/empty-state";
import { Notice } from "../ui/notice";
import { useScenarios } from "./use-scenarios";
import { firstChoice, useSoloStart } from "./use-solo-start";

/** An address that leads straight into a room of one, for links and for authors. */
export function PractisePage({ scenarioId }: { scenarioId: string }) {
  const scenarios = useScenarios();
  const { start, refused } = useSoloStart();
  const settled = useLanguageSettled();
  const asked = useRef(false); // React runs effects twice in development; one room is enough
  const card =
    scenarios.state === "ready"
      ? scenarios.scenarios.find((known) => known.id === scenarioId)
      : undefined;
  useEffect(() => {
    if (!card || !settled || asked.current) return;
    asked.current = true;
    void start(firstChoice(card));
  }, [card, settled, start]);
  const sentence =
    scenarios.state === "failed"
      ? scenarios.sentence
      : scenarios.state === "ready" && !card
        ? around().home.noSuchScenario
        : refused;
  return sentence ? (
    <Notice tone="warning">{sentence}</Notice>
  ) : (
    <Skeleton lines={8} label={around().home.roomBeingMade} />
  );
}
