import { expect, test } from "vitest";
import { keysOf, unseenOf } from "./unseen";

const line = (id: string, shared: { minute: number; seatId: string } | null = null) => ({
  id,
  shared,
});
const [a, b, c] = [line("a"), line("b"), line("c")];

test("a line that came since is new", () => {
  expect(unseenOf([a, b, c], keysOf([a]))).toBe(2);
});

test("lines that leave at the top take nothing from the count", () => {
  expect(unseenOf([b, c], keysOf([a, b]))).toBe(1);
});

test("a private line that was read is new again where it is shared", () => {
  const shared = line("a", { minute: 5, seatId: "olga" });
  expect(unseenOf([b, shared], keysOf([a, b]))).toBe(1);
  expect(unseenOf([b, shared], keysOf([b, shared]))).toBe(0);
});
