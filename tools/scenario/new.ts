import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../arguments";

/** The folder that new ones begin from. */
const TEMPLATE = "checkout-2031";
/** Two words or more, so that the name in the code is never a word of the language. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
/** Where a line for the new folder belongs: the end of the registry's list. */
const END_OF_LIST = "\n});\n";

/**
 * Writes `scenarios/<name>` from the template and puts it on the registry's list.
 * @throws UsageError for a name that cannot be one, or is taken
 */
export function createScenario(root: string, name: string): void {
  if (!NAME.test(name)) {
    throw new UsageError(
      `"${name}" is no name for a scenario. Use lower-case words and figures joined by hyphens, as in payments-2032.`,
    );
  }
  const folder = join(root, "scenarios", name);
  if (existsSync(folder)) {
    throw new UsageError(
      `scenarios/${name} exists already. Take another name, or change that one.`,
    );
  }
  const registry = join(root, "scenarios", "registry.ts");
  const list = readFileSync(registry, "utf8");
  if (!list.includes(END_OF_LIST)) {
    throw new UsageError(
      "scenarios/registry.ts has no list of folders that this command can read.",
    );
  }
  mkdirSync(folder);
  const source = join(root, "scenarios", TEMPLATE);
  for (const file of readdirSync(source).filter(isTemplate)) {
    writeFileSync(join(folder, file), renamed(readFileSync(join(source, file), "utf8"), name));
  }
  const line = `\n  "${name}": async () => (await import("./${name}/index")).${inCode(name)},`;
  writeFileSync(registry, list.replace(END_OF_LIST, `${line}${END_OF_LIST}`));
  format(root, [folder, registry]);
}

/** All but the tests of what the template itself promises. */
function isTemplate(file: string): boolean {
  return file === "contract.test.ts" || /(?<!\.test)\.ts$/.test(file);
}

function renamed(text: string, name: string): string {
  return text
    .replaceAll(TEMPLATE, name)
    .replaceAll(inCode(TEMPLATE), inCode(name))
    .replace(/(\bcard: \{\s*title: )".*"/, `$1"${name}"`);
}

/** payments-2032 → payments2032 */
function inCode(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of other lengths break lines elsewhere. */
function format(root: string, paths: readonly string[]): void {
  const biome = join(root, "node_modules", ".bin", "biome");
  execFileSync(biome, ["check", "--write", ...paths], { cwd: root, stdio: "ignore" });
}
