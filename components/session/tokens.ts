/** Which of the keys to a room this browser uses: a seat at the table, the facilitator's panel, or the page for the wall. */
export type Door = "seat" | "facilitator" | "projector";

/** Where storage is blocked, a token lives as long as the page. */
const memory = new Map<string, string>();

function key(door: Door, code: string): string {
  return `shardfall.${door}.${code}`;
}

export function readToken(door: Door, code: string): string | undefined {
  try {
    return localStorage.getItem(key(door, code)) ?? memory.get(key(door, code));
  } catch {
    return memory.get(key(door, code));
  }
}

/** Names the rooms that this browser hosts from the newest on; storage itself keeps no order. */
const HOSTED_KEY = "shardfall.hosted";
/** The rest are long over. */
const HOSTED_ROOMS_MAX = 6;

/** Codes of rooms that this browser hosts, the newest first, for somebody who lost the page. */
export function hostedCodes(): string[] {
  const prefix = key("facilitator", "");
  try {
    const listed = (localStorage.getItem(HOSTED_KEY) ?? "").split(" ");
    const held = Object.keys(localStorage).flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
    const known = listed.filter((code) => held.includes(code));
    return [...known, ...held.filter((code) => !known.includes(code))].slice(0, HOSTED_ROOMS_MAX);
  } catch {
    return [];
  }
}

export function keepToken(door: Door, code: string, token: string): void {
  memory.set(key(door, code), token);
  try {
    localStorage.setItem(key(door, code), token);
    if (door === "facilitator") {
      const codes = [code, ...hostedCodes().filter((known) => known !== code)];
      localStorage.setItem(HOSTED_KEY, codes.join(" "));
    }
  } catch {
    // Kept in memory above.
  }
}

/** Takes a token out of the address (#TOKEN) into storage, and the address bar forgets it before anybody shares the screen. */
export function takeTokenFromAddress(door: Door, code: string): void {
  const token = location.hash.slice(1);
  if (!/^[A-Za-z0-9_-]{22,64}$/.test(token)) return;
  keepToken(door, code, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Which room is the prologue of this browser. */
const PROLOGUE_KEY = "shardfall.prologue";

export function keepPrologue(code: string): void {
  try {
    localStorage.setItem(PROLOGUE_KEY, code);
  } catch {
    // The address of the room leads back as long as the page lives.
  }
}

/** The prologue that was begun here, while this browser still holds its seat. */
export function keptPrologue(): string | undefined {
  try {
    const code = localStorage.getItem(PROLOGUE_KEY) ?? "";
    return readToken("seat", code) === undefined ? undefined : code;
  } catch {
    return undefined;
  }
}
