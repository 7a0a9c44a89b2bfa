import { describe, expect, it } from "vitest";
import { differenceWords, measureText } from "./difference-words";

describe("our time beside theirs", () => {
  it("is said in words, without a verdict", () => {
    expect(differenceWords(516, 415)).toBe("1 h 41 later");
    expect(differenceWords(160, 165)).toBe("5 min earlier");
    expect(differenceWords(151, 151)).toBe("at the same minute");
  });

  it("says what is missing", () => {
    expect(differenceWords(null, 415)).toBe("not reached");
    expect(differenceWords(157, null)).toBeNull();
    expect(differenceWords(null, null)).toBe("not reached");
  });
});

describe("a measure", () => {
  it("reads minutes as hours and minutes, and keeps other units", () => {
    expect(measureText(264, "min")).toBe("4 h 24");
    expect(measureText(38.2, "%")).toBe("38.2\u202f%");
  });
});
