import type { ActionView } from "../../contract/views";
import { texts } from "../texts/language";

const BARS: Record<ActionView["risk"], number> = { low: 1, medium: 2, high: 3 };
const COLOURS: Record<ActionView["risk"], string> = {
  low: "text-muted",
  medium: "text-degraded",
  high: "text-impaired",
};

/** Risk as filled bars and a word. */
export function RiskMark({ risk }: { risk: ActionView["risk"] }) {
  const word = texts().words.risk[risk];
  return (
    <span className={`flex w-16 shrink-0 items-center gap-1 text-2xs ${COLOURS[risk]}`}>
      <svg aria-hidden="true" width="11" height="10" viewBox="0 0 11 10">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 4}
            y={6 - bar * 3}
            width="3"
            height={4 + bar * 3}
            fill="currentColor"
            opacity={bar < BARS[risk] ? 1 : 0.25}
          />
        ))}
      </svg>
      <span aria-hidden="true">{word}</span>
      <span className="sr-only">{texts().actions.riskSpoken(word)}</span>
    </span>
  );
}
