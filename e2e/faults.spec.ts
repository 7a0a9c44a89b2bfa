import type { BrowserContext, Page } from "@playwright/test";
import { FlakyWire } from "./flaky-wire";
import { expect, test } from "./game-server";
import { hostRoom, type RawClient } from "./raw-client";
import { joinWithCode, LONG_WAIT, takeRole, WarRoom } from "./war-room";

const LOST = "Connection lost";

const clockOf = (page: Page) => page.getByRole("timer", { name: "Scenario clock" });
const peopleIn = (page: Page) => page.getByRole("dialog").getByRole("listitem");

/** A room that runs at its own pace, and a player in it, who may come to it by another way. */
async function seatIn(context: BrowserContext, url: string, way = url) {
  const { facilitator, code } = await hostRoom(url, { roles: true });
  const page = await context.newPage();
  await joinWithCode(page, way, code, "Ana");
  await takeRole(page, /Observability/);
  await facilitator.command({ type: "exercise.start" });
  await expect(clockOf(page)).toBeVisible();
  return { facilitator, code, page, room: new WarRoom(page) };
}

/** The seat's own button in the top bar, named after its person. */
async function openSeat(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function heardOnce(facilitator: RawClient, text: string): Promise<void> {
  const lines = () => (facilitator.view.channel ?? []).filter((item) => item.text === text);
  await facilitator.until(() => lines().length > 0);
  await facilitator.command({ type: "message.post", text: `After: ${text}` });
  await facilitator.until((view) => view.channel?.at(-1)?.text === `After: ${text}`);
  expect(lines()).toHaveLength(1);
}

/** Whether the facilitator was ever told that a seat had lost its connection. */
function wentAway({ frames }: RawClient): boolean {
  return frames.some((frame) => frame.includes('"online":{"is":false}'));
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("button", { name: "Send message" }).click();
}

test.beforeEach(() => test.setTimeout(120_000));

test("a reload ends in the same seat with the same state", async ({ context, game }) => {
  const { facilitator, page, room } = await seatIn(context, game.url);
  await room.say("Looking at the front end.");
  await page.reload();
  await expect(room.channel.getByText("Looking at the front end.")).toBeVisible();
  await openSeat(page, "Ana");
  await expect(page.getByRole("radio", { name: /Observability/ })).toBeChecked();
  expect(facilitator.view.seats?.filter((seat) => seat.kind === "player")).toHaveLength(1);
});

test("a second tab is the same seat: what one does, the other shows", async ({ context, game }) => {
  const { code, facilitator, page, room } = await seatIn(context, game.url);
  const other = await context.newPage();
  await other.goto(`${game.url}/room/${code}`);
  const twin = new WarRoom(other);
  await twin.say("Said in the second tab.");
  await expect(room.channel.getByText("Said in the second tab.")).toBeVisible();
  await page.close();
  await twin.say("The first is closed.");
  await facilitator.until((view) =>
    (view.seats ?? []).some((seat) => seat.name === "Ana" && seat.online),
  );
  expect(facilitator.view.seats?.filter((seat) => seat.name === "Ana")).toHaveLength(1);
});

test("who joins in the middle of the incident can take a role that is free", async ({
  browser,
  context,
  game,
}) => {
  const { code, facilitator } = await seatIn(context, game.url);
  await facilitator.command({ type: "exercise.step", minutes: 30 });
  const late = await (await browser.newContext()).newPage();
  await joinWithCode(late, game.url, code, "Late");
  await expect(clockOf(late)).toBeVisible();
  await openSeat(late, "Late");
  const dialog = late.getByRole("dialog");
  await dialog.getByRole("radio", { name: /Operations lead/ }).check();
  await dialog.getByRole("button", { name: "Take Operations lead" }).click();
  await expect(dialog).toBeHidden();
  await facilitator.until((view) =>
    (view.seats ?? []).some((seat) => seat.name === "Late" && seat.role === "operations"),
  );
});

test("a phone that slept shows the room as it is when it wakes", async ({ context, game }) => {
  const { facilitator, page, room } = await seatIn(context, game.url);
  const phone = await context.newCDPSession(page);
  await phone.send("Page.enable");
  await phone.send("Page.setWebLifecycleState", { state: "frozen" });
  await facilitator.command({ type: "exercise.pause" });
  await facilitator.command({ type: "exercise.step", minutes: 45 });
  await facilitator.command({ type: "message.post", text: "While you slept." });
  await phone.send("Page.setWebLifecycleState", { state: "active" });
  await expect(room.channel.getByText("While you slept.")).toBeVisible(LONG_WAIT);
  const minute = facilitator.view.clock?.minute ?? 0;
  await expect(clockOf(page)).toContainText(`T+${minute}`);
});

test("what is sent during a minute without a network waits, and happens once when it is back", async ({
  context,
  game,
}) => {
  test.setTimeout(180_000);
  const { wire, url } = await FlakyWire.to(game.url);
  const { facilitator, page, room } = await seatIn(context, game.url, url);
  wire.cut();
  await send(page, "Sent into the void.");
  await expect(page.getByText(LOST).first()).toBeVisible(LONG_WAIT);
  // The server gives a silent connection up after most of a minute.
  await expect.poll(() => wentAway(facilitator), LONG_WAIT).toBe(true);
  expect(JSON.stringify(facilitator.view.channel)).not.toContain("Sent into the void.");
  wire.mend();
  await expect(page.getByText(LOST)).toHaveCount(0, LONG_WAIT);
  await expect(room.channel.getByText("Sent into the void.")).toHaveCount(1);
  await heardOnce(facilitator, "Sent into the void.");
  await expect(room.channel.getByText("After: Sent into the void.")).toBeVisible();
  wire.close();
});

for (const [moment, act] of [
  ["something is sent", (page: Page) => send(page, "From another network.")],
  [
    "the browser says that it is online",
    (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online"))),
  ],
] as const) {
  test(`a connection that died in silence is left as soon as ${moment}, before the room notices`, async ({
    context,
    game,
  }) => {
    const { wire, url } = await FlakyWire.to(game.url);
    const { facilitator, page, room } = await seatIn(context, game.url, url);
    wire.roam();
    await act(page);
    await facilitator.command({ type: "message.post", text: "Still with us?" });
    await expect(room.channel.getByText("Still with us?")).toBeVisible(LONG_WAIT);
    expect(wentAway(facilitator)).toBe(false);
    wire.close();
  });
}

test("a page lives through a restart of the server, and so does what it sent meanwhile", async ({
  context,
  game,
}) => {
  const { code, page, room } = await seatIn(context, game.url);
  await game.kill();
  await expect(page.getByText(LOST).first()).toBeVisible();
  await send(page, "While it was down.");
  await game.start();
  await expect(page.getByText(LOST)).toHaveCount(0, LONG_WAIT);
  await expect(room.channel.getByText("While it was down.")).toHaveCount(1);
  expect(page.url()).toContain(code);
});

test("a clock that is ten minutes wrong changes nothing", async ({ context, game }) => {
  await context.addInitScript(() => {
    const wrong = 10 * 60_000;
    const real = Date.now.bind(Date);
    Date.now = () => real() + wrong;
  });
  const { facilitator, page } = await seatIn(context, game.url);
  await facilitator.command({ type: "exercise.pause" });
  await facilitator.command({ type: "exercise.step", minutes: 10 });
  await expect(clockOf(page)).toContainText(`T+${facilitator.view.clock?.minute}`);
  await expect(page.getByText(LOST)).toHaveCount(0);
});

test("a browser without storage keeps its seat for as long as the page is open", async ({
  context,
  game,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is blocked.", "SecurityError");
      },
    });
  });
  const { room } = await seatIn(context, game.url);
  await room.say("No storage here.");
});

