import "#server-only";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env";

/** The settings under test; Next's types want NODE_ENV to be there. */
function read(settings: Record<string, string>) {
  return readEnv({ NODE_ENV: "production", ...settings });
}

describe("settings", () => {
  test("have a default each", () => {
    expect(read({})).toEqual({
      port: 3000,
      host: "0.0.0.0",
      dataDir: "./data",
      publicUrl: null,
      development: false,
      logLevel: "info",
    });
  });

  test("are taken as given", () => {
    const given = { PORT: "8080", HOST: "127.0.0.1", DATA_DIR: "rooms", LOG_LEVEL: "warn" };
    expect(read({ ...given, PUBLIC_URL: "https://drill.example.org" })).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      dataDir: "rooms",
      publicUrl: "https://drill.example.org",
      logLevel: "warn",
    });
  });

  test("that are none of ours do no harm", () => {
    expect(read({ PATH: "somewhere", LANG: "tr_TR" }).port).toBe(3000);
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "0"],
    ["PORT", ""],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["PUBLIC_URL", "drill.example.org"],
    ["PUBLIC_URL", "ftp://drill.example.org"],
    ["LOG_LEVEL", "loud"],
    ["DATA_DIR", ""],
  ])('%s="%s" is refused in a sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(
      new RegExp(`^${name}="${value.replaceAll(".", "\\.")}" cannot be used: .+\\.$`),
    );
  });
});
