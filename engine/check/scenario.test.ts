import "#server-only";
import { describe, expect, test } from "vitest";
import type { Scenario } from "../define-scenario";
import { toy } from "../testing/toy";
import type { ToyWorld } from "../testing/toy-actions";
import { checkCures } from "./cures";
import { FaultyScenarioError, faultSentence } from "./fault";
import { defineScenario } from "./scenario";

/** What a toy with this difference is refused with; nothing when it is not. */
function faults(difference: Partial<Scenario<ToyWorld>>): string[] {
  try {
    defineScenario({ ...toy, ...difference });
    return [];
  } catch (error) {
    if (!(error instanceof FaultyScenarioError)) throw error;
    expect(error.message.split("\n")).toHaveLength(error.faults.length);
    return error.message.split("\n");
  }
}

/** The list with its first entry changed. */
function first<T>([one, ...others]: readonly T[], change: Partial<T>): T[] {
  if (one === undefined) throw new Error("The toy has none.");
  return [{ ...one, ...change }, ...others];
}

const { alarms, causes, collectors, debrief, history, injects, services } = toy;

test("the toy is as it should be", () => expect(faults({})).toEqual([]));

test("S1 every fault is told, not only the first", () => {
  const wrong = { collectors: first(collectors, { gaugeId: "warmth" }), starts: [] };
  expect(faults(wrong).length).toBeGreaterThan(1);
});

