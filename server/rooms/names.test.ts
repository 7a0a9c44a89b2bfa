import "#server-only";
import { describe, expect, test } from "vitest";
import { cleanName, foldName } from "./names";

const FAMILY = "👩‍👩‍👧‍👦";
const RIGHT_TO_LEFT = "\u202e";

function refusal(typed: string): string {
  const result = cleanName(typed);
  if (typeof result === "string") throw new Error(`Not refused: ${result}`);
  expect(result.code).toBe("name-invalid");
  return result.sentence;
}

describe("a name", () => {
  test.each([
    ["Ann", "Ann"],
    ["  Ann   Lee ", "Ann Lee"],
    ["Ann\tLee\n", "Ann Lee"],
    ["Žofie Øre 李", "Žofie Øre 李"],
    ["x".repeat(32), "x".repeat(32)],
    [FAMILY, FAMILY],
    [FAMILY.repeat(8), FAMILY.repeat(8)],
    ["e\u0301ric", "éric"],
    ["<b>&amp;", "<b>&amp;"],
  ])("%o is shown as %o", (typed, shown) => {
    expect(cleanName(typed)).toBe(shown);
  });

  test.each([
    "",
    "   ",
    "\t\n",
    "\u00a0\u2003",
    "\u200b\u200b",
    "\u200d",
    "\u0000",
    RIGHT_TO_LEFT,
    "\u0301",
    "\ufeff",
  ])("%o has nothing to see and is refused", (typed) => {
    expect(refusal(typed)).toBe("Write the name that others should see.");
  });

  test("is refused with 33 letters, and the sentence counts as people do", () => {
    expect(refusal("x".repeat(33))).toBe("That name has 33 characters; 32 fit.");
    expect(refusal("é".repeat(33))).toContain("33");
    expect(refusal("x".repeat(500))).toContain("500");
    expect(refusal("e\u0301".repeat(500))).toContain("500");
  });

  test("that is short to the eye and endless to the machine is refused for what it is", () => {
    const sentence = refusal(`Z${"\u0325\u0334".repeat(200)}`);
    expect(sentence).not.toMatch(/has 1 char/);
    expect(refusal(FAMILY.repeat(32))).not.toContain("32 characters; 32 fit");
  });

  test("loses what would turn the text around it", () => {
    expect(cleanName(`Ann${RIGHT_TO_LEFT}eel`)).toBe("Ann eel");
    expect(cleanName("\u2066Ann\u2069")).toBe("Ann");
    expect(cleanName("Ann\u0000Lee")).toBe("Ann Lee");
  });

  test("keeps a few marks on a letter", () => {
    expect(cleanName("Q\u0308\u0323")).toBe("Q\u0323\u0308");
  });
});

describe("two names", () => {
  test.each([
    ["Ann", "ANN"],
    ["Ann Lee", "annlee"],
    ["Ａｎｎ", "Ann"],
    ["An\u200dn", "Ann"],
    ["ﬁn", "fin"],
  ])("%o and %o would be taken for each other", (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  test("Ann and Anna would not", () => {
    expect(foldName("Ann")).not.toBe(foldName("Anna"));
  });
});
