import { describe, expect, test } from "vitest";
import { around as de } from "../texts/de/around";
import { around as en } from "../texts/en/around";
import { findTerms } from "./find-terms";

const ENGLISH = Object.values(en.glossary.terms);
const GERMAN = Object.values(de.glossary.terms);
const found = (search: string) => findTerms(ENGLISH, search, "en").map(({ term }) => term);

describe("the glossary", () => {
  test("shows everything in the order of the alphabet while nothing is searched", () => {
    const terms = found(" ");
    expect(terms).toHaveLength(ENGLISH.length);
    expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other, "en")));
  });

  test.each([
    ["ic", "IC, incident commander"],
    ["INSUFF", "INSUFFICIENT_DATA"],
    ["long after", "Backfill"],
    ["t+", "T+"],
  ])("finds %s by its term or meaning", (search, term) => {
    expect(found(search)).toContain(term);
  });

  test("puts terms that begin with the word before those that only speak of it", () => {
    expect(found("alarm")[0]).toBe("Alarm");
    expect(found("alarm").length).toBeGreaterThan(2);
  });

  test("needs every word", () => {
    expect(found("alarm zebra")).toEqual([]);
  });

  test("does not mind marks over letters", () => {
    expect(findTerms(GERMAN, "lucke", "de").map(({ term }) => term)).toContain("Lücke (gap)");
  });
});
