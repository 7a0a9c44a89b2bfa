// Builds the pages (next build) and the server (one file, by esbuild) when a source changed.

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashOf, stampMatches, writeStamp } from "./stamp.mjs";
import { ROOT, runTool, Stop, say } from "./terminal.mjs";

const SOURCES = [
  "app",
  "components",
  "contract",
  "engine",
  "public",
  "scenarios",
  "server",
  "next.config.js",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tools/prepare/build.mjs",
  "tsconfig.json",
];
const STAMP = join(ROOT, ".next", ".built");
export const SERVER_FILE = join(ROOT, "dist", "main.js");

export async function build() {
  const hash = hashOf(SOURCES, [process.versions.modules], isTest);
  if (stampMatches(STAMP, hash) && existsSync(SERVER_FILE)) return;

  rmSync(STAMP, { force: true }); // a build that stops half-way must not look finished
  await buildPages();
  await buildServer();
  writeStamp(STAMP, hash);
  say("built");
}

async function buildPages() {
  say("building the pages (about half a minute)");
  const code = await runTool("next", ["build"], {
    quiet: "building the pages",
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new Stop("The pages could not be built; the reason stands above.");
}

/** The server's one file; the pages stay as they are. */
export async function buildServer() {
  say("building the server");
  const esbuild = await import("esbuild"); // not installed yet when this file is first read
  try {
    await esbuild.build({
      absWorkingDir: ROOT,
      entryPoints: ["server/main.ts"],
      outfile: SERVER_FILE,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      packages: "external",
      sourcemap: true,
      logLevel: "warning",
    });
  } catch {
    throw new Stop("The server could not be built; the reason stands above.");
  } finally {
    await esbuild.stop(); // it is a child process, and the server should not live beside it
  }
}

function isTest(name) {
  return /\.test\.tsx?$/.test(name);
}
