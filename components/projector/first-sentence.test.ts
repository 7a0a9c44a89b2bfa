import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence";

test.each([
  ["Probes read. Everything takes time.", "Probes read."],
  [
    "A shop of 3.5 million items, etc. and more. Then night.",
    "A shop of 3.5 million items, etc. and more.",
  ],
  ["Who waits? Customers do.", "Who waits?"],
  ["One without an end", "One without an end"],
  ["", ""],
])("of %j stands %j on the wall", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
