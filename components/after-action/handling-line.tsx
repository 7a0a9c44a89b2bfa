import type { Debrief } from "../../contract/debrief";

/** What this paper is, first: nobody who finds it on a printer may take it for a real incident. */
export function HandlingLine({ handling }: Pick<Debrief, "handling">) {
  const facts: [string, string][] = [
    ["Scenario", `${handling.scenario}, version ${handling.scenarioVersion}`],
    ["Engine", handling.engineVersion],
    ["Seed", String(handling.seed)],
    ["Room", handling.room],
    ["Time", handling.compression],
    ["State", handling.stateHash.slice(0, 12)],
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-xs">
      <p className="rounded-control border border-current px-1.5 font-semibold tracking-[0.14em]">
        {handling.marking}
      </p>
      {facts.map(([term, fact]) => (
        <p key={term}>
          <span className="text-muted">{term}</span> <span className="font-mono">{fact}</span>
        </p>
      ))}
    </div>
  );
}
