"use client";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { FacilitatorView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { Button } from "../ui/button";
import { Panel } from "../ui/panel";
import { Tabs } from "../ui/tabs";
import { ClueList } from "./clue-list";
import { FogDial } from "./fog-dial";
import { ModelTable } from "./model-table";
import { OverlayCharts } from "./overlay-charts";
import { ServiceTable } from "./service-table";
import { type TruthVisibility, useTruthVisibility } from "./truth-visibility";

interface TruthPanelProps {
  view: Pick<FacilitatorView, "truth" | "services" | "charts" | "room" | "clock">;
  send: Send;
  className?: string;
}

/** The truth beside what players see. Everything true stays off the screen until it is asked for. */
export function TruthPanel({ view, send, className = "" }: TruthPanelProps) {
  const [tab, setTab] = useState("services");
  const visibility = useTruthVisibility();
  const { truth, room, clock } = view;
  // After the reveal there is nothing left to hide.
  const revealed = clock.phase === "closed";
  const shown = visibility.shown || revealed;
  const seen = truth.clues.filter((clue) => clue.seenMinute !== null).length;
  return (
    <Panel
      title="Truth beside what players see"
      className={className}
      flush
      aside={revealed ? null : <TruthToggle visibility={visibility} />}
    >
      {/* Using the panel keeps the truth on the screen; only leaving it alone hides it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody works here */}
      <div
        className="flex h-full min-h-0 flex-col"
        onPointerDown={shown ? visibility.show : undefined}
        onKeyDown={shown ? visibility.show : undefined}
      >
        <CauseBox truth={truth} shown={shown} />
        <FogDial level={truth.fog} phase={clock.phase} send={send} />
        <Tabs
          label="What to compare"
          value={tab}
          onChange={setTab}
          className="flex-1"
          items={[
            {
              id: "services",
              label: "Services",
              panel: (
                <ServiceTable
                  services={view.services}
                  truth={shown ? truth.services : null}
                  nowMinute={clock.minute}
                />
              ),
            },
            {
              id: "charts",
              label: "Charts",
              panel: (
                <OverlayCharts
                  charts={view.charts}
                  truth={shown ? truth.charts : null}
                  clock={room.clock}
                  nowMinute={clock.minute}
                />
              ),
            },
            {
              id: "clues",
              label: `Clues seen ${seen} of ${truth.clues.length}`,
              panel: <ClueList clues={truth.clues} clock={room.clock} shown={shown} />,
            },
            {
              id: "model",
              label: "Model",
              panel: <ModelTable gauges={truth.gauges} states={truth.states} shown={shown} />,
            },
          ]}
        />
      </div>
    </Panel>
  );
}

function TruthToggle({ visibility }: { visibility: TruthVisibility }) {
  const { shown, secondsLeft, show, hide } = visibility;
  return (
    <Button
      size="small"
      pressed={shown}
      label={shown ? "Hide the truth" : "Show the truth"}
      onClick={shown ? hide : show}
    >
      {shown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
      {shown ? `Hide the truth (${secondsLeft} s)` : "Show the truth"}
    </Button>
  );
}

function CauseBox({ truth, shown }: { truth: FacilitatorView["truth"]; shown: boolean }) {
  if (!shown)
    return (
      <p className="px-3 pb-1 text-xs text-muted">
        The cause and all true values are hidden, so that nobody reads them over your shoulder.
      </p>
    );
  return (
    <details className="mx-3 mb-1 max-h-48 shrink-0 overflow-y-auto rounded-control border px-3 py-1.5">
      <summary className="touchable font-semibold">{truth.causeTitle}</summary>
      <p className="mt-0.5 text-sm whitespace-pre-line text-muted">{truth.causeStory}</p>
    </details>
  );
}
