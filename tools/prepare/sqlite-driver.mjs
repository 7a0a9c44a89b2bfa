// better-sqlite3 is the one compiled package. Its makers' ready binary comes over the network;
// where that is out of reach it is compiled, which takes a minute or two. The result is kept in
// the user's cache folder, so that this happens once per machine and not once per clone.

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { PLATFORM_WORDS } from "./platform.mjs";
import { ROOT, run, Stop, say } from "./terminal.mjs";

const PACKAGE = join(ROOT, "node_modules", "better-sqlite3");
const BINARY = join(PACKAGE, "build", "Release", "better_sqlite3.node");
const COMPILERS = ["python3", "make", "g++"];

export async function ensureSqliteDriver() {
  const cached = cachedBinary();
  if (!works() && existsSync(cached)) copyInPlace(cached, BINARY);
  if (!works()) await makeBinary();
  if (!existsSync(cached)) keep(cached);
}

/** Opens a database in a child process, because a broken binary can take its process down. */
function works() {
  if (!existsSync(BINARY)) return false;
  const script = 'new (require("better-sqlite3"))(":memory:").close()';
  return (
    spawnSync(process.execPath, ["--input-type=commonjs", "-e", script], { cwd: ROOT }).status === 0
  );
}

async function makeBinary() {
  say("fetching or compiling the SQLite driver (up to two minutes, once per machine)");
  const code = await run("npm", ["rebuild", "better-sqlite3", "--ignore-scripts=false"], {
    quiet: "preparing the SQLite driver",
  });
  if (code === 0 && works()) return say("the SQLite driver is ready");

  const missing = COMPILERS.filter((name) => spawnSync(name, ["--version"]).status !== 0);
  throw new Stop(
    missing.length > 0
      ? `The SQLite driver must be compiled here, and this machine has no ${missing.join(", no ")}. ` +
          "Install them (on Debian or Ubuntu: apt-get install python3 make g++) and run the same command again."
      : "The SQLite driver (better-sqlite3) could not be compiled; the compiler's reason stands above.",
  );
}

function keep(cached) {
  try {
    copyInPlace(BINARY, cached);
  } catch (error) {
    say(`the SQLite driver could not be kept for next time (${error.message})`);
  }
}

/** Copies beside the target and renames, so that nobody ever loads half a file. */
function copyInPlace(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  const half = `${target}.${process.pid}`;
  copyFileSync(source, half);
  renameSync(half, target);
}

function cachedBinary() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const name = ["better-sqlite3", version, ...PLATFORM_WORDS].join("-");
  return join(userCacheFolder(), "shardfall", `${name}.node`);
}

function userCacheFolder() {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches");
  if (process.platform === "win32" && process.env.LOCALAPPDATA) return process.env.LOCALAPPDATA;
  return join(homedir(), ".cache");
}
