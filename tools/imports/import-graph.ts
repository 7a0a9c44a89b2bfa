import { builtinModules } from "node:module";
import { posix } from "node:path";
import { parseSync } from "vite";
import type { SourceFile } from "./source-files";

export type Import =
  | { kind: "file"; path: string }
  | { kind: "package"; name: string }
  | { kind: "node"; name: string }
  | { kind: "guard" }
  | { kind: "asset"; path: string }
  | { kind: "missing"; specifier: string };

export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Who imports whom. Types count: a type-only import also carries knowledge over a border. */
export function readImportGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map((file) => file.path));
  return new Map(
    files.map((file) => [
      file.path,
      specifiersIn(file).map((specifier) => resolve(specifier, file.path, known)),
    ]),
  );
}

export function importedFiles(graph: ImportGraph, path: string): string[] {
  return (graph.get(path) ?? []).flatMap((found) => (found.kind === "file" ? [found.path] : []));
}

function specifiersIn({ path, text }: SourceFile): string[] {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imported = module.staticImports.map((found) => found.moduleRequest.value);
  const exported = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  );
  return [...new Set([...imported, ...exported, ...inlineImports(program)])];
}

/** The x of `import("x")`, as an expression or as a type, anywhere below a syntax node. */
function inlineImports(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(inlineImports);
  const isImport = "type" in node && /^(ImportExpression|TSImportType)$/.test(String(node.type));
  return isImport && "source" in node ? [literalValue(node.source), ...below] : below;
}

function literalValue(node: unknown): string {
  const isLiteral = typeof node === "object" && node !== null && "value" in node;
  return isLiteral ? String(node.value) : "a computed name";
}

function resolve(specifier: string, from: string, known: ReadonlySet<string>): Import {
  if (specifier === "#server-only") return { kind: "guard" };
  if (!specifier.startsWith(".")) return outside(specifier);
  const path = posix.join(posix.dirname(from), specifier);
  const file = [`${path}.ts`, `${path}.tsx`, path].find((candidate) => known.has(candidate));
  if (file) return { kind: "file", path: file };
  return /\.(css|json|svg|mjs)$/.test(path)
    ? { kind: "asset", path }
    : { kind: "missing", specifier };
}

function outside(specifier: string): Import {
  if (specifier.startsWith("node:")) return { kind: "node", name: specifier };
  const parts = specifier.split("/");
  const name = specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
  return builtinModules.includes(name) ? { kind: "node", name } : { kind: "package", name };
}
