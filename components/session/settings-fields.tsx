"use client";
import { FOG_LEVELS } from "../../contract/fog";
import { GAME_LENGTHS_MINUTES } from "../../contract/limits";
import type { RoomSettings, ScenarioCard } from "../../contract/requests";
import { around } from "../texts/around";
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
        label={around().host.scenario}
        note={card ? around().host.scenarioNote(card.summary, card.bestWith) : undefined}
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
        label={around().host.length}
        note={around().host.lengthNote}
        value={settings.lengthMinutes}
        onChange={(event) => {
          const length = lengths.find((known) => known === Number(event.target.value));
          if (length) onChange({ lengthMinutes: length });
        }}
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {length} {around().home.minutes}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={around().host.fog}
        note={around().host.fogNote(around().host.fogLevels[settings.fog].note)}
        value={settings.fog}
        onChange={(event) => {
          const fog = FOG_LEVELS.find((level) => level === event.target.value);
          if (fog) onChange({ fog });
        }}
      >
        {FOG_LEVELS.map((level) => (
          <option key={level} value={level}>
            {around().host.fogLevels[level].name}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={around().host.roles}
        note={around().host.rolesNote}
        checked={settings.roles}
        onChange={(roles) => onChange({ roles })}
      />
      <CheckField
        label={around().host.approvals}
        note={around().host.approvalsNote}
        checked={settings.approvals}
        onChange={(approvals) => onChange({ approvals })}
      />
    </>
  );
}
