import "#server-only";
import type { ActionParams } from "../../../contract/commands";
import { type Rejection, reject } from "../../../contract/rejections";
import type { DialView } from "../../../contract/work-sections";

type Dials = { set: ActionParams; refused?: undefined } | { refused: Rejection };

/** Checks the dials and fills in the ones left alone. Words are kept apart from the params. */
export function readDials(dials: readonly DialView[], given: ActionParams): Dials {
  const unknown = Object.keys(given).find((id) => !dials.some((dial) => dial.id === id));
  if (unknown !== undefined) return badSetting(`This action has no setting "${unknown}".`);
  const set: ActionParams = {};
  for (const dial of dials) {
    const value = given[dial.id];
    switch (dial.type) {
      case "number": {
        const number = value ?? dial.initial;
        if (typeof number !== "number" || !(number >= dial.min && number <= dial.max)) {
          return badSetting(`${dial.label} must be from ${dial.min} to ${dial.max} ${dial.unit}.`);
        }
        if (!Number.isInteger((number - dial.min) / dial.step)) {
          return badSetting(`${dial.label} goes in steps of ${dial.step} ${dial.unit}.`);
        }
        set[dial.id] = number;
        break;
      }
      case "choice": {
        const choice = value ?? dial.initial;
        const names = dial.options.map((option) => option.id);
        if (typeof choice !== "string" || !names.includes(choice)) {
          return badSetting(`${dial.label} must be one of: ${names.join(", ")}.`);
        }
        set[dial.id] = choice;
        break;
      }
      case "text":
        if (typeof value !== "string" || value.trim() === "" || value.length > dial.maxChars) {
          return badSetting(`${dial.label}: write 1 to ${dial.maxChars} characters.`);
        }
        break;
      default:
        return dial satisfies never;
    }
  }
  return { set };
}

function badSetting(sentence: string): Dials {
  return { refused: reject("bad-setting", sentence) };
}
