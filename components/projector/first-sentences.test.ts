import { expect, test } from "vitest";
import { firstSentences } from "./first-sentences";

test.each([
  ["Probes read. Everything takes time.", 20, "Probes read."],
  ["Probes read. Everything takes time.", 35, "Probes read. Everything takes time."],
  ["Probes read. Everything takes time.", 34, "Probes read."],
  ["Probes read. Everything takes time. Go.", 20, "Probes read."],
  [
    "A shop of 3.5 million items, etc. and more. Then night.",
    0,
    "A shop of 3.5 million items, etc. and more.",
  ],
  ["Who waits? Customers do.", 10, "Who waits?"],
  ["One without an end", 5, "One without an end"],
  ["", 5, ""],
])("of %j within %i letters stands %j on the wall", (text, maxChars, shown) => {
  expect(firstSentences(text, maxChars)).toBe(shown);
});
