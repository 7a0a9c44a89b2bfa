import { describe, expect, it } from "vitest";
import type { LogView } from "../../contract/views";
import { cutAtWords, findLogs, sourcesOf } from "./log-search";

const log = (id: string, level: LogView["level"], source: string, text: string): LogView => ({
  id,
  minute: Number(id),
  level,
  source,
  text,
  count: 1,
});
const logs = [
  log("1", "INFO", "fe-22", "map built in 4 s"),
  log("3", "ERROR", "fe-22", "cannot create native thread"),
  log("2", "WARN", "store", "slow thread (1.2 s)"),
];
const all = { text: "", level: "INFO", source: "" } as const;
const ids = (found: LogView[]) => found.map(({ id }) => id).join(" ");

describe("searching logs", () => {
  it("shows everything at first, the newest line on top", () => {
    expect(ids(findLogs(logs, all))).toBe("3 2 1");
  });

  it("wants every word, in any order and case, in text or source", () => {
    expect(ids(findLogs(logs, { ...all, text: "THREAD fe" }))).toBe("3");
    expect(ids(findLogs(logs, { ...all, text: "thread  " }))).toBe("3 2");
  });

  it("keeps to level and source", () => {
    expect(ids(findLogs(logs, { ...all, level: "WARN" }))).toBe("3 2");
    expect(ids(findLogs(logs, { ...all, level: "WARN", source: "store" }))).toBe("2");
  });

  it("takes letters as they stand, also those that a pattern would read", () => {
    expect(ids(findLogs(logs, { ...all, text: "(1.2" }))).toBe("2");
    expect(cutAtWords("slow thread (1.2 s)", "(1.2")).toEqual(["slow thread ", "(1.2", " s)"]);
  });

  it("names each source once", () => {
    expect(sourcesOf(logs)).toEqual(["fe-22", "store"]);
  });
});

describe("words in a line", () => {
  it("are every second part", () => {
    expect(cutAtWords("map built, Map sent", "map")).toEqual([
      "",
      "map",
      " built, ",
      "Map",
      " sent",
    ]);
  });

  it("leave a line whole when nothing is searched for", () => {
    expect(cutAtWords("map built", "  ")).toEqual(["map built"]);
  });
});
