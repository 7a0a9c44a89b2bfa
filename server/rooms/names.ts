import "#server-only";
import { NAME_LENGTH_MAX_CHARS } from "../../contract/limits";
import { type Rejection, reject } from "../../contract/rejections";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Control, format and bidirectional characters: they make one name look like another. Joiners inside emoji stay. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const ZERO_WIDTH_JOINER = "\u200d";

/**
 * A name as it will be shown.
 * @returns a rejection when it has no visible character or more than 32
 */
export function cleanName(typed: string): string | Rejection {
  const name = typed
    .normalize("NFC")
    .replace(UNSEEN, (char) => (char === ZERO_WIDTH_JOINER ? char : " "))
    .replace(/\s+/g, " ")
    .trim();
  const length = [...segmenter.segment(name)].length;
  if (length === 0 || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) {
    return reject("name-invalid", "Write the name that others should see.");
  }
  if (length > NAME_LENGTH_MAX_CHARS) {
    return reject(
      "name-invalid",
      `That name has ${length} characters; ${NAME_LENGTH_MAX_CHARS} fit.`,
    );
  }
  if (name.length > 8 * NAME_LENGTH_MAX_CHARS) {
    return reject(
      "name-invalid",
      "That name has too many marks or joined signs; write a plainer one.",
    );
  }
  return name;
}

/** Two names that fold to the same text would be taken for each other. */
export function foldName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u200d]/g, "");
}
