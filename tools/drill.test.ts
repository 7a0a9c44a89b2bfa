import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "./imports/source-files";

const CHILD_MAX_MS = 60_000;

/** A tool in a process of its own: what it said, and how it ended. */
function run(
  tool: string,
  ...args: string[]
): Promise<{ code: unknown; out: string; err: string }> {
  const command = ["--import", "tsx", `tools/${tool}.ts`, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT }, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
  });
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shardfall-drill-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the drill", { timeout: CHILD_MAX_MS }, () => {
  test.each([
    ["no scenario", [], "Name a scenario."],
    [
      "an unknown scenario",
      ["kinesis-2099"],
      'There is no scenario "kinesis-2099". Known: kinesis-2020,',
    ],
    ["a word too many", ["kinesis-2020", "now"], '"now" is one word too many.'],
    ["an unknown option", ["kinesis-2020", "--fast"], "--fast"],
    ["an unknown policy", ["kinesis-2020", "--policy", "luck"], 'There is no policy "luck"'],
    ["an unknown cause", ["kinesis-2020", "--cause", "luck"], 'There is no cause "luck"'],
    ["half a seed", ["kinesis-2020", "--seed", "1.5"], "--seed takes a whole number"],
    ["a script that is not there", ["kinesis-2020", "--script", "none.json"], "cannot be read"],
  ])("ends with code 2 and one sentence on %s", async (_what, args, sentence) => {
    const { code, out, err } = await run("drill", ...args);
    expect(err).toContain(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect([code, out]).toEqual([2, ""]);
  });

  test("plays a script, and says what was refused", async () => {
    const file = join(folder, "script.json");
    const store = { at: "06:00", do: "fleet.restart", with: { source: "metadata-store" } };
    writeFileSync(file, JSON.stringify({ commands: [store] }));
    const { code, out, err } = await run("drill", "kinesis-2020", "--script", file, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ scenario: "kinesis-2020", outcome: "unresolved" });
    expect(err).toMatch(/^06:00 fleet\.restart was refused: Servers cannot boot from .+\.\n$/);
  });

  test("refuses a policy and a script together", async () => {
    const { code, err } = await run(
      "drill",
      ...["kinesis-2020", "--policy", "historical", "--script", "x.json"],
    );
    expect(err).toContain("not both");
    expect(code).toBe(2);
  });

  test("the back-test's seeds are counted", async () => {
    const { code, err } = await run("backtest", "kinesis-2020", "--seeds", "0");
    expect(err).toContain("--seeds takes a whole number from 1 to 1000");
    expect(code).toBe(2);
  });
});
