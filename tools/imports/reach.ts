import { type ImportGraph, importedFiles } from "./import-graph";

/** Every file that the entries lead to, with the entries. */
export function reachableFrom(graph: ImportGraph, entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...importedFiles(graph, path));
  }
  return reached;
}

/** One line per cycle, "a → b → a". Finds at least one for each group of entangled files. */
export function findCycles(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  for (const path of graph.keys()) visit(path);
  return cycles;

  function visit(path: string): void {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const next of importedFiles(graph, path)) visit(next);
    trail.pop();
    done.add(path);
  }
}
