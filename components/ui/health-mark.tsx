import type { Health } from "../../contract/telemetry-sections";
import { texts } from "../texts/language";

const COLOURS: Record<Health, string> = {
  healthy: "text-healthy",
  degraded: "text-degraded",
  impaired: "text-impaired",
  recovering: "text-recovering",
  unknown: "text-unknown",
};
/** From well to unknown; the contract's own list would bring its parser into the page. */
export const HEALTHS = Object.keys(COLOURS) as Health[];

export function healthWord(health: Health): string {
  return texts().ui.health[health];
}

/** A different outline for each state, so that it is read without colour. */
export function HealthShape({ health, size = 14 }: { health: Health; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      className={`shrink-0 ${COLOURS[health]}`}
    >
      {SHAPES[health]}
    </svg>
  );
}

const SHAPES: Record<Health, React.ReactNode> = {
  healthy: <circle cx="8" cy="8" r="5.5" fill="currentColor" />,
  degraded: (
    <>
      <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8 2.4a5.6 5.6 0 0 0 0 11.2z" fill="currentColor" />
    </>
  ),
  impaired: <path d="M8 1.5 15 14H1z" fill="currentColor" />,
  recovering: (
    <path
      d="M13.4 6.2A5.8 5.8 0 1 0 13.8 9M13.9 2.2v4.2H9.7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  ),
  unknown: (
    <circle
      cx="8"
      cy="8"
      r="5.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeDasharray="2.4 2"
    />
  ),
};

/** The word alone, for rows that begin with the shape. */
export function HealthWord({ health }: { health: Health }) {
  return (
    <span className={`shrink-0 text-right text-2xs font-medium @[280px]:w-16 ${COLOURS[health]}`}>
      {healthWord(health)}
    </span>
  );
}

/** Shape, word and colour of a health together. */
export function HealthMark({ health, word = true }: { health: Health; word?: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${COLOURS[health]}`}>
      <HealthShape health={health} />
      <span className={word ? "text-xs font-medium" : "sr-only"}>{healthWord(health)}</span>
    </span>
  );
}
