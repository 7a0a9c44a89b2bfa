import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { isForTests, readSourceFiles } from "./imports/source-files";

/** Folders whose texts stand in the code and in English only: they are for facilitators and for reading afterwards. */
const ENGLISH_ONLY = ["components/facilitator/", "components/after-action/"];

const SPOKEN_ATTRIBUTES = /^(aria-label|title|placeholder|label|alt|why|description|summary)$/;
const WORD = /\p{L}{2}/u;

const translated = readSourceFiles().filter(
  ({ path }) =>
    /^(components|app)\//.test(path) &&
    path.endsWith(".tsx") &&
    !isForTests(path) &&
    !ENGLISH_ONLY.some((folder) => path.startsWith(folder)),
);

interface SyntaxNode {
  type?: string;
  [key: string]: unknown;
}

/** Words that a person would read, written into the markup instead of a dictionary. */
function wordsInMarkup(node: unknown, spoken = false): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, value, name, cooked } = node as SyntaxNode;
  if (type === "JSXText") return WORD.test(String(value)) ? [String(value).trim()] : [];
  if (type === "JSXAttribute") {
    const named = String((name as SyntaxNode).name);
    return SPOKEN_ATTRIBUTES.test(named) ? wordsInMarkup(value, true) : wordsInMarkup(value, false);
  }
  if (type === "Literal" && spoken && typeof value === "string")
    return WORD.test(value) ? [value] : [];
  if (type === "TemplateElement" && spoken) {
    const text = String((value as SyntaxNode | undefined)?.cooked ?? cooked ?? "");
    return WORD.test(text) ? [text] : [];
  }
  // what a call or a comparison is given is not read out
  const inside = type === "CallExpression" || type === "BinaryExpression" ? false : spoken;
  const isChild = type === "JSXElement" || type === "JSXFragment";
  return Object.entries(node).flatMap(([key, below]) =>
    wordsInMarkup(below, isChild && key === "children" ? true : inside),
  );
}

describe("the players' side", () => {
  test("takes its words from the dictionaries", () => {
    const found = translated.flatMap(({ path, text }) =>
      wordsInMarkup(parseSync(path, text).program).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

describe("the check itself", () => {
  const found = (markup: string) =>
    wordsInMarkup(parseSync("x.tsx", `const x = ${markup};`).program);

  test.each([
    ["<p>Hello</p>", "Hello"],
    ['<p>{ready ? "Ready now" : none}</p>', "Ready now"],
    ['<input aria-label="Search" />', "Search"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked through
    ["<b title={`over ${n} min`} />", " min"],
  ])("finds the words of %s", (markup, words) => {
    expect(found(markup).at(-1)).toBe(words);
  });

  test.each([
    '<p className="flex items-center">{texts().ui.language}</p>',
    '<p>{kind === "alarm" ? mark : null}</p>',
    '<Tab id="now">·</Tab>',
  ])("lets %s pass", (markup) => {
    expect(found(markup)).toEqual([]);
  });
});
