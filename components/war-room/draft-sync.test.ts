import { describe, expect, test } from "vitest";
import { type DraftEvent, type DraftSync, opened, step, toSave } from "./draft-sync";

const having = (draft: DraftSync, ...events: DraftEvent[]) => events.reduce(step, draft);
const typed = (text: string): DraftEvent => ({ type: "typed", text });
const arrived = (text: string): DraftEvent => ({ type: "arrived", text });
const saving: DraftEvent = { type: "saving" };
const taken: DraftEvent = { type: "answered", refused: "" };

describe("what there is to save", () => {
  test("nothing of a draft as it was opened, nor for a blank at its end", () => {
    expect(toSave(opened("We know."))).toBeNull();
    expect(toSave(having(opened("We know."), typed("We know. ")))).toBeNull();
  });

  test("what was typed, and an emptied field as well", () => {
    expect(toSave(having(opened(""), typed(" We know. ")))).toBe("We know.");
    expect(toSave(having(opened("We know."), typed("")))).toBe("");
  });

  test("one thing at a time; what was typed meanwhile comes after it", () => {
    const first = having(opened(""), typed("We"), saving, typed("We know."));
    expect(toSave(first)).toBeNull();
    expect(toSave(having(first, taken))).toBe("We know.");
  });

  test("nothing refused again by itself; another word tries again", () => {
    const refused = having(opened(""), typed("We"), saving, { type: "answered", refused: "Slow." });
    expect(refused).toMatchObject({ text: "We", refused: "Slow." });
    expect(toSave(refused)).toBeNull();
    expect(toSave(having(refused, typed("We know.")))).toBe("We know.");
  });
});

describe("what comes from the server", () => {
  test("one's own words coming back change nothing, before or after the answer", () => {
    const sent = having(opened(""), typed("We"), saving, typed("We know"));
    for (const order of [
      [arrived("We"), taken],
      [taken, arrived("We")],
    ]) {
      expect(having(sent, ...order)).toMatchObject({ text: "We know", known: "We", theirs: null });
    }
  });

  test("another's words take the place of words that are saved", () => {
    expect(having(opened("We know."), arrived("We look into it."))).toEqual(
      opened("We look into it."),
    );
  });

  test("another's words leave unsaved ones alone, and saving waits for a choice", () => {
    const both = having(opened("We"), typed("We know"), arrived("We look"));
    expect(both).toMatchObject({ text: "We know", theirs: "We look" });
    expect(toSave(both)).toBeNull();
    expect(toSave(having(both, { type: "chosen", whose: "mine" }))).toBe("We know");
    expect(having(both, { type: "chosen", whose: "theirs" })).toEqual(opened("We look"));
  });

  test("the same words from both sides need no choice", () => {
    const both = having(opened("We"), typed("We know "), arrived("We look"), arrived("We know"));
    expect(both).toMatchObject({ text: "We know ", known: "We know", theirs: null });
  });

  test("another's words meet one's own on their way: a late answer does not hide the choice", () => {
    const late = having(opened(""), typed("We"), saving, arrived("They"), taken);
    expect(late).toMatchObject({ text: "We", known: "They", theirs: "They" });
    expect(having(late, arrived("We"))).toMatchObject({ text: "We", known: "We", theirs: null });
  });

  test("an update that was ordered leaves an empty field", () => {
    expect(having(opened("We know."), { type: "sent" }, arrived(""))).toEqual(opened(""));
  });
});
