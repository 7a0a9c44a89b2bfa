// Finds a Chromium for the browser tests, or installs one.

import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runTool, Stop, say } from "./terminal.mjs";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** The path of a Chromium that exists. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) {
    throw new Stop(`CHROMIUM_PATH says ${asked}, and there is no such file.`);
  }
  return asked ?? (await installed()) ?? (await installAnew());
}

async function installed() {
  return onPath() ?? (await playwrightsOwn());
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    existsSync,
  );
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test"); // not installed yet when this file is read
  return [chromium.executablePath()].find(existsSync);
}

async function installAnew() {
  if (isRootOnDebian()) {
    say("installing Chromium with apt-get for the browser tests (about a minute)");
    const quiet = { quiet: "installing Chromium", env: { DEBIAN_FRONTEND: "noninteractive" } };
    await run("apt-get", ["update"], quiet); // may fail for one list and still know Chromium
    await run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], quiet);
  } else {
    say("downloading Playwright's Chromium for the browser tests (about a minute)");
    await runTool("@playwright/test", ["install", "chromium"], { quiet: "downloading Chromium" });
  }
  const found = await installed();
  if (found) return found;
  throw new Stop(
    "The browser tests need a Chromium, and none could be installed. " +
      "Install one and set CHROMIUM_PATH to its program.",
  );
}

function isRootOnDebian() {
  const osRelease = "/etc/os-release";
  return (
    process.getuid?.() === 0 &&
    existsSync(osRelease) &&
    /^ID="?debian"?$/m.test(readFileSync(osRelease, "utf8"))
  );
}
