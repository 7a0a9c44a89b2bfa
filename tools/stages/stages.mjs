// What `npm test` runs, in this order. Each stage answers how much passed and failed.

import { build } from "../prepare/build.mjs";
import { ensureChromium } from "../prepare/chromium.mjs";
import { withLock } from "../prepare/lock.mjs";
import { runTool, Stop } from "../prepare/terminal.mjs";
import { playwrightTally, vitestTally, withReport } from "./tally.mjs";

export const STAGES = [
  {
    name: "lint",
    title: "format and lint",
    run: () => asOne(() => tool("@biomejs/biome", ["check", "."])),
  },
  { name: "rules", title: "import rules and tidiness", run: () => vitest(["--project", "tools"]) },
  { name: "types", title: "types", run: () => asOne(checkTypes) },
  { name: "unit", title: "unit tests", run: () => vitest(["--project", "!tools"]) },
  { name: "build", title: "build", run: () => asOne(() => withLock(build)) },
  { name: "e2e", title: "browser tests", needs: ["build"], run: browserTests },
];

/** A stage that has no tests inside counts as one: it passed or it failed. */
async function asOne(work) {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function tool(packageName, args) {
  const code = await runTool(packageName, args);
  if (code !== 0) throw new Stop(`${packageName} found faults.`);
}

async function checkTypes() {
  // Pages know their routes by types that Next writes; a fresh clone does not have them yet.
  const code = await runTool("next", ["typegen"], { quiet: "writing the types of the routes" });
  if (code !== 0) throw new Stop("next typegen failed; the reason stands above.");
  await tool("typescript", ["--noEmit"]);
  await tool("typescript", ["--noEmit", "-p", "engine"]);
}

function vitest(args) {
  return withReport(vitestTally, (report) =>
    runTool("vitest", [
      "run",
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]),
  );
}

async function browserTests() {
  let chromium;
  const found = await asOne(async () => {
    chromium = await ensureChromium();
    await withLock(build); // does nothing when the stage before has just built
  });
  if (found.failed > 0) return found;
  return withReport(playwrightTally, (report) =>
    runTool("@playwright/test", ["test", "--project", "game"], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}
