import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../engine/index";

/** Lines of one file from one of them on. */
interface Stretch {
  readonly path: string;
  readonly lines: readonly string[];
  /** Of the first of the lines, counted from 1. */
  readonly from: number;
}

/**
 * The line on which a fault's id is written, as `path:line`: looked for where its part begins, then in the folder beside that file, then
 * anywhere. When it is written nowhere as it stands, the line where the part begins, or at least the folder.
 */
export function placeOf(root: string, scenarioId: string, { id, part }: Fault): string {
  const folder = join("scenarios", scenarioId);
  if (!existsSync(join(root, folder))) return `${folder}, ${part}`;
  const files = filesUnder(root, folder).map((path): Stretch => {
    return { path, lines: readFileSync(join(root, path), "utf8").split("\n"), from: 1 };
  });
  const begun = files.flatMap((file) => beginningOf(file, part));
  const beside = begun.flatMap(({ path }) =>
    files.filter((file) => file.path.startsWith(`${path.replace(/\.ts$/, "")}/`)),
  );
  // tables write ids without the prefix that they all share, and some ids are keys
  const found = id === "" ? undefined : find([...begun, ...beside, ...files], [id, bare(id)]);
  const [first] = begun;
  return found ?? (first ? `${first.path}:${first.from}` : `${folder}, ${part}`);
}

/** The rest of a file from the line on which it defines a part of the scenario. */
function beginningOf({ path, lines }: Stretch, part: string): Stretch[] {
  const defines = new RegExp(`^(export )?const ${part}\\b|^ {2}${part}: `);
  const index = lines.findIndex((line) => defines.test(line));
  return index < 0 ? [] : [{ path, lines: lines.slice(index), from: index + 1 }];
}

function find(stretches: readonly Stretch[], ids: readonly string[]): string | undefined {
  for (const id of ids) {
    const literal = id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const heads = new RegExp(`^\\W*(id: |\\w+(\\.\\w+)?\\()?"${literal}"|^\\s*${literal}:`);
    const mentions = new RegExp(`"${literal}"`);
    for (const pattern of [heads, mentions]) {
      for (const { path, lines, from } of stretches) {
        const index = lines.findIndex((line) => pattern.test(line));
        if (index >= 0) return `${path}:${from + index}`;
      }
    }
  }
  return undefined;
}

/** alarm.pool → pool */
function bare(id: string): string {
  return id.replace(/^[^.]+\./, "");
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [path] : [];
  });
}
