import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toy } from "../engine/testing/toy";
import { UsageError } from "./arguments";
import { readScript } from "./script";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shardfall-script-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string) {
  const file = join(folder, "script.json");
  writeFileSync(file, text);
  return readScript(toy, file);
}

function readCommands(...commands: unknown[]) {
  return read(JSON.stringify({ commands }));
}

/** The sentence with which a script is refused; it is one line and names the file. */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    const sentence = error instanceof Error ? error.message : "";
    expect(sentence).toContain("script.json");
    expect(sentence).not.toContain("\n");
    return sentence;
  }
  throw new Error("The script was not refused.");
}

describe("a script", () => {
  test("is read in the scenario's clock, with or without settings", () => {
    expect(
      readCommands(
        { at: "10:30", do: "fix.drain", with: { rate: 3, where: "river" } },
        { at: "T+45", do: "fix.repair" },
      ),
    ).toEqual([
      { atMinute: 30, actionId: "fix.drain", params: { rate: 3, where: "river" } },
      { atMinute: 45, actionId: "fix.repair", params: {} },
    ]);
    expect(readCommands()).toEqual([]);
  });

  test.each([
    ["an unknown action", { at: "10:30", do: "fix.all" }, 'no action "fix.all" in toy'],
    ["a name that every object has", { at: "10:30", do: "constructor" }, 'no action "constructor"'],
    ["a time before the start", { at: "09:59", do: "fix.repair" }, "09:59 is before the scenario"],
    ["a time after the end", { at: "T+241", do: "fix.repair" }, "T+241 is after the scenario ends"],
    ["a bad time", { at: "half past ten", do: "fix.repair" }, '"half past ten" is no time'],
  ])("with %s is refused, with the number of the command", (_what, command, sentence) => {
    const ok = { at: "10:10", do: "fix.repair" };
    const said = refusal(() => readCommands(ok, command));
    expect(said).toContain(sentence);
    expect(said).toContain("command 2");
  });

  test.each([
    ["a word too many", { at: "10:10", do: "fix.repair", why: "x" }],
    ["no time", { do: "fix.repair" }],
    ["a dial that is a list", { at: "10:10", do: "fix.drain", with: { rate: [1] } }],
  ])("with %s is refused where it stands", (_what, command) => {
    expect(refusal(() => readCommands(command))).toContain("commands.0");
  });

  test.each(["{", "", "commands: []"])("that is no JSON is refused: %o", (text) => {
    expect(refusal(() => read(text))).toContain("is not JSON");
  });

  test.each(["[]", "null", "{}", '{"commands":{}}', '{"commands":[],"seed":1}'])(
    "of another shape is refused: %s",
    (text) => {
      refusal(() => read(text));
    },
  );

  test("that is not there is refused", () => {
    expect(() => readScript(toy, join(folder, "none.json"))).toThrow("cannot be read");
    expect(() => readScript(toy, folder)).toThrow(UsageError);
  });
});
