import { chromium, type Page } from "@playwright/test";
import { print } from "./arguments";
import { build } from "./prepare/build.mjs";
import { ensureChromium } from "./prepare/chromium.mjs";
import { command } from "./prepare/terminal.mjs";
import { spreadOf, spreadText } from "./weight/figures";
import { countScripts, type Load, openLoadMeter, referenceLoop } from "./weight/page-load";
import { openSoloRoom, type SoloRoom } from "./weight/solo-room";

const SCENARIO = "kinesis-2020";
/** 18 hours of history. */
const HISTORY_MINUTES = 1080;
const WARM_UP_TICKS = 4;
const TICKS = 12;
const SCRIPTS_MAX_KB = 250;
const TICK_MAX_MS = 16;
const VIEWPORT = { width: 1366, height: 768 };

/**
 * What the war room costs a browser: the scripts it loads, and the main thread's time for one minute of the scenario's clock late in the day.
 * The machine's speed is told beside it, because the figure means nothing without.
 */
await command(async () => {
  await build();
  const room = await openSoloRoom(SCENARIO, HISTORY_MINUTES);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    const scripts = countScripts(page);
    await page.goto(room.address);
    const telemetry = page.getByRole("region", { name: "Telemetry" });
    await telemetry.waitFor();
    await page.waitForLoadState("networkidle");
    const { files, kb, gzip } = await scripts();
    print(
      `scripts of the war room: ${gzip.toFixed(1)} kB gzipped in ${files} files, ${kb.toFixed(0)} kB unpacked; at most ${SCRIPTS_MAX_KB} kB`,
    );
    for (const tab of await telemetry.getByRole("tab").all()) {
      await tab.click();
      await printTicks(page, room, (await tab.textContent()) ?? "");
    }
  } finally {
    await browser.close();
    room.close();
  }
});

async function printTicks(page: Page, room: SoloRoom, tab: string): Promise<void> {
  const meter = await openLoadMeter(page);
  const loads: Load[] = [];
  const idles: number[] = [];
  const loops: number[] = [];
  for (let tick = 0; tick < WARM_UP_TICKS + TICKS; tick += 1) {
    const load = await meter.loadOf(() => room.step(1));
    const loop = await meter.loadOf(() => referenceLoop(page));
    const idle = await meter.loadOf(async () => {});
    if (tick < WARM_UP_TICKS) continue;
    idles.push(idle.task);
    loads.push(load);
    loops.push(loop.script);
  }
  const median = (part: keyof Load) => spreadOf(loads.map((load) => load[part])).median.toFixed(1);
  const all = spreadOf(loads.map((load) => load.task));
  const loop = spreadOf(loops).median;
  const idle = spreadOf(idles).median.toFixed(1);
  print(
    `${tab}: main thread ${spreadText(all)} (script ${median("script")}, style ${median("style")}, layout ${median("layout")}; measuring alone ${idle}); ${(all.median / loop).toFixed(2)} times the reference loop of ${loop.toFixed(1)} ms; less than ${TICK_MAX_MS} ms is the aim`,
  );
}
