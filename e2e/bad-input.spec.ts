import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, launchAndWait, test } from "./game-server";
import { hostRoom, joinRoom, RawClient } from "./raw-client";
import { joinWithCode } from "./war-room";

test.describe("the join form", () => {
  test("says what is wrong and keeps what was typed", async ({ game, page }) => {
    const { code } = await hostRoom(game.url);
    await joinRoom(game.url, code, "Ana");
    await page.goto(`${game.url}/join`);
    await page.getByLabel("Room code").fill("zzzzzz");
    await page.getByLabel("Your name").fill("Ana");
    await page.getByRole("button", { name: "Join the room" }).click();
    await expect(page.getByText("No room answers to that code").first()).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Ana");

    await page.getByLabel("Room code").fill(code);
    await page.getByRole("button", { name: "Join the room" }).click();
    await expect(
      page.getByText("Somebody in this room is called Ana already").first(),
    ).toBeVisible();

    await page.getByLabel("Your name").fill("x".repeat(500));
    await page.getByRole("button", { name: "Join the room" }).click();
    await expect(page.getByText("That name has 500 characters; 32 fit.").first()).toBeVisible();
    await page.getByLabel("Your name").fill("Ben");
    await page.getByRole("button", { name: "Join the room" }).click();
    await page.waitForURL(/\/room\//);
  });

  test("turns a late-comer away from a room that has ended", async ({ game, page }) => {
    const { facilitator, code } = await hostRoom(game.url);
    await facilitator.command({ type: "exercise.start" });
    await facilitator.command({ type: "exercise.end" });
    await page.goto(`${game.url}/join`);
    await page.getByLabel("Room code").fill(code);
    await page.getByLabel("Your name").fill("Late");
    await page.getByRole("button", { name: "Join the room" }).click();
    await expect(page.getByText("This exercise has ended").first()).toBeVisible();
  });

  test("takes names that are hard to print", async ({ game, page }) => {
    const { code } = await hostRoom(game.url);
    await joinWithCode(page, game.url, code, "مريم 👩‍👩‍👧‍👦");
    await expect(page.getByText("مريم 👩‍👩‍👧‍👦").first()).toBeVisible();
  });
});

test.describe("pages that are not yours", () => {
  test("each say so and offer a way on", async ({ game, page }) => {
    const { code } = await hostRoom(game.url);
    for (const path of [
      `/room/${code}`,
      `/facilitate/${code}`,
      `/debrief/${code}`,
      "/room/NOPE23",
    ]) {
      await page.goto(game.url + path);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/seat|code|link|room/i);
    }
    await page.goto(`${game.url}/no/such/page`);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
});

test("a host who left the page finds the room again in the same browser", async ({
  game,
  page,
}) => {
  await page.goto(`${game.url}/host`);
  await page.getByLabel("Your name").fill("Fay");
  await page.getByRole("button", { name: "Create the room" }).click();
  const shown = await page.getByRole("status", { name: "Room code" }).textContent();
  await page.goto(`${game.url}/host`);
  const rooms = page.getByRole("navigation", { name: "Your rooms in this browser" });
  await rooms.getByRole("link", { name: shown ?? "" }).click();
  await expect(page.getByRole("button", { name: "Open the briefing" })).toBeVisible();
  await page.goto(`${game.url}/room/${shown?.replace(" ", "")}`);
  await page.getByRole("link", { name: "Open the facilitator page" }).click();
  await expect(page.getByRole("button", { name: "Open the briefing" })).toBeVisible();
});

test("packets that no honest client sends are answered with a sentence", async ({ game }) => {
  const { facilitator, code } = await hostRoom(game.url, { roles: true });
  const { player } = await joinRoom(game.url, code, "Ana");
  await joinRoom(game.url, code, "Ben").then(({ player: ben }) =>
    ben.command({ type: "seat.choose-role", role: "operations" }),
  );
  await facilitator.command({ type: "exercise.start" });
  const stranger = await RawClient.connect(game.url);
  const oddities: unknown[] = [
    null,
    "hello",
    { type: "no.such" },
    { type: "room.join", code, name: 5, observe: false },
    { type: "session.command", commandId: "x", command: { type: "exercise.pause" } },
    { type: "session.command", commandId: "abcdefgh", command: { type: "no.such" } },
    {
      type: "session.command",
      commandId: "abcdefgh",
      command: { type: "message.post", text: "x".repeat(1001) },
    },
    { type: "session.enter", code, token: "a".repeat(32) },
    { type: "debrief.read", code, token: "a".repeat(32) },
  ];
  for (const oddity of oddities) {
    for (const client of [stranger, player]) {
      const answer = await client.askAnything(oddity);
      expect(answer.ok, JSON.stringify(oddity)).toBe(false);
      if (!answer.ok) expect(answer.rejection.sentence).toMatch(/^[A-Z].{10,}\.$/);
    }
  }
  const unknown = await player.command({
    type: "work.start",
    actionId: "no.such",
    params: {},
    reason: "",
  });
  expect(unknown).toMatchObject({ ok: false, rejection: { code: "unknown-action" } });
  const wrongRole = await player.command({
    type: "work.start",
    actionId: "capacity.remove",
    params: {},
    reason: "",
  });
  expect(wrongRole).toMatchObject({ ok: false, rejection: { code: "not-your-role" } });
  expect((await player.command({ type: "message.post", text: "still here" })).ok).toBe(true);
});

test.describe("a server that cannot start", () => {
  test("names the port that is in use", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => {
        const address = taken.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const dataDir = mkdtempSync(join(tmpdir(), "shardfall-port-"));
    const { code, text } = await launchAndWait({ PORT: String(port), DATA_DIR: dataDir });
    taken.close();
    expect(code).toBe(2);
    expect(text).toContain(`Port ${port} is in use`);
  });

  test("names a data folder that cannot be written, and a port that is none", async () => {
    const folder = mkdtempSync(join(tmpdir(), "shardfall-data-"));
    const file = join(folder, "file");
    writeFileSync(file, "");
    chmodSync(file, 0o444);
    const blocked = await launchAndWait({ PORT: "45999", DATA_DIR: join(file, "data") });
    expect(blocked.code).toBe(2);
    expect(blocked.text).toContain("cannot be written");
    const odd = await launchAndWait({ PORT: "many", DATA_DIR: folder });
    expect(odd.code).toBe(2);
    expect(odd.text).toContain('PORT="many" cannot be used');
  });

  test("refuses a data folder that another server uses", async ({ game }) => {
    const { code, text } = await launchAndWait({ PORT: "45998", DATA_DIR: game.dataDir });
    expect(code).toBe(2);
    expect(text).toContain("in use by another Shardfall server");
  });
});

test.describe("seats", () => {
  test("a seat that is entered several times at once is away once its connection is gone", async ({
    game,
  }) => {
    const { facilitator, code } = await hostRoom(game.url);
    const { player, token } = await joinRoom(game.url, code, "Ana");
    const again = Array.from({ length: 4 }, () =>
      player.ask({ type: "session.enter", code, token }),
    );
    for (const answer of await Promise.all(again)) expect(answer.ok).toBe(true);
    player.close();
    await facilitator.until(
      (view) => view.seats?.some((seat) => seat.name === "Ana" && !seat.online) === true,
    );
  });

  test("a seat that the facilitator takes out hears of it and can do nothing more", async ({
    game,
  }) => {
    const { facilitator, code } = await hostRoom(game.url);
    const { player } = await joinRoom(game.url, code, "Ana");
    await facilitator.until((view) => view.seats?.length === 2);
    const seatId = player.view.you?.seatId ?? "";
    expect((await player.command({ type: "seat.remove", seatId })).ok).toBe(false);
    expect((await facilitator.command({ type: "seat.remove", seatId })).ok).toBe(true);
    await facilitator.until((view) => view.seats?.length === 1);
    expect(await player.command({ type: "message.post", text: "still here?" })).toMatchObject({
      ok: false,
      rejection: { code: "not-your-seat" },
    });
    expect(player.frames.join("\n")).toContain("taken this seat out of the room");
    await joinRoom(game.url, code, "Ana");
  });
});
