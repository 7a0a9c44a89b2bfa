import type { Page } from "@playwright/test";
import { expect, type GameServer, test } from "./game-server";
import { countScripts, type Load, openLoadMeter, referenceLoop } from "./page-load";
import { hostRoom, joinRoom, type RawClient } from "./raw-client";

/** 18 hours of history. */
const HISTORY_MINUTES = 1080;
const WARM_UP_TICKS = 4;
const TICKS = 12;
const SCRIPTS_MAX_KB = 250;
const TICK_MAX_MS = 16;

/**
 * What the war room costs a browser: the scripts it loads, and the main thread's time for one minute of the scenario's clock late in the day.
 * Times are told beside what the machine's millisecond is worth, and never judged.
 */
test("what the war room costs a browser", async ({ browser, game }) => {
  test.setTimeout(600_000);
  const { facilitator, address } = await playUntil(game, HISTORY_MINUTES);
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const scripts = countScripts(page);
  await page.goto(address);
  const telemetry = page.getByRole("region", { name: "Telemetry" });
  await telemetry.getByRole("img").first().waitFor();
  const first = await scripts();
  await page.waitForLoadState("networkidle");
  const all = await scripts();
  console.log(
    `scripts until the war room is drawn: ${first.gzip.toFixed(1)} kB gzipped in ${first.files} files, ${first.kb.toFixed(0)} kB unpacked; at most ${SCRIPTS_MAX_KB} kB. With what is fetched ahead: ${all.gzip.toFixed(1)} kB`,
  );
  expect(first.gzip).toBeLessThanOrEqual(SCRIPTS_MAX_KB);
  for (const tab of await telemetry.getByRole("tab").all()) {
    await tab.click();
    console.log(`${await tab.textContent()}: ${await ticks(page, facilitator)}`);
  }
});

async function playUntil(game: GameServer, minute: number) {
  const { facilitator, code } = await hostRoom(game.url);
  const { token } = await joinRoom(game.url, code, "Ana");
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.set-pace", factor: 16 });
  await facilitator.until(({ clock }) => (clock?.minute ?? 0) >= minute);
  await facilitator.command({ type: "exercise.pause" });
  return { facilitator, address: `${game.url}/room/${code}#${token}` };
}

/** What the main thread does for a minute of the scenario's clock, in words. */
async function ticks(page: Page, facilitator: RawClient): Promise<string> {
  const meter = await openLoadMeter(page);
  const [loads, idles, loops]: Load[][] = [[], [], []];
  for (let tick = -WARM_UP_TICKS; tick < TICKS; tick += 1) {
    const load = await meter.loadOf(() => step(facilitator));
    const loop = await meter.loadOf(() => referenceLoop(page));
    const idle = await meter.loadOf(async () => {});
    if (tick < 0) continue;
    loads?.push(load);
    loops?.push(loop);
    idles?.push(idle);
  }
  const at = (of: Load[] | undefined, part: keyof Load, share: number) => {
    const sorted = (of ?? []).map((one) => one[part]).sort((one, other) => one - other);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  };
  const ms = (part: keyof Load) => at(loads, part, 0.5).toFixed(1);
  const loop = at(loops, "task", 0.5);
  return [
    `main thread ${ms("task")} ms median, ${at(loads, "task", 0.95).toFixed(1)} ms p95 of ${TICKS} minutes (script ${ms("script")}, style ${ms("style")}, layout ${ms("layout")})`,
    `measuring alone ${at(idles, "task", 0.5).toFixed(1)} ms`,
    `${(at(loads, "task", 0.5) / loop).toFixed(2)} times the reference loop of ${loop.toFixed(1)} ms`,
    `less than ${TICK_MAX_MS} ms is the aim`,
  ].join("; ");
}

/** One minute, until it has come to whoever is in the room. */
async function step(facilitator: RawClient): Promise<void> {
  const before = facilitator.view.clock?.minute ?? 0;
  const answer = await facilitator.command({ type: "exercise.step", minutes: 1 });
  if (!answer.ok) throw new Error(answer.rejection.sentence);
  await facilitator.until(({ clock }) => (clock?.minute ?? 0) > before);
}
