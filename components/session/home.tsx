"use client";
import { Play, Users } from "lucide-react";
import { Button, ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { PageFrame } from "./page-frame";
import { ScenarioCards } from "./scenario-cards";
import { useScenarios } from "./use-scenarios";
import { firstChoice, useSoloStart } from "./use-solo-start";
import { WarRoomPicture } from "./war-room-picture";

export function Home() {
  const scenarios = useScenarios();
  const solo = useSoloStart();
  const first = scenarios.state === "ready" ? scenarios.scenarios[0] : undefined;
  const why = solo.starting
    ? "The room is being made."
    : scenarios.state === "loading"
      ? "The scenarios are still loading."
      : first
        ? undefined
        : "The scenarios could not be loaded.";
  return (
    <PageFrame>
      <div className="grid items-center gap-10 py-6 lg:grid-cols-2 lg:py-12">
        <div className="flex flex-col gap-6">
          <h1 className="text-xl leading-tight font-semibold tracking-tight text-balance sm:text-2xl">
            Run a real cloud outage with your team, before the next one runs you.
          </h1>
          <p className="max-w-prose text-md text-muted">
            You get the alarms, the half-blind telemetry and the clock that the operator’s engineers
            had. Nobody tells you the cause. Afterwards your run lies beside theirs.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="primary"
              size="large"
              why={why}
              onClick={() => {
                if (first) void solo.start(firstChoice(first));
              }}
            >
              <Play size={16} aria-hidden /> {solo.starting ? "Opening the room…" : "Practise now"}
            </Button>
            <ButtonLink href="/host" size="large">
              <Users size={16} aria-hidden /> Host a game day
            </ButtonLink>
            <ButtonLink href="/join" size="large">
              Join with a code
            </ButtonLink>
          </div>
          <p className="text-sm text-muted">
            Practising takes about 20 minutes, alone. A game day takes 45 to 90, with 2 to 8 people.
            No account.
          </p>
          {solo.refused ? <Notice tone="warning">{solo.refused}</Notice> : null}
        </div>
        <WarRoomPicture />
      </div>
      <ScenarioCards
        scenarios={scenarios}
        starting={solo.starting}
        onPractise={(chosen) => void solo.start(chosen)}
      />
    </PageFrame>
  );
}