describe("S1 a scenario is refused with the place, the id and the remedy", () => {
  const place = (part: string) => `scenarios/toy, ${part}: `;

  test.each<[string, Partial<Scenario<ToyWorld>>, string]>([
    [
      "an id twice",
      { suspects: [...toy.suspects, ...toy.suspects.slice(0, 1)] },
      `${place("suspects")}"valve" stands twice in its list. Rename one of them.`,
    ],
    [
      "an id with a space",
      { clues: [...toy.clues, { id: "Clue two", title: "" }] },
      `${place("clues")}"Clue two" is no well-formed id. Use lower-case words and figures, joined by hyphens or dots.`,
    ],
    [
      "an unknown gauge",
      { collectors: first(collectors, { gaugeId: "warmth" }) },
      `${place("collectors")}"heat.direct" names the gauge "warmth", which is not defined. Define it in gauges, or name one that is.`,
    ],
    [
      "an unknown gauge of a path",
      {
        collectors: collectors.map((one) => ({
          ...one,
          path: one.path && { ...one.path, gone: "went" },
        })),
      },
      `${place("collectors")}"heat.lossy" names the gauge "went"`,
    ],
    [
      "an unknown service in an alarm",
      { alarms: first(alarms, { serviceId: "kettle" }) },
      `${place("alarms")}"alarm.direct" names the service "kettle"`,
    ],
    [
      "an unknown suspect of a cause",
      { causes: first(causes, { partlyRight: ["ghost"] }) },
      `${place("causes")}"cause.valve" names the suspect "ghost"`,
    ],
    [
      "a circle of dependencies",
      {
        services: services.map((one) =>
          one.id === "boiler"
            ? { ...one, dependsOn: ["radio"] }
            : one.id === "radio"
              ? { ...one, dependsOn: ["boiler"] }
              : one,
        ),
      },
      `${place("services")}"boiler" depends on itself: boiler → radio → boiler. Take one of these arrows out.`,
    ],
    [
      "a service that depends on itself alone",
      { services: first(services, { dependsOn: [services[0]?.id ?? ""] }) },
      `${place("services")}"${services[0]?.id}" depends on itself: ${services[0]?.id} → ${services[0]?.id}.`,
    ],
    [
      "an action that shows an unknown service",
      { actions: first(toy.actions, { shows: "kettle" }) },
      `${place("actions")}"probe.spare-0" names the service "kettle"`,
    ],
    [
      "a dial to turn that is not there",
      { actions: first(toy.actions, { turnable: ["speed"] }) },
      `${place("actions")}"probe.spare-0" lets the dial "speed" be turned, which it does not have.`,
    ],
    [
      "an unknown gauge at the end",
      { history: { ...history, wholeWhen: [{ gaugeId: "cold", below: 1 }] } },
      `${place("history")}"wholeWhen" names the gauge "cold"`,
    ],
    [
      "a milestone that is not there",
      { history: { ...history, resolvedWhen: ["peace"] } },
      `${place("history")}"resolvedWhen" names the milestone "peace"`,
    ],
    [
      "a phase that nobody reads",
      { history: { ...history, phases: { lunch: { minute: 5, basis: "invented" } } } },
      `${place("history")}"lunch" is no phase, so nobody would read it.`,
    ],
    [
      "a time without a source",
      { history: { ...history, milestones: first(history.milestones, { basis: " " }) } },
      `${place("milestones")}"alarm" has a time without a source. Say where it was published, or that it is modelled or invented.`,
    ],
    [
      "a phase without a source",
      { history: { ...history, phases: { detect: { minute: 5, basis: "" } } } },
      `${place("history")}"detect" has a time without a source. Say where it was published,`,
    ],
    [
      "a cause without a source",
      { causes: first(causes, { source: "" }) },
      `${place("causes")}"cause.valve" has no source. Say where it was published,`,
    ],
    [
      "an assumption without a basis",
      { debrief: { ...debrief, assumptions: [{ what: "Heat", value: "1", basis: "" }] } },
      `${place("debrief")}"Heat" has no basis. Say where it was published,`,
    ],
    [
      "a cause whose cure is no action",
      { actions: toy.actions.filter(({ id }) => id !== "fix.repair") },
      `${place("policies")}"expert" orders the action "fix.repair", which is not defined.`,
    ],
    [
      "a policy that orders what is not there",
      {
        history: {
          ...history,
          policies: {
            ...history.policies,
            expert: () => [{ atMinute: 5, actionId: "fix.wish", params: {} }],
          },
        },
      },
      `${place("policies")}"expert" orders the action "fix.wish", which is not defined.`,
    ],
    [
      "a missing yardstick",
      { history: { ...history, policies: { historical: () => [] } } },
      `${place("policies")}"expert" is missing.`,
    ],
    [
      "a start beyond the clock",
      { starts: [{ id: "late", title: "", note: "", minute: 500 }] },
      `${place("starts")}"late" begins at T+500. Let it begin from T+0 to T+59`,
    ],
    ["no cause", { causes: [] }, `${place("causes")}there is no cause.`],
    [
      "no start",
      { starts: [] },
      `${place("starts")}no minute is given at which play may begin. Say in \`starts\` where play begins.`,
    ],
    [
      "an inject that nobody hears",
      { injects: first(injects, { atMinute: 3 }) },
      `${place("injects")}"inject.early" speaks at T+3, when nobody listens. Let it speak from T+10 to T+240.`,
    ],
    [
      "a length that no room offers",
      { card: { ...toy.card, lengthsMinutes: [17] } },
      `${place("card")}"lengthsMinutes" offers games of 17 minutes.`,
    ],
    [
      "an inject that reads an unknown gauge",
      { injects: first(injects, { due: (reading) => reading("heat") > 1 && reading("cold") > 1 }) },
      `${place("injects")}"inject.early" reads the gauge "cold", which is not defined.`,
    ],
    [
      "a milestone that reads an unknown gauge",
      {
        history: {
          ...history,
          milestones: first(history.milestones, {
            measure: (run) => run.series("cold")[0] ?? null,
          }),
        },
      },
      `${place("milestones")}"alarm" reads the gauge "cold"`,
    ],
    [
      "a figure that is no number",
      { gauges: first(toy.gauges, { read: () => Number.NaN }) },
      `${place("gauges")}"heat" is not a number at T+0 under the cause "cause.valve".`,
    ],
    [
      "a clue that is not there",
      { clues: [] },
      `${place("actions")}"probe.heat" shows the clue "clue.heat", which is not defined.`,
    ],
    [
      "a debrief that turns on an unknown cause",
      { debrief: { ...debrief, turns: first(debrief.turns, { causes: ["cause.ghost"] }) } },
      `${place("debrief")}"Hot" names the cause "cause.ghost"`,
    ],
  ])("%s", (_what, difference, sentence) => {
    expect(faults(difference).join("\n")).toContain(sentence);
  });
});

