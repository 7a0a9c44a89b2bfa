"use client";
import { AlertSettings } from "../alerts/alert-settings";
import { texts } from "../texts/language";
import { LanguageChoice } from "../texts/language-choice";
import { Dialog } from "../ui/dialog";
import { CheckField } from "../ui/field";
import { HEALTHS, HealthMark } from "../ui/health-mark";
import { letterKeysChoice } from "./shortcuts";

const KEYS = [
  ["palette", "K"],
  ["channel", "C"],
  ["note", "N"],
  ["actions", "A"],
  ["propose", "H"],
  ["declare", "D"],
  ["update", "U"],
  ["help", "?"],
] as const;
const CLOCK_KEYS = [
  ["pause", "P"],
  ["step", "S"],
] as const;

interface HelpDialogProps {
  controls: boolean;
  /** This seat writes notes. */
  notes: boolean;
  onClose: () => void;
}

export function HelpDialog({ controls, notes, onClose }: HelpDialogProps) {
  const { help: t, commands } = texts().warRoom;
  const letterKeys = letterKeysChoice.use();
  const keys = [
    ...KEYS.filter(([what]) => notes || what !== "note"),
    ...(controls ? CLOCK_KEYS : []),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={commands.help}
      // Below, so that a press of an arrow key scrolls and does not change the language.
      footer={
        <>
          <span aria-hidden="true" className="text-sm text-muted">
            {texts().ui.language}
          </span>
          <LanguageChoice />
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
        {keys.map(([what, key]) => (
          <div key={what} className="contents">
            <dt>
              <kbd className="rounded border bg-raised px-1.5 py-0.5 font-mono text-xs">
                {what === "palette" ? t.withCtrl(key) : key}
              </kbd>
            </dt>
            <dd>{what === "help" ? t.thisPage : commands[what]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <CheckField
          label={t.letters}
          note={t.lettersNote}
          checked={letterKeys}
          onChange={letterKeysChoice.set}
        />
      </div>
      <AlertSettings />
      <h3 className="mt-4 mb-1 text-sm font-semibold">{t.healths}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {HEALTHS.map((health) => (
          <li key={health}>
            <HealthMark health={health} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t.signs}</p>
    </Dialog>
  );
}
