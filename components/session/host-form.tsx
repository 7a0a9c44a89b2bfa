"use client";
import { useState } from "react";
import { GAME_LENGTHS_MINUTES } from "../../contract/limits";
import type { Rejection } from "../../contract/rejections";
import type { RoomSettings, ScenarioCard } from "../../contract/requests";
import { around } from "../texts/around";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/empty-state";
import { TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { ask } from "./connection";
import { HostedRoom } from "./hosted-room";
import { HostedRooms } from "./hosted-rooms";
import { ProjectorLink } from "./projector-link";
import { SettingsFields } from "./settings-fields";
import { keepToken } from "./tokens";
import { useScenarios } from "./use-scenarios";

interface Made {
  code: string;
  token: string;
}

export function HostForm({ wanted }: { wanted: string }) {
  const scenarios = useScenarios();
  const [made, setMade] = useState<Made | null>(null);
  if (made) {
    return (
      <>
        <HostedRoom code={made.code} token={made.token} />
        <ProjectorLink code={made.code} className="mx-auto max-w-3xl pb-8" />
      </>
    );
  }
  return (
    <div className="mx-auto max-w-xl py-8">
      <h1 className="text-xl font-semibold">{around().host.title}</h1>
      <p className="mb-6 text-muted">{around().host.intro}</p>
      <HostedRooms />
      {scenarios.state === "loading" ? <Skeleton lines={8} label={around().home.loading} /> : null}
      {scenarios.state === "failed" ? <Notice tone="error">{scenarios.sentence}</Notice> : null}
      {scenarios.state === "ready" && scenarios.scenarios.length > 0 ? (
        <SettingsForm cards={scenarios.scenarios} wanted={wanted} onMade={setMade} />
      ) : null}
    </div>
  );
}

function SettingsForm(props: {
  cards: readonly ScenarioCard[];
  wanted: string;
  onMade: (made: Made) => void;
}) {
  const { cards, onMade } = props;
  const [settings, setSettings] = useState<RoomSettings>({
    scenarioId: (cards.find((known) => known.id === props.wanted) ?? cards[0])?.id ?? "",
    startId: "",
    causeMode: "historical",
    fog: "as-it-was",
    lengthMinutes: 60,
    approvals: true,
    roles: true,
  });
  const [name, setName] = useState("");
  const { create, refused, busy } = useCreateRoom(onMade);
  const card = cards.find((known) => known.id === settings.scenarioId);
  const fitting = card ? fitTo(card, settings) : settings;
  const nameRefused = refused?.code === "name-invalid" || refused?.code === "name-taken";

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && name.trim()) void create(fitting, name);
      }}
    >
      <SettingsFields
        cards={cards}
        card={card}
        settings={fitting}
        onChange={(change) => setSettings((old) => ({ ...old, ...change }))}
      />
      <TextField
        label={texts().join.name}
        note={around().host.nameNote}
        error={nameRefused ? refused?.sentence : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="nickname"
        dir="auto"
      />
      {refused && !nameRefused ? <Notice tone="warning">{refused.sentence}</Notice> : null}
      <Button
        type="submit"
        tone="primary"
        size="large"
        why={busy ? around().home.beingMade : name.trim() ? undefined : texts().join.nameFirst}
      >
        {around().host.create}
      </Button>
    </form>
  );
}

/** The settings with what this scenario lacks replaced by what it offers. */
function fitTo(card: ScenarioCard, settings: RoomSettings): RoomSettings {
  const causeMode = card.causeModes.includes(settings.causeMode)
    ? settings.causeMode
    : (card.causeModes[0] ?? settings.causeMode);
  const offered = GAME_LENGTHS_MINUTES.filter((length) => card.lengthsMinutes.includes(length));
  const lengthMinutes = offered.includes(settings.lengthMinutes)
    ? settings.lengthMinutes
    : (offered.at(-1) ?? settings.lengthMinutes);
  const start = card.starts.find(({ id }) => id === settings.startId) ?? card.starts[0];
  return { ...settings, startId: start?.id ?? "", causeMode, lengthMinutes };
}

function useCreateRoom(onMade: (made: Made) => void) {
  const [refused, setRefused] = useState<Rejection | null>(null);
  const [busy, setBusy] = useState(false);
  async function create(settings: RoomSettings, name: string): Promise<void> {
    setBusy(true);
    setRefused(null);
    const answer = await ask<"room.create">({ type: "room.create", settings, name });
    setBusy(false);
    if (!answer.ok) return setRefused(answer.rejection);
    keepToken("facilitator", answer.value.code, answer.value.token);
    keepToken("projector", answer.value.code, answer.value.projectorToken);
    onMade(answer.value);
  }
  return { create, refused, busy };
}