describe("S1 what need not be written", () => {
  const { causeModes, date, id } = toy.card;

  test("is the card's id, its date, and whether rooms may draw a cause", () => {
    expect({ causeModes, date, id }).toEqual({
      causeModes: ["historical", "blind"],
      date: toy.clock.date,
      id: "toy",
    });
    const alone = defineScenario({ ...toy, causes: causes.slice(0, 1) });
    expect(alone.card.causeModes).toEqual(["historical"]);
  });

  test("is an even pace, and the yardstick of doing nothing", () => {
    const { pacing, ...unpaced } = toy;
    expect(defineScenario(unpaced).pacing).toEqual([{ fromMinute: 0, weight: 1 }]);
    expect(defineScenario({ ...unpaced, pacing }).pacing).toEqual(pacing);
    expect(toy.history.policies["do-nothing"]?.({ seed: 1, causeId: "cause.valve" })).toEqual([]);
  });
});

describe("S1 V2 a scenario that tells players its cause is refused", () => {
  const [valve] = causes;
  const mechanism = "It was a fine day. The valve stuck half open.";
  const telling = first(causes, { title: "A stuck valve", mechanism });

  test.each<[string, string, Partial<Scenario<ToyWorld>>]>([
    ["card", "a title", { card: { ...toy.card, summary: "Hot! A  Stuck\nvalve?" } }],
    [
      "briefing",
      "a sentence",
      { briefing: [{ heading: "Now", body: "The valve stuck half open." }] },
    ],
    ["injects", "an id", { injects: first(injects, { text: `Is it ${valve?.id}?` }) }],
    ["alarms", "a title", { alarms: first(alarms, { name: "A stuck valve" }) }],
    ["collectors", "a title", { collectors: first(collectors, { scope: "a stuck valve" }) }],
    ["actions", "a title", { actions: first(toy.actions, { does: "Frees a stuck valve." }) }],
    ["changes", "a title", { changes: first(toy.changes, { detail: "A stuck valve" }) }],
    [
      "logs",
      "a sentence",
      {
        logs: (reading) =>
          reading("heat") > 50
            ? [{ source: "b", level: "WARN", text: "the valve stuck half open.", count: 1 }]
            : [],
      },
    ],
    [
      "actions",
      "a title in an answer",
      {
        actions: first(toy.actions, {
          answer: () => ({ headline: "A stuck valve.", lines: [], clues: [] }),
        }),
      },
    ],
  ])("%s: %s", (part, _what, difference) => {
    const [sentence] = faults({ causes: telling, ...difference });
    expect(sentence).toMatch(new RegExp(`^scenarios/toy, ${part}: ".*" tells players `));
    expect(sentence).toContain('the cause "cause.valve"');
    expect(sentence).toMatch(/Say it in other words, or rename the cause\.$/);
  });

  test("but words inside longer words tell nothing", () => {
    const difference = { injects: first(injects, { text: "As a stuck valves-maker I know." }) };
    expect(faults({ causes: telling, ...difference })).toEqual([]);
  });
});

describe("S3 a cause that expert play does not resolve", () => {
  const sentences = (scenario: Scenario<ToyWorld>) =>
    checkCures(scenario).map((fault) => faultSentence(scenario.id, fault));

  test("is told with the command that shows it", () => {
    const policies = { ...history.policies, expert: () => [] };
    const [sentence] = sentences({ ...toy, history: { ...history, policies } });
    expect(sentence).toBe(
      'scenarios/toy, causes: "cause.valve" has no cure: the policy “expert” does not resolve it. Write in policies what does, or an action that can; try it with: npm run -s drill -- toy --cause cause.valve --policy expert',
    );
  });

  test("is told apart from an order that is refused", () => {
    const policies = {
      ...history.policies,
      expert: () => [20, 21].map((atMinute) => ({ atMinute, actionId: "fix.repair", params: {} })),
    };
    const [sentence] = sentences({ ...toy, history: { ...history, policies } });
    expect(sentence).toMatch(
      /^scenarios\/toy, policies: "expert" orders "fix.repair" at T\+21 against "cause.valve" and is refused: /,
    );
  });

  test("is not told of the toy", () => expect(sentences(toy)).toEqual([]));
});
