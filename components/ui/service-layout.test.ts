import { describe, expect, it } from "vitest";
import { layersOf } from "./service-layers";
import { layoutMap } from "./service-layout";

const service = (id: string, ...dependsOn: string[]) => ({ id, dependsOn });
const chain = [service("c", "b"), service("b", "a"), service("a")];
const outage = [
  service("front", "store", "peers"),
  service("store"),
  service("peers"),
  service("metrics", "front"),
  service("alarms", "metrics"),
  service("login", "front"),
  service("scaling", "alarms", "login"),
];

describe("layers", () => {
  it("follow the longest way, whatever the order", () => {
    expect(layersOf(chain)).toEqual([["a"], ["b"], ["c"]]);
    expect(layersOf(outage).map((layer) => [...layer].sort())).toEqual([
      ["peers", "store"],
      ["front"],
      ["login", "metrics"],
      ["alarms"],
      ["scaling"],
    ]);
  });

  it("put services beside what they are joined to", () => {
    const crossed = [service("a"), service("b"), service("x", "b"), service("y", "a")];
    const [first = [], second = []] = layersOf(crossed);
    expect(first.indexOf("a") < first.indexOf("b")).toBe(second.indexOf("y") < second.indexOf("x"));
  });

  it("survive a circle and a name that nobody has", () => {
    const odd = [service("a", "b"), service("b", "a"), service("c", "nobody")];
    expect(layersOf(odd).flat().sort()).toEqual(["a", "b", "c"]);
  });
});

describe.each([
  ["side by side", { width: 700, height: 300 }],
  ["under each other", { width: 340, height: 300 }],
])("a map with its layers %s", (_, box) => {
  const layout = layoutMap(outage, box);

  it("holds every service once, inside its width", () => {
    expect(layout.nodes.map(({ id }) => id).sort()).toEqual(outage.map(({ id }) => id).sort());
    for (const { left, top } of layout.nodes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + layout.nodeWidth).toBeLessThanOrEqual(box.width + 0.001);
      expect(top).toBeGreaterThanOrEqual(-0.001);
      expect(top + layout.nodeHeight).toBeLessThanOrEqual(layout.height + 0.001);
    }
  });

  it("lays no service over another", () => {
    for (const [index, one] of layout.nodes.entries()) {
      for (const other of layout.nodes.slice(index + 1)) {
        const apart =
          Math.abs(one.left - other.left) >= layout.nodeWidth - 0.001 ||
          Math.abs(one.top - other.top) >= layout.nodeHeight - 0.001;
        expect(apart, `${one.id} and ${other.id}`).toBe(true);
      }
    }
  });

  it("has a line for every need", () => {
    expect(layout.edges).toHaveLength(7);
    expect(layout.edges.map(({ from, to }) => `${from} ${to}`)).toContain("front metrics");
  });
});

it("a wall's map is larger in everything", () => {
  const box = { width: 1800, height: 900 };
  expect(layoutMap(outage, box, 2).nodeHeight).toBeGreaterThan(layoutMap(outage, box).nodeHeight);
});
