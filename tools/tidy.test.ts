import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isForTests, ROOT, readSourceFiles, topFolder } from "./imports/source-files";

// Function length, file name case, `any`, `!`, console and forbidden globals are Biome's part.

const MAX_LINES = 400;
const LONG_LINES = 220;
/** The scenario that authors begin from must be read in ten minutes: this folder, without its tests. */
const TEMPLATE = "scenarios/checkout-2031/";
const TEMPLATE_LINES_BELOW = 400;
/** Files that may be longer than LONG_LINES, and why. */
const LONG_FILES: Readonly<Record<string, string>> = {};

const SECRET_FOLDERS = ["engine", "scenarios", "server"];
const GUARD = 'import "#server-only";';
const VAGUE_NAMES = /^(utils?|helpers?|manager|data|info|common|misc)\b/;

/** This file spells out what it forbids. */
const SELF = "tools/tidy.test.ts";
const sources = readSourceFiles().filter(({ path }) => path !== SELF);
const shipped = sources.filter((file) => !isForTests(file.path));
const secret = sources.filter(
  ({ path }) => SECRET_FOLDERS.includes(topFolder(path)) && !path.endsWith(".test.ts"),
);

interface Text {
  path: string;
  text: string;
}

/** "path:line: the line" for each line that matches. */
function linesLike(files: readonly Text[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

describe("files", () => {
  const lengths = shipped.map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }));

  test(`have at most ${MAX_LINES} lines`, () => {
    expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  test(`over ${LONG_LINES} lines stand in the table with a reason, and only those`, () => {
    const long = lengths.filter(({ lines }) => lines > LONG_LINES).map(({ path }) => path);
    expect(long.sort()).toEqual(Object.keys(LONG_FILES).sort());
  });

  test(`of the authors' template have fewer than ${TEMPLATE_LINES_BELOW} lines together`, () => {
    const template = lengths.filter(({ path }) => path.startsWith(TEMPLATE));
    const total = template.reduce((sum, { lines }) => sum + lines, 0);
    expect(template).not.toEqual([]);
    expect(total).toBeLessThan(TEMPLATE_LINES_BELOW);
  });

  test("have names that say something", () => {
    const vague = sources.filter(({ path }) =>
      path.split("/").some((part) => VAGUE_NAMES.test(part)),
    );
    expect(vague.map(({ path }) => path)).toEqual([]);
  });
});

describe("the secret side", () => {
  test("is guarded in the first line of each file", () => {
    const open = secret.filter(
      ({ path, text }) => path !== "engine/server-only.ts" && !text.startsWith(`${GUARD}\n`),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  test("depends on no clock, chance or locale in engine and scenarios", () => {
    const pure = secret.filter(({ path }) => topFolder(path) !== "server");
    const impure = /\bMath\.random\b|\.toLocale\w*\(|\.localeCompare\(|\bimport\.meta\.env\b/;
    expect(linesLike(pure, impure)).toEqual([]);
  });

  test("leaves only through server/rooms/broadcast.ts", () => {
    const others = shipped.filter(
      ({ path }) => topFolder(path) === "server" && path !== "server/rooms/broadcast.ts",
    );
    expect(linesLike(others, /\.emit\(/)).toEqual([]);
  });

  test("has no server action to leave through", () => {
    expect(linesLike(shipped, /^\s*["']use server["']/)).toEqual([]);
  });
});

describe("every line", () => {
  test("explains a type that is forced", () => {
    expect(linesLike(sources, /\bas any\b|@ts-nocheck/)).toEqual([]);
    expect(linesLike(sources, /@ts-(ignore|expect-error)(?!\W*\w)/)).toEqual([]);
  });

  test("is finished", () => {
    expect(linesLike(trackedTexts(), /\b(TODO|FIXME)\b/)).toEqual([]);
  });

  test("names no machine and no registry", () => {
    const machine = /(?<![\w.)-])\/(home|Users|root|workspaces?|work|builds)\/[\w.-]/;
    const registry = /\/\/registry\.|_authToken|"resolved": "http/;
    expect(linesLike(trackedTexts(), machine)).toEqual([]);
    expect(linesLike(trackedTexts(), registry)).toEqual([]);
  });
});

/** What is in the repository, or would be at the next commit. */
function trackedTexts(): Text[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const paths = execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\0");
  return [...new Set(paths)]
    .filter((path) => path !== SELF && existsSync(join(ROOT, path)))
    .filter((path) => /\.(tsx?|m?js|cjs|json|md|css|ya?ml|sh)$|(^|\/)(run|\.\w+)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}
