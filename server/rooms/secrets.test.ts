import "#server-only";
import { describe, expect, test } from "vitest";
import { requestSchema } from "../../contract/requests";
import { SEED_MAX } from "../../engine/index";
import { cleanCode, hashToken, newId, newRoomCode, newSeed, newToken } from "./secrets";

const many = <T>(make: () => T) => Array.from({ length: 400 }, make);

describe("a room code", () => {
  test("has six letters and digits, none of which looks like another", () => {
    for (const code of many(newRoomCode)) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(many(newRoomCode).join("")).not.toMatch(/[IL1O0]/);
  });

  test("comes out different each time, and uses its whole alphabet", () => {
    const codes = many(newRoomCode);
    // Two of 400 may be the same once in ten thousand runs; three never.
    expect(new Set(codes).size).toBeGreaterThan(codes.length - 3);
    expect(new Set(codes.join("")).size).toBe(31);
  });

  test.each(["abcdef", " AB CD EF ", "ab-cd-ef", "Abc-Def\n"])("typed as %o is ABCDEF", (typed) => {
    expect(cleanCode(typed)).toBe("ABCDEF");
  });

  test("does not depend on the language of the machine", () => {
    expect(cleanCode("i")).toBe("I");
  });
});

describe("a token", () => {
  test("has 192 bits and passes the door", () => {
    for (const token of many(newToken)) {
      expect(Buffer.from(token, "base64url")).toHaveLength(24);
      expect(requestSchema.safeParse({ type: "session.enter", code: "A", token }).success).toBe(
        true,
      );
    }
    expect(new Set(many(newToken)).size).toBe(400);
  });

  test("is kept as its hash only", () => {
    const token = newToken();
    expect(hashToken(token)).toBe(hashToken(token));
    expect(hashToken(token)).not.toContain(token);
    expect(hashToken(`${token}x`)).not.toBe(hashToken(token));
  });
});

test("ids can be named in a command, and seeds fit the drill", () => {
  for (const id of many(() => newId("s"))) expect(id).toMatch(/^s[0-9a-f]{12}$/);
  for (const seed of many(newSeed)) {
    expect(Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX).toBe(true);
  }
});
