/** Which of the two keys to a room this browser uses: a seat at the table, or the facilitator's panel. */
export type Door = "seat" | "facilitator";

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

/** Codes of rooms that this browser has a key to, for somebody who lost the page. */
export function heldCodes(door: Door): string[] {
  const prefix = `shardfall.${door}.`;
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

export function keepToken(door: Door, code: string, token: string): void {
  memory.set(key(door, code), token);
  try {
    localStorage.setItem(key(door, code), token);
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
