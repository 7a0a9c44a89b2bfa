"use client";
import { useState } from "react";
import type { ScenarioCard } from "../../contract/requests";
import { around } from "../texts/around";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Skeleton } from "../ui/empty-state";
import { Notice } from "../ui/notice";
import { StartField } from "./start-field";
import type { ScenariosState } from "./use-scenarios";
import type { SoloChoice } from "./use-solo-start";

interface ScenarioCardsProps {
  scenarios: ScenariosState;
  starting: boolean;
  onPractise: (chosen: SoloChoice) => void;
}

/** The outages on offer: what each teaches, never what caused it. */
export function ScenarioCards({ scenarios, starting, onPractise }: ScenarioCardsProps) {
  return (
    <section aria-labelledby="scenarios-heading" className="border-t pt-6">
      <h2 id="scenarios-heading" className="mb-3 text-md font-semibold">
        {around().home.scenarios}
      </h2>
      {scenarios.state === "loading" ? (
        <div className="grid gap-3 md:grid-cols-2">
          <div className="rounded-panel border bg-panel">
            <Skeleton lines={6} label={around().home.loading} />
          </div>
          <div className="rounded-panel border bg-panel">
            <Skeleton lines={6} label={around().home.loading} />
          </div>
        </div>
      ) : null}
      {scenarios.state === "failed" ? <Notice tone="error">{scenarios.sentence}</Notice> : null}
      {scenarios.state === "ready" ? (
        <ul className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(400px,1fr))]">
          {scenarios.scenarios.map((card) => (
            <Card key={card.id} card={card} starting={starting} onPractise={onPractise} />
          ))}
          {scenarios.scenarios.length === 0 ? (
            <li className="text-muted">{around().home.noScenario}</li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

function Card(props: { card: ScenarioCard } & Omit<ScenarioCardsProps, "scenarios">) {
  const { card, starting, onPractise } = props;
  const [startId, setStartId] = useState(card.starts[0]?.id ?? "");
  const why = starting ? around().home.beingMade : undefined;
  return (
    <li className="@container rounded-panel border bg-panel p-4">
      <div className="grid h-full grid-rows-[auto_1fr_auto] gap-x-10 gap-y-3 @3xl:grid-cols-2 @3xl:grid-rows-[1fr_auto]">
        <div>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            <span className="font-mono">{card.date}</span>
            <span>{card.difficulty}</span>
            <span>{card.bestWith}</span>
            <span>
              {card.lengthsMinutes.join(" / ")} {around().home.minutes}
            </span>
          </p>
          <h3 className="mt-1 text-md font-semibold">{card.title}</h3>
          <p className="mt-1 text-sm">{card.summary}</p>
        </div>
        <div className="text-sm">
          <p className="text-xs text-muted">{around().home.youPractise}</p>
          <ul className="list-disc pl-5">
            {card.teaches.map((lesson) => (
              <li key={lesson}>{lesson}</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <StartField starts={card.starts} value={startId} onChange={setStartId} />
          {card.causeModes.map((mode) => (
            <Button
              key={mode}
              why={why}
              label={around().home.practiseLabel(card.title, around().home.modes[mode])}
              onClick={() => onPractise({ scenarioId: card.id, startId, causeMode: mode })}
            >
              {mode === "historical" ? around().home.practiseThis : around().home.practiseBlind}
            </Button>
          ))}
          <ButtonLink href={`/host?scenario=${encodeURIComponent(card.id)}`} tone="quiet">
            {around().home.hostIt}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
