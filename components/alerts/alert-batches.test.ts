import { beforeEach, describe, expect, test } from "vitest";
import { ALERT_GAP_MS, AlertBatches } from "./alert-batches";
import { alertSentences, unseenTitle } from "./alert-words";
import type { Alert } from "./alert-worthy";

const alarm = (name: string): Alert => ({ kind: "alarm", name });

/** A clock that moves when it is told to. */
class HandClock {
  ms = 0;
  private due: { atMs: number; run: () => void }[] = [];
  readonly nowMs = () => this.ms;
  readonly after = (ms: number, run: () => void) => {
    const entry = { atMs: this.ms + ms, run };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((other) => other !== entry);
    };
  };
  pass(ms: number): void {
    this.ms += ms;
    const ripe = this.due.filter(({ atMs }) => atMs <= this.ms);
    this.due = this.due.filter(({ atMs }) => atMs > this.ms);
    for (const { run } of ripe) run();
  }
}

describe("given alerts that come one after the other", () => {
  let clock: HandClock;
  let told: (readonly Alert[])[];
  let batches: AlertBatches;
  beforeEach(() => {
    clock = new HandClock();
    told = [];
    batches = new AlertBatches((alerts) => told.push(alerts), clock);
  });

  test("when nothing has been told for a while, then the first is told at once", () => {
    batches.add([alarm("a")]);
    expect(told).toEqual([[alarm("a")]]);
  });

  test("when more follow within the gap, then they are told together at its end", () => {
    batches.add([alarm("a")]);
    clock.pass(ALERT_GAP_MS / 4);
    batches.add([alarm("b")]);
    clock.pass(ALERT_GAP_MS / 4);
    batches.add([alarm("c"), { kind: "overdue" }]);
    clock.pass(ALERT_GAP_MS / 2 - 1);
    expect(told).toHaveLength(1);
    clock.pass(1);
    expect(told.slice(1)).toEqual([[alarm("b"), alarm("c"), { kind: "overdue" }]]);
    clock.pass(ALERT_GAP_MS * 2);
    expect(told).toHaveLength(2);
  });

  test("when nothing comes, then nothing is told", () => {
    batches.add([]);
    clock.pass(ALERT_GAP_MS);
    expect(told).toEqual([]);
  });

  test("when the page is left, then what was gathered is not told any more", () => {
    batches.add([alarm("a")]);
    batches.add([alarm("b")]);
    batches.stop();
    clock.pass(ALERT_GAP_MS);
    expect(told).toHaveLength(1);
  });
});

describe("the words of alerts", () => {
  test("name each kind by what the seat's view holds", () => {
    const sentences = alertSentences([
      alarm("Put errors"),
      { kind: "inject", from: "Executives", text: "When is it over?" },
      { kind: "approval", title: "Restart the fleet" },
      { kind: "overdue" },
    ]);
    expect(sentences).toEqual([
      "New alarm: Put errors.",
      "Executives writes: When is it over?",
      "Your approval is asked: Restart the fleet.",
      "The next update is overdue.",
    ]);
  });

  test("of many at once are the newest four and how many came before", () => {
    const sentences = alertSentences(["a", "b", "c", "d", "e", "f"].map(alarm));
    expect(sentences[0]).toBe("2 earlier.");
    expect(sentences.slice(1)).toEqual(["c", "d", "e", "f"].map((name) => `New alarm: ${name}.`));
  });

  test("of a long message are its beginning, cut between words", () => {
    const [sentence = ""] = alertSentences([
      { kind: "inject", from: "Press", text: "word ".repeat(100) },
    ]);
    expect(sentence).toMatch(/^Press writes: (word )+…$/);
    expect(sentence.length).toBeLessThan(170);
  });

  test("stand in the title as a number, and not when all was seen", () => {
    expect(unseenTitle("EXERCISE", 3)).toBe("(3) EXERCISE");
    expect(unseenTitle("EXERCISE", 0)).toBe("EXERCISE");
  });
});
