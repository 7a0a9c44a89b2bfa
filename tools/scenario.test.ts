import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "./imports/source-files";

const CHILD_MAX_MS = 120_000;
const COPIED = [
  ...["contract", "engine", "scenarios", "server", "tools"],
  ...[".gitignore", "biome.json", "package.json", "tsconfig.json"],
];

/** A copy of the sources, so that no test writes into the repository. */
let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "shardfall-scenario-"));
  for (const name of COPIED) cpSync(join(ROOT, name), join(scratch, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(scratch, "node_modules"));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

function run(command: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: scratch }, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
  });
}

function scenario(...args: string[]): Promise<Ended> {
  return run(process.execPath, "--import", "tsx", "tools/scenario.ts", ...args);
}

function change(file: string, from: string, to: string): void {
  const path = join(scratch, "scenarios", file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** The line to which `check` points for an id. */
function named(out: string, id: string): string | undefined {
  const told = out.split("\n").find((line) => line.includes(`: "${id}" `)) ?? "";
  const [path = "", line] = told.split(":");
  return readFileSync(join(scratch, path), "utf8").split("\n")[Number(line) - 1];
}

describe("npm run scenario", { timeout: CHILD_MAX_MS }, () => {
  test.each([
    ["nothing to do", [], "Say what to do. Usage:"],
    ["an unknown command", ["make"], '"make" is no command. Usage:'],
    ["no name", ["new"], "Name a scenario. Usage:"],
    ["no name to show", ["preview"], "Name a scenario. Usage:"],
    ["a word too many", ["new", "a-1", "b"], '"b" is one word too many.'],
    ["a bad name", ["new", "Big Outage"], '"Big Outage" is no name for a scenario. Use lower-case'],
    ["a name of one word", ["new", "outage"], '"outage" is no name for a scenario.'],
    ["a path", ["new", "../up-1"], '"../up-1" is no name for a scenario.'],
    ["a name that is taken", ["new", "checkout-2031"], "scenarios/checkout-2031 exists already."],
    ["an unknown scenario", ["check", "none-1"], 'There is no scenario "none-1" on the list in'],
    ["one to show", ["preview", "none-1"], "Known: kinesis-2020"],
  ])("ends with code 2 and one sentence on %s", async (_what, args, sentence) => {
    const { code, out, err } = await scenario(...args);
    expect(err).toContain(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect([code, out]).toEqual([2, ""]);
  });

  test("new writes a scenario that is on the list, compiles, is formatted and has no fault", async () => {
    const made = await scenario("new", "long-card-payments-2032");
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toContain("npm run scenario -- preview long-card-payments-2032");
    const names = (folder: string) => readdirSync(join(scratch, "scenarios", folder)).sort();
    expect(names("long-card-payments-2032")).toEqual(
      names("checkout-2031").filter((name) => name !== "model.test.ts"),
    );

    const checked = await scenario("check", "long-card-payments-2032");
    expect(checked).toMatchObject({ code: 0, err: "" });
    expect(checked.out).toContain("no fault, and each of its 2 causes can be won");
    const bin = join(scratch, "node_modules", ".bin");
    const small = { extends: "./tsconfig.json", include: ["scenarios/**/*.ts"] };
    writeFileSync(join(scratch, "tsconfig.small.json"), JSON.stringify(small));
    expect(await run(join(bin, "tsc"), "--noEmit", "-p", "tsconfig.small.json")).toMatchObject({
      code: 0,
    });
    expect(await run(join(bin, "biome"), "check", "scenarios")).toMatchObject({ code: 0 });
  });

  test("check prints each fault with its line and the remedy, and ends with code 1", async () => {
    await scenario("new", "broken-2032");
    change("broken-2032/telemetry.ts", '"checkout", "pool.use"', '"checkout", "pool.used"');
    change("broken-2032/causes.ts", 'suspectId: "cache"', 'suspectId: "cash"');
    const { code, out } = await scenario("check", "broken-2032");
    expect(code).toBe(1);
    expect(out).toMatch(
      /^scenarios\/broken-2032\/telemetry\.ts:\d+: "alarm\.pool" names the collector "pool\.used", which is not defined\.\n {2}Define it in collectors, or name one that is\.$/m,
    );
    expect(named(out, "alarm.pool")).toContain('["pool", "Pool exhausted"');
    expect(named(out, "cache-key")).toContain('id: "cache-key"');
    expect(out).toMatch(/^scenarios\/broken-2032\/causes\.ts:\d+: "cache-key" names the suspect/m);
    const other = await scenario("check", "checkout-2031");
    expect(other.code).toBe(0);
  });

  test("check points to the part itself when nothing in it has the id", async () => {
    await scenario("new", "nowhere-2032");
    change(
      "nowhere-2032/index.ts",
      '["before-alarms", 15, "Six minutes before the first alarm", "10:15."]',
      "",
    );
    const { out } = await scenario("check", "nowhere-2032");
    expect(out).toMatch(/^scenarios\/nowhere-2032\/index\.ts:\d+: no minute is given/m);
  });

  test("check says which cause has no cure", async () => {
    await scenario("new", "hopeless-2032");
    change("hopeless-2032/history.ts", '"report.stop" : "release', '"pool.resize" : "release');
    const { code, out } = await scenario("check", "hopeless-2032");
    expect(code).toBe(1);
    expect(out).toMatch(/causes\.ts:\d+: "report-lock" has no cure/);
  });

  test("check says when a folder does not even load", async () => {
    await scenario("new", "torn-2032");
    change("torn-2032/telemetry.ts", "servicesOf({", "servicesOf({{");
    const { code, out } = await scenario("check", "torn-2032");
    expect(code).toBe(1);
    expect(out).toMatch(/^Scenario torn-2032 is left out; its folder does not load: /);
  });
});
