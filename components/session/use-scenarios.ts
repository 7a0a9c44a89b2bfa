"use client";
import { useEffect, useState } from "react";
import type { ScenarioCard } from "../../contract/requests";
import type { Answer } from "../../contract/socket";
import { around } from "../texts/around";
import { ask } from "./connection";

export type ScenariosState =
  | { state: "loading" }
  | { state: "ready"; scenarios: ScenarioCard[] }
  | { state: "failed"; sentence: string };

/** After this long without an answer the page says so, while it goes on trying. */
const PATIENCE_MS = 6_000;

/** The scenarios that this server offers. */
export function useScenarios(): ScenariosState {
  const [state, setState] = useState<ScenariosState>({ state: "loading" });
  useEffect(() => {
    const left = new AbortController();
    const slow = setTimeout(
      () => setState({ state: "failed", sentence: around().home.unreached }),
      PATIENCE_MS,
    );
    void ask<"scenarios.list">({ type: "scenarios.list" }, left.signal).then(
      (answer: Answer<"scenarios.list">) => {
        clearTimeout(slow);
        if (left.signal.aborted) return;
        setState(
          answer.ok
            ? { state: "ready", scenarios: answer.value.scenarios }
            : { state: "failed", sentence: answer.rejection.sentence },
        );
      },
    );
    return () => {
      left.abort();
      clearTimeout(slow);
    };
  }, []);
  return state;
}
