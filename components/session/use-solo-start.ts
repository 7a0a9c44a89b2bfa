"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ask } from "./connection";
import { keepToken } from "./tokens";

/** One press to a running incident. */
export function useSoloStart() {
  const router = useRouter();
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState("");
  async function start(scenarioId: string, causeMode: "historical" | "blind"): Promise<void> {
    setStarting(true);
    setRefused("");
    const answer = await ask<"solo.start">({ type: "solo.start", scenarioId, causeMode });
    if (answer.ok) {
      keepToken("seat", answer.value.code, answer.value.token);
      router.push(`/room/${answer.value.code}`);
      return;
    }
    setStarting(false);
    setRefused(answer.rejection.sentence);
  }
  return { start, starting, refused };
}
