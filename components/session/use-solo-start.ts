"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { RoomSettings, ScenarioCard } from "../../contract/requests";
import { ask } from "./connection";
import { keepToken } from "./tokens";

export type SoloChoice = Pick<RoomSettings, "scenarioId" | "startId" | "causeMode">;

/** What a scenario offers first. */
export function firstChoice({ id, starts, causeModes }: ScenarioCard): SoloChoice {
  const startId = starts[0]?.id ?? "";
  return { scenarioId: id, startId, causeMode: causeModes[0] ?? "historical" };
}

/** One press to a room of one's own; `addressOf` may lead elsewhere than to its plain address. */
export function useSoloStart(addressOf: (code: string) => string = (code) => `/room/${code}`) {
  const router = useRouter();
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState("");
  async function start(chosen: SoloChoice): Promise<void> {
    setStarting(true);
    setRefused("");
    const answer = await ask<"solo.start">({ type: "solo.start", ...chosen });
    if (answer.ok) {
      keepToken("seat", answer.value.code, answer.value.token);
      router.push(addressOf(answer.value.code));
      return;
    }
    setStarting(false);
    setRefused(answer.rejection.sentence);
  }
  return { start, starting, refused };
}
