import { join } from "node:path";
import Database from "better-sqlite3";
import { fold, hashState } from "../engine/index";
import { findScenario } from "../scenarios/registry";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom, RawClient } from "./raw-client";

test.describe("a server that is killed in the middle of a game", () => {
  test("comes back with the same state for every seat, and nothing acknowledged is lost", async ({
    game,
  }) => {
    const { facilitator, code, token } = await hostRoom(game.url);
    const { player, token: playerToken } = await joinRoom(game.url, code, "Ana");
    await facilitator.command({ type: "exercise.start" });
    await facilitator.command({ type: "exercise.set-pace", factor: 16 });
    await player.command({ type: "incident.declare", severity: "SEV1" });
    await player.command({
      type: "work.start",
      actionId: "capacity.remove",
      params: { serversPerHour: 47 },
      reason: "suspect",
    });
    await player.command({ type: "message.post", text: "removal is under way" });
    await player.until((view) => (view.clock?.minute ?? 0) > 190);
    await facilitator.command({ type: "exercise.pause" });
    await player.until((view) => view.clock?.running === false);
    await facilitator.until((view) => view.clock?.running === false);
    const before = { player: player.view, facilitator: facilitator.view };

    await game.kill();
    const kept = hashOfLog(game.dataDir);
    await game.start();
    expect(game.output()).toContain(`"hash":"${kept}"`);

    const again = await enter(game.url, code, playerToken);
    const facilitatorAgain = await enter(game.url, code, token);
    await again.until((view) => view.seats?.every((seat) => seat.online) === true);
    await facilitatorAgain.until((view) => view.seats?.every((seat) => seat.online) === true);
    expect(again.view).toEqual(before.player);
    expect(facilitatorAgain.view).toEqual(before.facilitator);
    again.close();
    facilitatorAgain.close();
  });

  test("keeps every command it had answered, whenever the kill comes", async ({ game }) => {
    const { facilitator, code } = await hostRoom(game.url);
    await facilitator.command({ type: "exercise.start" });
    await facilitator.command({ type: "exercise.set-pace", factor: 32 });
    const { token } = await joinRoom(game.url, code, "Ben");
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const client = await enter(game.url, code, token);
      // One command after the other until the line goes dead; the kill lands between or inside one of them.
      const sending = (async () => {
        for (let index = 0; index < 5; index += 1) {
          const text = `round ${round} message ${index}`;
          const answer = await client.command(
            { type: "item.pin", itemId: "nothing", pinned: true },
            `r${round}-${index}-refused`,
          );
          expect(answer.ok).toBe(false);
          const decided = await client.command(
            { type: "decision.record", text, reason: "" },
            `r${round}-${index}-decided`,
          );
          if (decided.ok) acknowledged.push(text);
        }
      })();
      await client.until((view) =>
        (view.channel ?? []).some((item) => item.text === `round ${round} message ${round}`),
      );
      await game.kill();
      await Promise.race([sending, Promise.resolve()]);
      await game.start();
    }
    const last = await enter(game.url, code, token);
    const texts = (last.view.channel ?? []).map((item) => item.text);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(texts).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(texts.filter((text) => text.startsWith("round"))).size).toBe(
      texts.filter((text) => text.startsWith("round")).length,
    );
    last.close();
  });

  test("answers a resend after the restart as it did before, and does the thing once", async ({
    game,
  }) => {
    const { facilitator, code } = await hostRoom(game.url);
    await facilitator.command({ type: "exercise.start" });
    const { player, token } = await joinRoom(game.url, code, "Cem");
    const command = { type: "decision.record", text: "we keep the limit", reason: "" } as const;
    expect(await player.command(command, "the-same-id")).toEqual({ ok: true, value: {} });

    await game.kill();
    await game.start();

    const again = await enter(game.url, code, token);
    expect(await again.command(command, "the-same-id")).toEqual({ ok: true, value: {} });
    const lines = (again.view.channel ?? []).filter((item) => item.text === "we keep the limit");
    expect(lines).toHaveLength(1);
    again.close();
  });
});

/** Fingerprint of the state that the log of the only room folds to, read from the file that the dead server left. */
function hashOfLog(dataDir: string): string {
  const db = new Database(join(dataDir, "shardfall.db"));
  const rows = db.prepare("SELECT body FROM events ORDER BY seq").all() as { body: string }[];
  db.close();
  const scenario = findScenario("kinesis-2020");
  if (!scenario) throw new Error("The scenario is missing.");
  return hashState(
    fold(
      scenario,
      rows.map((row) => JSON.parse(row.body)),
    ),
  );
}

async function enter(url: string, code: string, token: string): Promise<RawClient> {
  const client = await RawClient.connect(url);
  await client.need({ type: "session.enter", code, token });
  await client.until((view) => view.clock !== undefined);
  return client;
}
