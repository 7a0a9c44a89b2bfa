// How the commands talk: short lines with the time since the start, never a long silence,
// and for a known failure one sentence instead of a stack trace.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const HEARTBEAT_MS = 10_000;
const startedAt = Date.now();

/** A failure that we understand; its message is all that the reader sees. */
export class Stop extends Error {}

export function say(text) {
  console.log(`${`${secondsSince(startedAt)} s`.padStart(8)}  ${text}`);
}

export function secondsSince(time) {
  return ((Date.now() - time) / 1000).toFixed(1);
}

/** Runs a command's main function and turns a Stop into one sentence and exit code 1. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exit(1);
  }
}

/**
 * Runs a program in the project's folder and answers its exit code.
 * `quiet` names what is going on: output is then held back, a heartbeat is shown in its
 * place, and the output appears only when the program fails.
 */
export function run(file, args, { quiet, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32" && file === "npm", // npm is a .cmd file there
    });
    const began = Date.now();
    const beat =
      quiet && setInterval(() => say(`… ${quiet}, ${secondsSince(began)} s`), HEARTBEAT_MS);
    // We end after the child, so that no npm goes on working in a folder that looks free.
    let stopping = false;
    const stop = () => {
      child.kill(stopping ? "SIGKILL" : "SIGTERM");
      if (quiet && !stopping) say("stopping as soon as that is safe; interrupt again to stop now");
      stopping = true;
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
    const held = [];
    child.stdout?.on("data", (chunk) => held.push(chunk));
    child.stderr?.on("data", (chunk) => held.push(chunk));
    child.on("error", (error) => finish(127, `${file}: ${error.message}\n`));
    child.on("close", (code) => finish(code ?? 1, ""));

    function finish(code, complaint) {
      clearInterval(beat);
      process.off("SIGINT", stop).off("SIGTERM", stop);
      if (stopping) process.exit(1);
      if (code !== 0) process.stderr.write(Buffer.concat(held) + complaint);
      resolve(code);
    }
  });
}

/** Runs the program of an installed package, without the second that npx takes. */
export function runTool(packageName, args, options) {
  const folder = join(ROOT, "node_modules", packageName);
  const { bin, name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const program =
    typeof bin === "string" ? bin : (bin[name.split("/").pop()] ?? Object.values(bin)[0]);
  return run(process.execPath, [join(folder, program), ...args], options);
}
