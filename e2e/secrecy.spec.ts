import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Reference } from "../engine/index";
import { findScenario } from "../scenarios/registry";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom, RawClient } from "./raw-client";

const scenario = required(findScenario("kinesis-2020"));
const BUILT = join(import.meta.dirname, "..", ".next", "static");

test.describe("what a player's browser gets before the reveal", () => {
  test("no frame names the cause, the truth, the seed or an inject that has not come", async ({
    game,
  }) => {
    const { facilitator, code, projectorToken } = await hostRoom(game.url, { roles: true });
    const { player, token: key } = await joinRoom(game.url, code, "Ana");
    const { player: observer } = await joinRoom(game.url, code, "Olu", true);
    const stranger = await RawClient.connect(game.url);
    const wall = await RawClient.connect(game.url);
    await wall.need({ type: "session.enter", code, token: projectorToken });
    await stranger.ask({ type: "room.look", code });
    await facilitator.command({ type: "exercise.start" });
    for (const actionId of ["probe.host-heap", "probe.change-review", "probe.membership"]) {
      await player.command({ type: "work.start", actionId, params: {}, reason: "" });
    }
    for (let step = 0; step < 8; step += 1) {
      await facilitator.command({ type: "exercise.step", minutes: 10 });
    }
    await player.until((view) => (view.clock?.minute ?? 0) >= 221);
    await wall.until((view) => (view.clock?.minute ?? 0) >= 221);
    for (const type of ["exercise.end", "exercise.reveal", "exercise.pause"] as const) {
      expect((await player.command({ type })).ok).toBe(false);
      expect((await wall.command({ type })).ok).toBe(false);
    }
    expect((await player.ask({ type: "debrief.read", code, token: key })).ok).toBe(false);

    const shown = wall.frames.join("\n");
    const seen = [...player.frames, ...observer.frames, ...stranger.frames, shown].join("\n");
    const unfired = (facilitator.view.deck ?? []).filter((one) => one.state !== "fired");
    expect(unfired.length).toBeGreaterThan(3);
    expect(found(seen, ["Put and get errors"])).toHaveLength(1);
    expect(found(seen, [...canaries(), ...unfired.map((inject) => inject.text)])).toEqual([]);
    expect(found(seen, KEYS)).toEqual([]);
    expect(found(shown, ["Put and get errors", ...SEATS_KEYS])).toEqual(["Put and get errors"]);
    expect(found(facilitator.frames.join("\n"), canaries()).length).toBeGreaterThan(3);
  });

  test("no reading is newer than the clock allows", async ({ game }) => {
    const { facilitator, code } = await hostRoom(game.url);
    const { player } = await joinRoom(game.url, code, "Ana");
    await facilitator.command({ type: "exercise.start" });
    await player.until((view) => (view.charts?.length ?? 0) > 0);
    for (const chart of player.view.charts ?? []) {
      const collector = scenario.collectors.find((one) => one.id === chart.id);
      const newest = chart.fromMinute + (chart.values.length - 1) * chart.everyMinutes;
      expect(newest + (collector?.delayMinutes ?? 0), chart.title).toBeLessThanOrEqual(
        player.view.clock?.minute ?? 0,
      );
    }
  });

  test("no page, no RSC payload and no built file holds a secret", async ({
    game,
    page,
    request,
  }) => {
    const { code } = await hostRoom(game.url);
    const bodies: string[] = [];
    page.on("response", async (response) => {
      bodies.push(await response.text().catch(() => ""));
    });
    for (const path of [
      "/",
      "/host",
      "/join",
      ...["join", "room", "facilitate", "projector", "debrief"].map((one) => `/${one}/${code}`),
    ]) {
      await page.goto(game.url + path);
      await page.getByRole("main").waitFor();
      const rsc = await request.get(game.url + path, { headers: { rsc: "1" } });
      bodies.push(await rsc.text(), await page.content());
    }
    const built = filesUnder(BUILT).map((file) => readFileSync(file, "utf8"));
    expect(built.length).toBeGreaterThan(5);
    const all = [...bodies, ...built].join("\n");
    const secrets = [
      ...canaries(),
      ...scenario.injects.map((one) => one.text),
      ...scenario.clues.map((one) => one.title),
    ];
    expect(found(all, ["EXERCISE"])).toHaveLength(1);
    expect(found(all, secrets)).toEqual([]);
  });
});

/** Keys that only stand in secret structures. */
const KEYS = ['"truth"', '"deck"', '"seed"', '"causeId"', '"gauges"', '"world"'];

/** Sections that only seats have: what can be done, what is done, what was said, what is thought. */
const SEATS_KEYS = ["logs", "actions", "works", "channel", "hypotheses", "seats", "you"].map(
  (name) => `"${name}":`,
);

/** An entry of the account that is called as the time of that name is on every run's result. */
const TIME_OF_EVERY_RUN = "Cause confirmed";

/** Texts that only the truth holds. */
function canaries(): string[] {
  const { causes, debrief, history, gauges } = scenario;
  return [
    ...causes.flatMap((cause) => [
      cause.id,
      cause.title,
      cause.mechanism,
      cause.trigger,
      ...cause.contributing,
    ]),
    ...debrief.hidden.flatMap((one) => [one.title, one.truth]),
    ...debrief.turns.map((one) => one.label),
    ...debrief.questions.map((question) => question.text),
    ...history.timeline.map((one) => one.label).filter((label) => label !== TIME_OF_EVERY_RUN),
    ...causes.flatMap(({ reference }) => [reference.note, ...accountOf(reference)]),
    ...gauges.map((gauge) => gauge.label).filter((label) => /threads|Limit/i.test(label)),
  ];
}

function accountOf(reference: Reference): string[] {
  return reference.standing === "disputed" ? reference.timeline.map((one) => one.detail) : [];
}

/** Which of the secrets a text holds. */
function found(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => text.includes(secret));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The scenario is missing.");
  return value;
}
