import { expect, test } from "vitest";
import { noticeState } from "./notices";

test.each([
  ["plain http", false, "denied", "insecure"],
  ["plain http before anybody was asked", false, "default", "insecure"],
  ["a person who was not asked yet", true, "default", "ask"],
  ["a person who said no", true, "denied", "blocked"],
  ["a person who said yes", true, "granted", "granted"],
] as const)("given %s, a notice is what the browser allows", (_, secure, permission, state) => {
  expect(noticeState({ isSecureContext: secure, Notification: { permission } })).toBe(state);
});

test("given a browser without notices, that is what is said", () => {
  expect(noticeState({ isSecureContext: true })).toBe("missing");
});
