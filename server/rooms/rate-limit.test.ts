import "#server-only";
import { describe, expect, test } from "vitest";
import { rateLimit } from "./rate-limit";

describe("a rate limit", () => {
  const takes = (limit: ReturnType<typeof rateLimit>, key: string, times: readonly number[]) =>
    times.map((nowMs) => limit.take(key, nowMs));

  test("lets so many pass in its window and no more", () => {
    expect(takes(rateLimit(3, 1000), "a", [0, 1, 2, 3, 999])).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test("slides: each is free again a window after it was taken", () => {
    const limit = rateLimit(2, 1000);
    expect(takes(limit, "a", [0, 600, 999, 1000, 1001, 1600])).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test("does not count what it refused", () => {
    const limit = rateLimit(1, 1000);
    expect(takes(limit, "a", [0, 500, 900, 1000])).toEqual([true, false, false, true]);
  });

  test("counts each key by itself", () => {
    const limit = rateLimit(1, 1000);
    expect([limit.take("a", 0), limit.take("b", 0), limit.take("a", 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("forgets the quiet among very many keys, and not the busy", () => {
    const limit = rateLimit(1, 1000);
    for (let key = 0; key < 6000; key += 1) limit.take(`old-${key}`, 0);
    limit.take("busy", 1500);
    for (let key = 0; key < 6000; key += 1) limit.take(`new-${key}`, 2000);
    expect(limit.take("busy", 2001)).toBe(false);
    expect(limit.take("old-1", 2001)).toBe(true);
  });
});
