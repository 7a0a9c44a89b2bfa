import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export const FOLDERS = [
  "app",
  "components",
  "contract",
  "e2e",
  "engine",
  "scenarios",
  "server",
  "tools",
] as const;

export interface SourceFile {
  /** From the project's root, with forward slashes: "engine/index.ts". */
  path: string;
  text: string;
}

/** Our own TypeScript files, tests included. */
export function readSourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") })),
  );
}

/** Files that never reach a player: tests, what helps them, and the tools. */
export function isForTests(path: string): boolean {
  return (
    /\.test\.tsx?$/.test(path) ||
    /^(engine|scenarios|server)\/testing\//.test(path) ||
    path.startsWith("e2e/")
  );
}

export function topFolder(path: string): string {
  return path.slice(0, path.indexOf("/"));
}
