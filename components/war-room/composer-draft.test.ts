import { describe, expect, test } from "vitest";
import { draftFault, EMPTY_DRAFT, lengthFault, typed } from "./composer-draft";

const all = () => true;

describe("what is typed", () => {
  test("/decide and /note change the mode and leave the words", () => {
    expect(typed(EMPTY_DRAFT, "/decide We wait.", all)).toMatchObject({
      mode: "decision",
      text: "We wait.",
    });
    expect(typed(EMPTY_DRAFT, "/note They called.", all)).toMatchObject({
      mode: "note",
      text: "They called.",
    });
  });

  test("a seat that may not keeps what it typed as talk", () => {
    expect(typed(EMPTY_DRAFT, "/note They called.", () => false)).toMatchObject({
      mode: "message",
      text: "/note They called.",
    });
  });

  test("a word that only begins so is talk", () => {
    expect(typed(EMPTY_DRAFT, "/decided", all).mode).toBe("message");
  });
});

describe("what fits", () => {
  test("blanks around a text do not count, and one character too many is said with the limit", () => {
    expect(lengthFault(`  ${"x".repeat(1000)}  `, 1000)).toBe("");
    expect(lengthFault("x".repeat(1001), 1000)).toBe("1000 characters fit; take 1 character out.");
  });

  test("a reason counts for a decision alone", () => {
    const long = { text: "We wait.", reason: "x".repeat(301) };
    expect(draftFault({ ...long, mode: "decision" })).toMatch(/^300 characters fit/);
    expect(draftFault({ ...long, mode: "message" })).toBe("");
  });
});
