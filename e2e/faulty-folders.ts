import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./game-server";

/** What the server is made of. Pages know no scenario, so those that were built for the other specs do. */
const COPIED = [
  ...["contract", "engine", "scenarios", "server", "tools/prepare"],
  ...["next.config.js", "package.json", "tsconfig.json"],
];
const LINKED = ["node_modules", ".next"];
/** Where the registry's list ends. */
const END_OF_LIST = "\n});\n";
const BUILD = 'import { buildServer } from "./tools/prepare/build.mjs"; await buildServer();';

/** A scenario's folder with something wrong in it. */
export interface FaultyFolder {
  readonly id: string;
  /** What its `index.ts` says instead of what `checkout-2031` says. */
  readonly difference: string;
  /** How the server's sentence goes on after the folder. */
  readonly says: string;
}

export const FAULTY: readonly FaultyFolder[] = [
  {
    id: "no-cure",
    difference: 'actions: good.actions.filter(({ id }) => id !== "report.stop")',
    says: ', policies: "historical" orders the action "report.stop", which is not defined. Define it in actions, or order one that is.',
  },
  {
    id: "unknown-id",
    difference: 'alarms: good.alarms.map((one) => ({ ...one, collectorId: "pool.ghost" }))',
    says: ', alarms: "alarm.errors" names the collector "pool.ghost", which is not defined. Define it in collectors, or name one that is.',
  },
  {
    id: "circle",
    difference:
      'services: good.services.map((one) => ({ ...one, dependsOn: [one.id === "risk" ? "checkout" : "risk"] }))',
    says: ', services: "checkout" depends on itself: checkout → risk → checkout. Take one of these arrows out.',
  },
  {
    id: "canary",
    difference: 'card: { ...good.card, id: "canary", summary: "It may be report-lock." }',
    says: ', card: "card" tells players the id of the cause "report-lock". Say it in other words, or rename the cause.',
  },
  {
    id: "no-source",
    difference:
      'history: { ...good.history, milestones: good.history.milestones.map((one, nth) => (nth === 0 ? { ...one, basis: "" } : one)) }',
    says: ', milestones: "first-alarm" has a time without a source. Say where it was published, or that it is modelled or invented.',
  },
];
/** A folder that throws before it has said anything. */
export const TORN = { id: "torn", reason: "the author was interrupted" };

/** Writes a copy of the sources whose registry also lists the faulty folders, and builds its server. */
export function buildWithFaultyFolders(root: string): void {
  for (const name of COPIED) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name));
  for (const { difference, id } of FAULTY) {
    addFolder(
      root,
      id,
      [
        'import { defineScenario } from "../../engine/index";',
        'import { checkout2031 as good } from "../checkout-2031/index";',
        `const named = { ...good, id: "${id}", card: { ...good.card, id: "${id}" } };`,
        `export const scenario = defineScenario({ ...named, ${difference} });`,
      ].join("\n"),
    );
  }
  addFolder(
    root,
    TORN.id,
    `throw new Error("${TORN.reason}");\nexport const scenario = undefined;`,
  );
  execFileSync(process.execPath, ["--input-type=module", "--eval", BUILD], { cwd: root });
}

function addFolder(root: string, id: string, index: string): void {
  mkdirSync(join(root, "scenarios", id));
  writeFileSync(join(root, "scenarios", id, "index.ts"), index);
  const registry = join(root, "scenarios", "registry.ts");
  const list = readFileSync(registry, "utf8");
  if (!list.includes(END_OF_LIST)) throw new Error("The registry's list has another end.");
  const line = `\n  "${id}": async () => (await import("./${id}/index")).scenario,`;
  writeFileSync(registry, list.replace(END_OF_LIST, `${line}${END_OF_LIST}`));
}
