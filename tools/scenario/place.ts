import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../engine/index";

/** The line on which a fault's id is written, as `path:line`; the part of the folder when it is written nowhere as it stands. */
export function placeOf(root: string, scenarioId: string, { id, part }: Fault): string {
  const folder = join("scenarios", scenarioId);
  const usual = `${folder}/${part}`;
  if (id === "" || !existsSync(join(root, folder))) return usual;
  const files = filesUnder(root, folder);
  const ofPart = (path: string) => path.startsWith(`${usual}.`) || path.startsWith(`${usual}/`);
  const ordered = [...files.filter(ofPart), ...files.filter((path) => !ofPart(path))];
  // tables write ids without the prefix that they all share, and some ids are keys
  for (const spelled of [id, id.replace(/^[^.]+\./, "")]) {
    for (const path of ordered) {
      const line = lineOf(readFileSync(join(root, path), "utf8"), spelled);
      if (line !== null) return `${path}:${line}`;
    }
  }
  return usual;
}

function lineOf(text: string, id: string): number | null {
  const key = new RegExp(`^\\s*${id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}:`);
  const index = text.split("\n").findIndex((line) => line.includes(`"${id}"`) || key.test(line));
  return index < 0 ? null : index + 1;
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [path] : [];
  });
}
