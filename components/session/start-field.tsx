"use client";
import type { ScenarioCard } from "../../contract/requests";
import { around } from "../texts/around";
import { SelectField } from "../ui/field";

/** Where play begins; nothing to choose, and nothing shown, where a scenario has one start. */
export function StartField(props: {
  starts: ScenarioCard["starts"];
  value: string;
  onChange: (startId: string) => void;
}) {
  const { starts, value, onChange } = props;
  if (starts.length < 2) return null;
  return (
    <SelectField
      label={around().home.begin}
      note={starts.find((start) => start.id === value)?.note}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {starts.map((start) => (
        <option key={start.id} value={start.id}>
          {start.title}
        </option>
      ))}
    </SelectField>
  );
}
