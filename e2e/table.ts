import type { Browser, Page } from "@playwright/test";
import type { Role } from "../contract/roles";
import type { Sections } from "../contract/socket";
import { expect } from "./game-server";
import { PageView } from "./page-view";
import { RawClient } from "./raw-client";
import { LONG_WAIT } from "./war-room";

/** A page, and all that reached it. */
export interface Watched {
  readonly page: Page;
  readonly seen: PageView;
}

/** Sections that every seat reads alike. */
const COMMON = [
  "room",
  "clock",
  "seats",
  "incident",
  "services",
  "charts",
  "alarms",
  "changes",
  "posts",
] as const;
/** What the wall and the seats both show. */
const ON_THE_WALL = ["clock", "services"] as const;

/** A laptop of its own, whose clock may be ten minutes fast. */
export async function openPage(browser: Browser, wrongClock = false): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  if (wrongClock) {
    await context.addInitScript(() => {
      const real = Date;
      const now = () => real.now() + 10 * 60_000;
      globalThis.Date = new Proxy(real, {
        construct: (made, args) => Reflect.construct(made, args.length === 0 ? [now()] : args),
        get: (made, key) => (key === "now" ? now : Reflect.get(made, key)),
      });
    });
  }
  return watch(await context.newPage());
}

export function watch(page: Page): Watched {
  return { page, seen: new PageView(page) };
}

/** Another device of the seat whose page this is; it is sent the whole view, as nothing came to it before. */
export async function deviceOf(
  page: Page,
  url: string,
  code: string,
  door: "seat" | "facilitator" = "seat",
): Promise<RawClient> {
  const key = `shardfall.${door}.${code}`;
  const token = await page.evaluate((name) => localStorage.getItem(name), key);
  const device = await RawClient.connect(url);
  await device.need({ type: "session.enter", code, token: token ?? "" });
  await device.until((view) => view.clock !== undefined);
  return device;
}

/** What was sent to a page piece by piece is what its seat would be sent whole now. @returns that */
export async function expectWhole(
  { page, seen }: Watched,
  url: string,
  code: string,
  door: "seat" | "facilitator" = "seat",
): Promise<Sections> {
  const fresh = await deviceOf(page, url, code, door);
  await expect.poll(() => seen.view, LONG_WAIT).toEqual(fresh.view);
  fresh.close();
  return fresh.view;
}

/** Two seats read the same of what is everybody's. */
export function expectAgreement(one: Sections, other: Sections): void {
  expect(pick(one, COMMON)).toEqual(pick(other, COMMON));
  expect(worksOf(one)).toEqual(worksOf(other));
  expect(sharedLines(one)).toEqual(sharedLines(other));
  expect(one.hypotheses?.suspects).toEqual(other.hypotheses?.suspects);
}

export async function expectOnWall(wall: Watched, view: Sections): Promise<void> {
  await expect
    .poll(() => pick(wall.seen.view, ON_THE_WALL), LONG_WAIT)
    .toEqual(pick(view, ON_THE_WALL));
}

/** Answers of probes for one function that nobody has shared. */
export function answersFor(role: Role, view: Sections) {
  return (view.channel ?? []).filter(
    ({ kind, audience, shared }) => kind === "result" && audience === role && shared === null,
  );
}

/** Lines of the channel that only this function reads, as they stand in a frame. */
export function privateTextsOf(role: Role, view: Sections): string[] {
  return (view.channel ?? [])
    .filter(({ audience, shared }) => audience === role && shared === null)
    .map(({ text }) => JSON.stringify(text));
}

function sharedLines({ channel }: Sections) {
  return channel?.filter(({ audience, shared }) => audience === "all" || shared !== null);
}

/** Works without what depends on who looks. */
function worksOf({ works }: Sections) {
  return works?.map(({ canHold, canRelease, canCancel, canApprove, turnable, ...work }) => work);
}

function pick<Key extends keyof Sections>(view: Sections, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, view[key]]));
}
