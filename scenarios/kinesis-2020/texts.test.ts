import "#server-only";
import { describe, expect, test } from "vitest";
import { playScript } from "../../engine/index";
import { kinesis2020 } from "./index";

const { actions, briefing, card, causes, changes, clues, injects, suspects } = kinesis2020;

describe("clues", () => {
  /** Every probe and experiment ordered where it can answer, in a quiet and in a broken fleet. */
  const seen = new Set<string>();
  const store = { atMinute: 300, actionId: "config.metadata-store", params: {} };
  for (const action of actions.filter((one) => one.answer !== undefined)) {
    const script = [60, 260, 600].map((atMinute) => ({
      atMinute,
      actionId: action.id,
      params: {},
    }));
    const run = playScript(
      kinesis2020,
      { seed: 1, causeId: "thread-limit" },
      [store, ...script],
      900,
    );
    for (const item of run.state.channel) for (const clue of item.clues) seen.add(clue);
  }

  test.each(clues.map((clue) => clue.id))("%s is shown by an answer", (id) => {
    expect(seen).toContain(id);
  });

  test("no answer shows a clue that is on no list", () => {
    const known = new Set<string>(clues.map((clue) => clue.id));
    expect([...seen].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("V2 public texts", () => {
  const SPOILER = /thread[- ]limit|limit of threads|maximum number of threads/i;
  /** These name threads openly: as something to look at, or as a setting to raise. */
  const OPEN = ["probe.host-threads", "limit.raise", "experiment.raise-canary"];
  const mechanism = causes.flatMap((cause) => [
    cause.mechanism,
    cause.trigger,
    ...cause.contributing,
  ]);
  const sentences = mechanism.flatMap((text) => text.split(/(?<=\.)\s+/));

  function check(texts: readonly string[]): void {
    const all = texts.join("\n");
    expect(all).not.toMatch(SPOILER);
    for (const sentence of sentences) expect(all).not.toContain(sentence);
    for (const cause of causes) {
      expect(all).not.toContain(cause.id);
      expect(all).not.toContain(cause.title);
    }
  }

  test("the card, the briefing and the change calendar name no cause", () => {
    check([JSON.stringify(card), JSON.stringify(briefing), JSON.stringify(changes)]);
  });

  test("no inject names a cause", () => {
    check(injects.map((inject) => `${inject.from} ${inject.text} ${inject.when}`));
    expect(injects.map((inject) => inject.text).join(" ")).not.toMatch(/\bthread/i);
  });

  test.each(actions.map((action) => [action.id, action] as const))(
    "the action %s names no cause",
    (id, action) => {
      const { title, does, cannotTell, riskNote, expected, dials } = action;
      const texts = [title, does, cannotTell, riskNote, expected, JSON.stringify(dials)];
      if (!OPEN.includes(id)) return check([id, ...texts]);
      for (const cause of causes) expect(texts.join("\n")).not.toContain(cause.title);
      for (const sentence of sentences) expect(texts.join("\n")).not.toContain(sentence);
    },
  );

  test("alarms, charts, services and logs name no cause", () => {
    const { alarms, collectors, services } = kinesis2020;
    check([JSON.stringify([alarms, services])]);
    check(
      collectors.map(({ id, title, tab, source, unit }) =>
        [id, title, tab, source, unit].join(" "),
      ),
    );
    const lines = [200, 500].flatMap((minute) => kinesis2020.logs(() => 80, minute, 1));
    check(lines.map((line) => `${line.source} ${line.text}`));
    expect(lines.map((line) => line.text).join(" ")).not.toMatch(/\bthread/i);
  });

  test("suspects do not say which of them is true", () => {
    expect(suspects.length).toBeGreaterThan(5);
    for (const cause of causes) {
      expect(suspects.some((suspect) => suspect.id === cause.suspectId)).toBe(true);
      for (const id of cause.partlyRight) {
        expect(suspects.some((suspect) => suspect.id === id)).toBe(true);
      }
    }
  });
});
