import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** How long the page must have been busy with nothing before it counts as at rest, milliseconds. */
const REST_MS = 150;
const LOOK_EVERY_MS = 30;
/** A look at the counters is itself a task of this length at most, milliseconds. */
const LOOK_COSTS_MS = 1.5;

/** Processor time that the page's main thread has taken, milliseconds; what it waited while others had the processor is not in it. */
export interface Load {
  task: number;
  script: number;
  style: number;
  layout: number;
}

export interface LoadMeter {
  /** What the main thread does until it rests after `cause`. */
  loadOf(cause: () => Promise<unknown>): Promise<Load>;
}

/** Reads Chromium's own counters: everything the main thread did, painting included. */
export async function openLoadMeter(page: Page): Promise<LoadMeter> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<Load> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const ms = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
    return {
      task: ms("TaskDuration"),
      script: ms("ScriptDuration"),
      style: ms("RecalcStyleDuration"),
      layout: ms("LayoutDuration"),
    };
  };
  /** Waits until looks at the counters are all that is left, and gives the counters from before these looks. */
  const rested = async (): Promise<Load> => {
    let before = await read();
    let since = performance.now();
    while (performance.now() - since < REST_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const now = await read();
      if (now.task - before.task > LOOK_COSTS_MS) since = performance.now();
      before = now;
    }
    return before;
  };
  return {
    async loadOf(cause) {
      const before = await rested();
      await cause();
      const after = await rested();
      return {
        task: after.task - before.task,
        script: after.script - before.script,
        style: after.style - before.style,
        layout: after.layout - before.layout,
      };
    },
  };
}

/** Sizes of the scripts that a page loads, kB: as sent and gzipped. Begins to count when it is called. */
export function countScripts(
  page: Page,
): () => Promise<{ files: number; kb: number; gzip: number }> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  return async () => {
    const scripts = await Promise.all(bodies);
    const kb = (size: (script: Buffer) => number) =>
      scripts.reduce((sum, script) => sum + size(script), 0) / 1000;
    return {
      files: scripts.length,
      kb: kb((script) => script.length),
      gzip: kb((script) => gzipSync(script).length),
    };
  };
}

const LOOP_ROUNDS = 2_000_000;

/** Lets the page do the same arithmetic each time: a measure of what this machine's millisecond is worth. */
export function referenceLoop(page: Page): Promise<unknown> {
  return page.evaluate((rounds) => {
    let state = 1;
    for (let round = 0; round < rounds; round += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
    }
    return state;
  }, LOOP_ROUNDS);
}
