"use client";
import { Check as CheckIcon, CircleAlert, Info, Loader } from "lucide-react";
import { around } from "../texts/around";
import type { Check } from "./preflight";

const LOOKS = {
  fine: { icon: CheckIcon, colour: "text-healthy" },
  advice: { icon: Info, colour: "text-recovering" },
  problem: { icon: CircleAlert, colour: "text-impaired" },
  pending: { icon: Loader, colour: "text-muted" },
} as const;

/** What a player can put in order before the clock begins; each line says how it stands and what to do. */
export function PreflightList({ checks }: { checks: readonly Check[] }) {
  const words = around().lobby.checks;
  return (
    <section aria-label={words.title}>
      <h2 className="mb-2 text-md font-semibold">{words.title}</h2>
      <ul className="divide-y rounded-panel border">
        {checks.map(({ id, state, text, todo }) => {
          const { icon: Icon, colour } = LOOKS[state];
          return (
            <li key={id} className="flex gap-2 px-3 py-2 text-sm">
              <Icon size={14} aria-hidden className={`mt-0.5 shrink-0 ${colour}`} />
              <span className="min-w-0">
                {text}
                {state === "pending" ? "…" : <span className="sr-only">: {words[state]}</span>}
                {todo ? <span className="block text-xs text-muted">{todo}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
