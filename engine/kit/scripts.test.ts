import "#server-only";
import { expect, test } from "vitest";
import { letGo, order } from "./scripts";

test("order and letGo are lines of a script", () => {
  expect(order(5, "fix.repair")).toEqual({ atMinute: 5, actionId: "fix.repair", params: {} });
  expect(order(5, "fix.repair", { rate: 2 }).params).toEqual({ rate: 2 });
  expect(letGo(9, "fix.repair")).toEqual({ ...order(9, "fix.repair"), cancels: true });
});
