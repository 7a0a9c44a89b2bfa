// Two commands at once must not install or build over each other. The holder touches its
// lock file every second; a lock that nobody has touched for a while belonged to a process
// that was killed. (A process id would not do: it means nothing across containers.)

import { closeSync, openSync, rmSync, statSync, utimes } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT, say } from "./terminal.mjs";

const LOCK = join(ROOT, ".prepare.lock");
const TOUCH_MS = 1_000;
const ABANDONED_MS = 15_000;

export async function withLock(work) {
  await acquire();
  // The lock may be gone after this computer slept; then touching it has nothing to say.
  const touch = setInterval(() => utimes(LOCK, new Date(), new Date(), () => {}), TOUCH_MS);
  const release = () => rmSync(LOCK, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    process.off("exit", release);
    release();
  }
}

async function acquire() {
  let waiting = false;
  while (!tryToCreate()) {
    if (age() > ABANDONED_MS) {
      rmSync(LOCK, { force: true });
      continue;
    }
    if (!waiting) say("another command is preparing this folder; waiting for it");
    waiting = true;
    await delay(TOUCH_MS);
  }
}

function tryToCreate() {
  try {
    closeSync(openSync(LOCK, "wx"));
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function age() {
  const stat = statSync(LOCK, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}