test("when the host is gone the room goes on, and shows that nobody runs it", async ({
  context,
  game,
}) => {
  const { facilitator, page, room } = await seatIn(context, game.url);
  const before = await clockOf(page).textContent();
  await openSeat(page, "Ana");
  await expect(peopleIn(page).filter({ hasText: "Fay" })).not.toContainText(/away/);
  facilitator.close();
  await expect(peopleIn(page).filter({ hasText: "Fay" })).toContainText(/away/);
  await page.keyboard.press("Escape");
  await expect(clockOf(page)).not.toHaveText(before ?? "", LONG_WAIT);
  await room.say("We go on.");
});

test("a room that has ended leads its people to the debrief, whichever page they come back to", async ({
  context,
  game,
}) => {
  const { code, facilitator, page } = await seatIn(context, game.url);
  await facilitator.command({ type: "exercise.end" });
  await facilitator.command({ type: "exercise.reveal" });
  await page.close();
  const again = await context.newPage();
  for (const path of ["room", "join"]) {
    await again.goto(`${game.url}/${path}/${code}`);
    if (path === "join") await again.getByRole("link", { name: "Go to my seat" }).click();
    await again.getByRole("link", { name: "Read the debrief" }).click();
    await expect(again.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible(LONG_WAIT);
  }
});

test.describe("a page of another version says so and offers to reload", () => {
  test.beforeEach(async ({ page }) => {
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) =>
        server.send(String(message).replace(/"protocol":\d+/, '"protocol":0')),
      );
    });
  });

  test("where it would join", async ({ game, page }) => {
    const { code, facilitator } = await hostRoom(game.url);
    await page.goto(`${game.url}/join/${code}`);
    await page.getByLabel("Your name").fill("Old");
    await page.getByRole("button", { name: "Join the room" }).click();
    await expect(page.getByRole("main")).toContainText("this page is older than the server");
    await expect(page.getByLabel("Your name")).toHaveValue("Old");
    await saysAndReloads(page);
    expect(facilitator.view.seats?.map((seat) => seat.name)).toEqual(["Fay"]);
  });

  for (const path of ["/", "/host", "/practise/checkout-2031"]) {
    test(`at ${path}`, async ({ game, page }) => {
      await page.goto(game.url + path);
      await saysAndReloads(page);
    });
  }

  async function saysAndReloads(page: Page): Promise<void> {
    await expect(page.getByRole("alert").filter({ hasText: "A newer version" })).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await reloaded;
  }
});
