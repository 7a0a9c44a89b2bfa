"use client";
import { FOG_LEVELS } from "../../contract/fog";
import { GAME_LENGTHS_MINUTES } from "../../contract/limits";
import type { RoomSettings, ScenarioCard } from "../../contract/requests";
import { texts } from "../texts/language";
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
        label={texts().host.scenario}
        note={card ? texts().host.scenarioNote(card.summary, card.bestWith) : undefined}
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
        label={texts().host.length}
        note={texts().host.lengthNote}
        value={settings.lengthMinutes}
        onChange={(event) => {
          const length = lengths.find((known) => known === Number(event.target.value));
          if (length) onChange({ lengthMinutes: length });
        }}
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {length} {texts().home.minutes}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts().host.fog}
        note={texts().host.fogNote(texts().host.fogLevels[settings.fog].note)}
        value={settings.fog}
        onChange={(event) => {
          const fog = FOG_LEVELS.find((level) => level === event.target.value);
          if (fog) onChange({ fog });
        }}
      >
        {FOG_LEVELS.map((level) => (
          <option key={level} value={level}>
            {texts().host.fogLevels[level].name}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={texts().host.roles}
        note={texts().host.rolesNote}
        checked={settings.roles}
        onChange={(roles) => onChange({ roles })}
      />
      <CheckField
        label={texts().host.approvals}
        note={texts().host.approvalsNote}
        checked={settings.approvals}
        onChange={(approvals) => onChange({ approvals })}
      />
    </>
  );
}
