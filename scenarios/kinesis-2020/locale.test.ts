import "#server-only";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHILD_MAX_MS = 60_000;

/** The historical drill in a process of its own, with the machine's language and clock set as given. */
async function drillIn(lang: string, zone: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "tools/drill.ts", "kinesis-2020", "--json"],
    { cwd: ROOT, env: { ...process.env, LANG: lang, LC_ALL: lang, LANGUAGE: lang, TZ: zone } },
  );
  return stdout;
}

test("R4 the run and its fingerprint are the same in every locale and time zone", {
  timeout: CHILD_MAX_MS,
}, async () => {
  const runs = await Promise.all([
    drillIn("C", "UTC"),
    drillIn("tr_TR.UTF-8", "Europe/Istanbul"),
    drillIn("de_DE.UTF-8", "Europe/Berlin"),
    drillIn("ja_JP.UTF-8", "Asia/Tokyo"),
  ]);
  expect(JSON.parse(runs[0] ?? "")).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(new Set(runs).size).toBe(1);
});
