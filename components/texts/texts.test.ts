import { describe, expect, test } from "vitest";
import { around as deAround } from "./de/around";
import { de } from "./de/index";
import { around as enAround } from "./en/around";
import { en } from "./en/index";

/** Words that German incident response takes over as they are. */
const SAME_IN_BOTH =
  /^[\d\s\p{P}\p{S}]*$|^(Status|Alarm|Name|Team|Minute|Logs|OK|ALARM|EXERCISE|IC|Ops|Obs|Observability)$/u;

interface Leaf {
  path: string;
  text: unknown;
}

function leaves(node: object, path = ""): Leaf[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? leaves(value, `${path}${key}.`)
      : [{ path: `${path}${key}`, text: value as unknown }],
  );
}

const english = new Map(leaves({ ...en, ...enAround }).map(({ path, text }) => [path, text]));
const german = leaves({ ...de, ...deAround });

describe("the German texts", () => {
  test("name the same things as the English ones", () => {
    expect(german.map(({ path }) => path).sort()).toEqual([...english.keys()].sort());
  });

  test("are no English left standing", () => {
    const same = german.filter(
      ({ path, text }) =>
        typeof text === "string" && text === english.get(path) && !SAME_IN_BOTH.test(text),
    );
    expect(same.map(({ path }) => path)).toEqual([]);
  });

  test("take as much as the English ones put in", () => {
    const other = german.filter(({ path, text }) => {
      const twin = english.get(path);
      return typeof twin === "function" && (text as typeof twin).length !== twin.length;
    });
    expect(other.map(({ path }) => path)).toEqual([]);
  });
});

test.each([...english])("%s says something", (_, text) => {
  if (typeof text === "string") expect(text.trim()).toBe(text);
  expect(text).not.toBe("");
});
