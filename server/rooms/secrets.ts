import "#server-only";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { ROOM_CODE_LENGTH_CHARS } from "../../contract/limits";

/** No letters or digits that look or sound alike. */
const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const TOKEN_LENGTH_BYTES = 24;

export function newRoomCode(): string {
  return Array.from(
    { length: ROOM_CODE_LENGTH_CHARS },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join("");
}

/** What a person typed, as a code: case, spaces and hyphens do not matter. */
export function cleanCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "");
}

/** A capability for one seat: 192 bits; only its hash is kept. */
export function newToken(): string {
  return randomBytes(TOKEN_LENGTH_BYTES).toString("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function newId(prefix: string): string {
  return prefix + randomBytes(6).toString("hex");
}

/** 53 bits: a player who has the charts of a room must not be able to try all seeds out. */
export function newSeed(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n);
}
