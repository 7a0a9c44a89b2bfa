"use client";
import { FOG_LEVELS, FOG_WORDS } from "../../contract/fog";
import { GAME_LENGTHS_MINUTES } from "../../contract/limits";
import type { RoomSettings, ScenarioCard } from "../../contract/requests";
import { CheckField, SelectField } from "../ui/field";
import { CauseChoice } from "./cause-choice";
import { StartField } from "./start-field";

/** What a host decides before the room exists. All of it may be known to the players. */
export function SettingsFields(props: {
  cards: readonly ScenarioCard[];
  card: ScenarioCard | undefined;
  settings: RoomSettings;
  onChange: (change: Partial<RoomSettings>) => void;
}) {
  const { cards, card, settings, onChange } = props;
  const lengths = GAME_LENGTHS_MINUTES.filter((length) => card?.lengthsMinutes.includes(length));
  return (
    <>
      <SelectField
        label="Scenario"
        note={card ? `${card.summary} Best with ${card.bestWith}.` : undefined}
        value={settings.scenarioId}
        onChange={(event) => onChange({ scenarioId: event.target.value })}
      >
        {cards.map((known) => (
          <option key={known.id} value={known.id}>
            {known.title}, {known.date}
          </option>
        ))}
      </SelectField>
      <StartField
        starts={card?.starts ?? []}
        value={settings.startId}
        onChange={(startId) => onChange({ startId })}
      />
      <CauseChoice
        modes={card?.causeModes ?? []}
        value={settings.causeMode}
        onChange={(causeMode) => onChange({ causeMode })}
      />
      <SelectField
        label="Length, in real minutes"
        note="Play only. Add ten minutes before and at least twenty for the debrief."
        value={settings.lengthMinutes}
        onChange={(event) => {
          const length = lengths.find((known) => known === Number(event.target.value));
          if (length) onChange({ lengthMinutes: length });
        }}
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {length} min
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Fog over the telemetry"
        note={`${FOG_WORDS[settings.fog].note} You can change this during the game.`}
        value={settings.fog}
        onChange={(event) => {
          const fog = FOG_LEVELS.find((level) => level === event.target.value);
          if (fog) onChange({ fog });
        }}
      >
        {FOG_LEVELS.map((level) => (
          <option key={level} value={level}>
            {FOG_WORDS[level].name}
          </option>
        ))}
      </SelectField>
      <CheckField
        label="Roles"
        note="Each role sees and does its own part, so the team has to talk. Off: everyone does everything."
        checked={settings.roles}
        onChange={(roles) => onChange({ roles })}
      />
      <CheckField
        label="Approvals"
        note="Risky work waits for the incident commander."
        checked={settings.approvals}
        onChange={(approvals) => onChange({ approvals })}
      />
    </>
  );
}
