import { describe, expect, test } from "vitest";
import type { ActionView, ChannelItemView, WorkView } from "../../contract/views";
import {
  cadenceTone,
  DUE_SOON_MINUTES,
  otherWriters,
  type PostView,
  promiseOf,
  sharedWhy,
  sourcesFor,
  toolStanding,
} from "./desk-rules";

const post = (over: Partial<PostView>) =>
  ({ id: "p", minute: 30, text: "We know.", promisedMinute: 50, kept: null, ...over }) as PostView;
const action = (over: Partial<ActionView> = {}) =>
  ({ id: "page", title: "Post", kind: "communication", available: true, ...over }) as ActionView;
const work = (over: Partial<WorkView>) =>
  ({ actionId: "page", state: "running", endedMinute: null, ...over }) as WorkView;

describe("the cadence clock", () => {
  const current = { state: "current", dueMinute: 60 } as const;

  test("is current until little time is left, then due soon", () => {
    expect(cadenceTone(current, 60 - DUE_SOON_MINUTES - 1)).toBe("current");
    expect(cadenceTone(current, 60 - DUE_SOON_MINUTES)).toBe("soon");
  });

  test("says overdue and silence as the engine does", () => {
    expect(cadenceTone({ state: "overdue", dueMinute: 60 }, 70)).toBe("overdue");
    expect(cadenceTone({ state: "silent", dueMinute: 60 }, 59)).toBe("silent");
    expect(cadenceTone({ state: "current", dueMinute: null }, 59)).toBe("current");
  });
});

describe("W9 what became of a promise", () => {
  test("open, kept, or late by so much", () => {
    expect(promiseOf(post({ kept: null }), undefined)).toEqual({ kind: "open" });
    expect(promiseOf(post({ kept: true }), post({ minute: 45 }))).toEqual({ kind: "kept" });
    expect(promiseOf(post({ kept: false }), post({ minute: 57 }))).toEqual({
      kind: "late",
      minutes: 7,
    });
  });

  test("missed while nothing has come", () => {
    expect(promiseOf(post({ kept: false }), undefined)).toEqual({ kind: "missed" });
  });
});

describe("how a tool stands", () => {
  const why = "Nobody of yours is free.";
  const line = (minute: number, text: string) =>
    ({ kind: "work", from: "Post", minute, text }) as ChannelItemView;

  test("ready, blocked in the server's words, or under way", () => {
    expect(toolStanding(action(), [], [])).toEqual({ kind: "ready" });
    const blocked = action({ available: false, why });
    expect(toolStanding(blocked, [], [])).toEqual({ kind: "blocked", why });
    expect(toolStanding(blocked, [work({ minutesLeft: 4 })], [])).toEqual({
      kind: "under-way",
      minutesLeft: 4,
    });
    expect(toolStanding(blocked, [work({ state: "awaiting-approval" })], [])).toEqual({
      kind: "waits",
    });
  });

  test("what stands in the way of all tools is one sentence", () => {
    const blocked = action({ available: false, why });
    expect(sharedWhy([blocked, blocked])).toBe(why);
    expect(sharedWhy([blocked, action({ available: false, why: "Under way." })])).toBe("");
    expect(sharedWhy([blocked, action({ why: "" })])).toBe("");
    expect(sharedWhy([])).toBe("");
  });

  test("a failed try is told in the words of that try, until another one is made", () => {
    const failed = work({ state: "failed", endedMinute: 40 });
    const channel = [line(20, "Did not work: rain."), line(40, "Did not work: no sign-in.")];
    expect(toolStanding(action(), [failed], channel)).toEqual({
      kind: "failed",
      minute: 40,
      sentence: "Did not work: no sign-in.",
    });
    const others = action({ available: false, why });
    expect(toolStanding(others, [failed], channel)).toEqual({ kind: "blocked", why });
    expect(toolStanding(others, [failed], channel, why)).toMatchObject({ kind: "failed" });
    expect(toolStanding(others, [], channel, why)).toEqual({ kind: "blocked", why });
    const later = work({ state: "succeeded", endedMinute: 50 });
    expect(toolStanding(action(), [failed, later], channel)).toEqual({ kind: "ready" });
    const elsewhere = work({ ...failed, actionId: "backup" });
    expect(toolStanding(action(), [elsewhere], channel)).toEqual({ kind: "ready" });
  });
});

describe("C13 who writes", () => {
  const you = { seatId: "ann", functions: ["operations"] } as const;

  test("those of the table and whoever is in command; others are told who", () => {
    expect(otherWriters({ ...you, functions: ["communications"] }, null)).toBeNull();
    expect(otherWriters({ ...you, functions: ["operations"] }, "ann")).toBeNull();
    expect(otherWriters({ ...you, functions: ["operations"] }, "ben")).toEqual([
      "communications",
      "incident-commander",
    ]);
  });
});

describe("words to begin with", () => {
  const draft = (actionId: string, text: string, minute: number) => ({
    actionId,
    text,
    minute,
    seatId: "ann",
  });

  test("other drafts come first, then what is not out yet, then the last update", () => {
    const drafts = [draft("page", "Own", 50), draft("old", "Old", 10)];
    const found = sourcesFor("page", { drafts, sent: ["Gone"], posts: [post({ text: "Told" })] });
    expect(found.map(({ text }) => text)).toEqual(["Old", "Gone"]);
    const later = sourcesFor("page", {
      drafts: [],
      sent: ["Told"],
      posts: [post({ text: "Told" })],
    });
    expect(later).toEqual([{ kind: "post", text: "Told", minute: 30 }]);
  });

  test("none where nothing was written", () => {
    expect(sourcesFor("page", { drafts: [], sent: [], posts: [] })).toEqual([]);
  });
});
