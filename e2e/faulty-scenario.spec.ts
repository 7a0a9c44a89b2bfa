import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { scenarios } from "../scenarios/registry";
import { buildWithFaultyFolders, FAULTY, TORN } from "./faulty-folders";
import { type GameServer, prepareServer } from "./game-server";
import { hostRoom, joinRoom, RawClient } from "./raw-client";

const good = scenarios.map(({ id }) => id);

/** A server that was built from folders of which six are faulty; one for all tests. */
const test = base.extend<object, { server: GameServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(join(tmpdir(), "shardfall-faulty-"));
      buildWithFaultyFolders(root);
      const server = await prepareServer(join(root, "data"), root);
      await server.start();
      await use(server);
      await server.kill();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test.describe("S2 a server with faulty scenarios", () => {
  test("says one sentence of each, with the place and the remedy", async ({ server }) => {
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.includes("is left out"))
      .map((line): { scenario: string; msg: string } => JSON.parse(line));
    expect(lines.map(({ scenario }) => scenario)).toEqual([...FAULTY.map(({ id }) => id), TORN.id]);
    for (const [index, { id, says }] of FAULTY.entries()) {
      expect(lines[index]?.msg).toContain(`Scenario ${id} is left out. scenarios/${id}${says}`);
      expect(lines[index]?.msg).toMatch(new RegExp(` npm run scenario -- check ${id}$`));
    }
    expect(lines.at(-1)?.msg).toBe(
      `Scenario ${TORN.id} is left out; its folder does not load: ${TORN.reason}`,
    );
  });

  test("offers the others, and none of the faulty ones", async ({ page, server }) => {
    const client = await RawClient.connect(server.url);
    const { scenarios: offered } = await client.need({ type: "scenarios.list" });
    expect(offered.map(({ id }) => id)).toEqual(good);
    client.close();

    await page.goto(server.url);
    const titles = scenarios.map(({ card }) => card.title);
    for (const title of titles) {
      // the faulty ones would stand under the title that they took over
      const named = page.getByRole("heading", { name: title, exact: true });
      await expect(named).toHaveCount(titles.filter((one) => one === title).length);
    }
  });

  test("plays the others", async ({ server }) => {
    for (const { id, starts } of scenarios) {
      const { code, facilitator } = await hostRoom(server.url, {
        scenarioId: id,
        startId: starts[0]?.id ?? "",
      });
      const { player } = await joinRoom(server.url, code, "Ana");
      await facilitator.command({ type: "exercise.start" });
      await player.until((view) => view.clock?.running === true && view.charts !== undefined);
      player.close();
      facilitator.close();
    }
  });

  test("answers whoever asks for a faulty one with a sentence", async ({ server }) => {
    for (const { id } of [...FAULTY, TORN]) {
      await expect(
        hostRoom(server.url, { scenarioId: id, startId: "before-alarms" }),
      ).rejects.toThrow("There is no such scenario here. Choose one from the list.");
    }
  });
});
