import "#server-only";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fingerprints } from "./testing/fingerprints";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CHILD_MAX_MS = 120_000;
/** Says where a process believes that it is, and what every scenario's run comes to there. */
const TELL = `
  const { fingerprints } = await import("./scenarios/testing/fingerprints.ts");
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  console.log(JSON.stringify({ locale, timeZone, hashes: fingerprints() }));`;

/** The runs in a process of their own, with the machine's language and clock set as given. */
async function told(lang: string, zone: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", TELL],
    { cwd: ROOT, env: { ...process.env, LANG: lang, LC_ALL: lang, LANGUAGE: lang, TZ: zone } },
  );
  return JSON.parse(stdout);
}

test("R4 every scenario's run has the same fingerprint in every locale and time zone", {
  timeout: CHILD_MAX_MS,
}, async () => {
  const hashes = fingerprints();
  const runs = await Promise.all([
    told("tr_TR.UTF-8", "Europe/Istanbul"),
    told("de_DE.UTF-8", "Europe/Berlin"),
    told("ja_JP.UTF-8", "Asia/Tokyo"),
  ]);
  expect(runs).toEqual([
    { locale: "tr-TR", timeZone: "Europe/Istanbul", hashes },
    { locale: "de-DE", timeZone: "Europe/Berlin", hashes },
    { locale: "ja-JP", timeZone: "Asia/Tokyo", hashes },
  ]);
});
