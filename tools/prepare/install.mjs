// Installs the packages when the lock file or the platform changed.

import { join } from "node:path";
import { PLATFORM_WORDS } from "./platform.mjs";
import { ensureSqliteDriver } from "./sqlite-driver.mjs";
import { hashOf, stampMatches, writeStamp } from "./stamp.mjs";
import { ROOT, run, Stop, say } from "./terminal.mjs";

// Stands inside node_modules, so it disappears together with what it vouches for.
const STAMP = join(ROOT, "node_modules", ".installed");

export async function install() {
  const hash = hashOf(["package-lock.json"], PLATFORM_WORDS);
  if (!stampMatches(STAMP, hash)) {
    await installPackages();
    writeStamp(STAMP, hash);
  }
  await ensureSqliteDriver();
}

async function installPackages() {
  say("installing packages (about half a minute)");
  // Build tools are dev dependencies, which NODE_ENV=production would leave out. No package
  // needs its install script, except for the SQLite driver, which has its own step.
  const args = [
    "ci",
    "--include=dev",
    "--ignore-scripts",
    "--no-fund",
    "--no-audit",
    "--loglevel=error",
  ];
  const code = await run("npm", args, { quiet: "installing packages" });
  if (code !== 0) {
    throw new Stop(
      "The packages could not be installed: npm's reason stands above. Most often the network " +
        "is out of reach; run the same command again when it is back.",
    );
  }
  say("packages installed");
}
