import { describe, expect, test } from "vitest";
import { type Import, readImportGraph } from "./imports/import-graph";
import { findCycles, reachableFrom } from "./imports/reach";
import { isForTests, readSourceFiles } from "./imports/source-files";
import { objection } from "./imports/zones";

const sources = readSourceFiles();
const graph = readImportGraph(sources);
const files = [...graph.keys()];

/** Files that something outside our code loads: Next by their names, or a command. */
const ENTRY =
  /^(app\/(.+\/)?(page|layout|route|loading|error|global-error|not-found|template|default|icon|apple-icon|opengraph-image|manifest|robots|sitemap)\.tsx?|server\/main\.ts|tools\/[^/]+\.ts)$/;

/** Names, and the file, of imports that are not types alone. */
const VALUES_OF_CONTRACT = /import \{([^}]*)\} from "(?:\.\.?\/)+(contract\/[\w-]+)"/g;

describe("imports", () => {
  test("go only where the zones allow", () => {
    const objections = [...graph].flatMap(([path, imports]) =>
      imports.flatMap((found) => {
        const reason = objection(path, found);
        return reason ? [`${path} ${reason}`] : [];
      }),
    );
    expect(objections).toEqual([]);
  });

  test("make no circle", () => {
    expect(findCycles(graph)).toEqual([]);
  });

  test("bring only types of the contract's schemas into a browser, or the parser comes with them", () => {
    const schemas = sources
      .filter(({ path, text }) => path.startsWith("contract/") && text.includes('from "zod"'))
      .map(({ path }) => path.replace(/\.ts$/, ""));
    const values = sources
      .filter(({ path }) => /^(app|components)\//.test(path) && !isForTests(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(VALUES_OF_CONTRACT)].flatMap(([, names = "", file = ""]) => {
          const onlyTypes = names.split(",").every((name) => /^\s*(type\s|$)/.test(name));
          return schemas.includes(file) && !onlyTypes ? [`${path}: ${names.trim()}`] : [];
        }),
      );
    expect(values).toEqual([]);
  });

  test("lead to every file, so that none is dead", () => {
    const alive = reachableFrom(
      graph,
      files.filter((path) => ENTRY.test(path)),
    );
    const dead = files.filter(
      (path) => !alive.has(path) && !isForTests(path) && path !== "engine/server-only.ts",
    );
    expect(dead).toEqual([]);
  });
});

describe("the checker itself", () => {
  const file = (path: string): Import => ({ kind: "file", path });

  test.each([
    ["components/board.tsx", "engine/index.ts"],
    ["app/page.tsx", "server/main.ts"],
    ["engine/index.ts", "server/main.ts"],
    ["server/main.ts", "engine/session/fold.ts"],
    ["server/main.ts", "scenarios/one/index.ts"],
    ["server/main.ts", "engine/testing/bots.ts"],
  ])("refuses %s → %s", (from, to) => {
    expect(objection(from, file(to))).toBeDefined();
  });

  test.each([
    ["server/main.ts", "engine/index.ts"],
    ["server/main.ts", "scenarios/registry.ts"],
    ["scenarios/one/one.test.ts", "engine/testing/bots.ts"],
  ])("lets %s → %s pass", (from, to) => {
    expect(objection(from, file(to))).toBeUndefined();
  });

  test("sees types, re-exports and imports inside expressions", () => {
    const text = `
      import type { A } from "./a";
      export type { B } from "./b";
      export * from "./c";
      type D = import("./d").D;
      const e = await import("./e");
    `;
    const known = ["a", "b", "c", "d", "e"].map((name) => ({ path: `app/${name}.ts`, text: "" }));
    const imports = readImportGraph([{ path: "app/x.tsx", text }, ...known]).get("app/x.tsx");
    expect(imports).toHaveLength(5);
    expect(imports).toEqual(expect.arrayContaining(known.map(({ path }) => file(path))));
  });

  test("sees a circle", () => {
    const circle = readImportGraph([
      { path: "app/a.ts", text: 'import "./b";' },
      { path: "app/b.ts", text: 'import type { A } from "./a";' },
    ]);
    expect(findCycles(circle)).toEqual(["app/a.ts → app/b.ts → app/a.ts"]);
  });
});
