import { ROOM_CODE_LENGTH_CHARS } from "../../contract/limits";

/** What a person typed or pasted as the server knows it: upper case, without spaces and hyphens. A pasted join link gives its last part. */
export function cleanCode(typed: string): string {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, "")
      .split("/")
      .filter(Boolean)
      .at(-1) ?? "";
  return decodeURIComponent(last.replace(/%(?![0-9A-Fa-f]{2})/g, ""))
    .toUpperCase()
    .replace(/[\s\-–—]/g, "")
    .slice(0, 16);
}

/** "ABCDEF" as "ABC DEF", which is easier to read out. */
export function spokenCode(code: string): string {
  const half = ROOM_CODE_LENGTH_CHARS / 2;
  return code.length > half ? `${code.slice(0, half)} ${code.slice(half)}` : code;
}
