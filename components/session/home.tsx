"use client";
import { BookOpen, GraduationCap, Play, Users } from "lucide-react";
import Link from "next/link";
import { around } from "../texts/around";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";
import { PageFrame } from "./page-frame";
import { ScenarioCards } from "./scenario-cards";
import { useScenarios } from "./use-scenarios";
import { firstChoice, useSoloStart } from "./use-solo-start";
import { WarRoomPicture } from "./war-room-picture";

const ASIDE = "touchable inline-flex items-center gap-2 text-accent hover:underline";

export function Home() {
  const scenarios = useScenarios();
  const solo = useSoloStart();
  const first = scenarios.state === "ready" ? scenarios.scenarios[0] : undefined;
  const why = solo.starting
    ? around().home.beingMade
    : scenarios.state === "loading"
      ? around().home.stillLoading
      : first
        ? undefined
        : around().home.notLoaded;
  return (
    <PageFrame>
      <div className="grid items-center gap-10 py-6 lg:grid-cols-2 lg:py-12">
        <div className="flex flex-col gap-6">
          <h1 className="text-xl leading-tight font-semibold tracking-tight text-balance sm:text-2xl">
            {around().home.headline}
          </h1>
          <p className="max-w-prose text-md text-muted">{around().home.promise}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="primary"
              size="large"
              why={why}
              onClick={() => {
                if (first) void solo.start(firstChoice(first));
              }}
            >
              <Play size={16} aria-hidden />{" "}
              {solo.starting ? around().home.opening : around().home.practise}
            </Button>
            <ButtonLink href="/host" size="large">
              <Users size={16} aria-hidden /> {around().home.host}
            </ButtonLink>
            <ButtonLink href="/join" size="large">
              {around().home.join}
            </ButtonLink>
          </div>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="text-muted">{around().home.firstTime}</span>
              <Link href="/prologue" className={ASIDE}>
                <GraduationCap size={15} aria-hidden /> {around().prologue.link}
              </Link>
            </span>
            <Link href="/glossary" className={ASIDE}>
              <BookOpen size={15} aria-hidden /> {around().glossary.title}
            </Link>
          </p>
          <p className="text-sm text-muted">{around().home.duration}</p>
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
