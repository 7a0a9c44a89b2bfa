// A stamp is a small file that holds the hash of everything a result was made from.
// While the hash is the same, the result can be used again.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./terminal.mjs";

/** Hash of the named files and folders (with all inside them), and of some extra words. */
export function hashOf(paths, words = [], skip = () => false) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesIn(join(ROOT, path)))) {
    const name = relative(ROOT, file);
    if (skip(name)) continue;
    hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.update(words.join("\0")).digest("hex");
}

export function stampMatches(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash;
}

export function writeStamp(stampFile, hash) {
  writeFileSync(stampFile, hash);
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  const entries = readFolder(path);
  if (!entries) return [path];
  return entries.sort().flatMap((entry) => filesIn(join(path, entry)));
}

function readFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
