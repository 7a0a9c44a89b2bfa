import { expect, it } from "vitest";
import { findChanges } from "./change-search";

const change = (id: string, title: string, detail: string, status: string) => ({
  id,
  when: `25 Nov 0${id}:00`,
  title,
  detail,
  status,
});
const changes = [
  change("1", "Certificates", "renewed on the store", "done"),
  change("2", "Capacity added", "front end", "done"),
  change("3", "Patch", "front end, planned", "cancelled"),
];
const ids = (text: string, order: Parameters<typeof findChanges>[2]) =>
  findChanges(changes, text, order)
    .map(({ id }) => id)
    .join("");

it("the calendar is read from either end, by status or by title", () => {
  expect(ids("", "newest")).toBe("321");
  expect(ids("", "oldest")).toBe("123");
  expect(ids("", "status")).toBe("312");
  expect(ids("", "title")).toBe("213");
});

it("a change is found by words of its title, detail, time or status", () => {
  expect(ids("front DONE", "newest")).toBe("2");
  expect(ids("03:00", "newest")).toBe("3");
  expect(ids("nothing such", "newest")).toBe("");
});
