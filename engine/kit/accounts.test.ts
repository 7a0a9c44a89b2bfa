import "#server-only";
import { expect, test } from "vitest";
import { bestKnownPlay, briefingOf, changesOf, phasesOf, publishedBy, startsOf } from "./accounts";

test("briefingOf keeps the order in which sections are written", () => {
  expect(briefingOf({ Where: "Here.", And: "There." })).toEqual([
    { heading: "Where", body: "Here." },
    { heading: "And", body: "There." },
  ]);
});

test("phasesOf: one basis for all, also for what nobody knows", () => {
  expect(phasesOf("book", { detect: 4, declare: null })).toEqual({
    detect: { minute: 4, basis: "book" },
    declare: { minute: null, basis: "book" },
  });
});

test("references: the operator's own account, and the quickest script", () => {
  expect(publishedBy("Owner", "Their words.")).toEqual({
    standing: "published",
    whose: "Owner",
    note: "Their words.",
  });
  expect(bestKnownPlay("Played.")).toMatchObject({ policy: "expert", note: "Played." });
});

test("startsOf: a row for each", () => {
  const start = { id: "cold", minute: 10, title: "While it is cold", note: "10:10." };
  expect(startsOf([["cold", 10, "While it is cold", "10:10."]])).toEqual([start]);
});

test("changesOf counts ids through what is finished, running and planned", () => {
  const calendar = changesOf({
    planned: [["Friday", "Paint", "Red."]],
    finished: [["Monday", "Oil", "Thin."]],
  });
  expect(calendar).toEqual([
    { id: "change-1", when: "Monday", title: "Oil", detail: "Thin.", status: "finished" },
    { id: "change-2", when: "Friday", title: "Paint", detail: "Red.", status: "planned" },
  ]);
});
