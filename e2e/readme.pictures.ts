import { join } from "node:path";
import type { Command } from "../contract/commands";
import { test } from "./game-server";
import { hostRoom, joinRoom, type RawClient } from "./raw-client";

const DOCS = join(import.meta.dirname, "..", "docs");
const SIZE = { width: 1366, height: 768 };

test("the pictures of the README", async ({ browser, game }) => {
  test.setTimeout(120_000);
  const { facilitator, code, token } = await hostRoom(game.url, { roles: true, approvals: true });
  const { player: ana, token: seat } = await joinRoom(game.url, code, "Ana");
  const { player: ben } = await joinRoom(game.url, code, "Ben");
  await must(ana, { type: "seat.choose-role", role: "incident-commander" });
  await must(ben, { type: "seat.choose-role", role: "operations" });
  await must(facilitator, { type: "exercise.start" });
  await must(facilitator, { type: "exercise.pause" });
  await must(facilitator, { type: "exercise.step", minutes: 14 });
  await must(ana, { type: "incident.declare", severity: "SEV1" });
  await must(ana, order("probe.host-heap"));
  await must(ana, order("probe.error-mix"));
  await must(ben, {
    ...order("capacity.remove"),
    params: { serversPerHour: 47 },
    reason: "added this morning",
  });
  await must(facilitator, { type: "exercise.step", minutes: 13 });
  await must(ana, { type: "hypothesis.propose", suspectId: "memory-pressure", text: "" });
  await must(ana, { type: "hypothesis.propose", suspectId: "new-capacity-faulty", text: "" });
  await ana.until((view) => view.hypotheses?.board.length === 2);
  const [memory, capacity] = ana.view.hypotheses?.board ?? [];
  if (memory && capacity) {
    await must(ana, { type: "hypothesis.rate", hypothesisId: memory.id, probability: 35 });
    await must(ben, { type: "hypothesis.rate", hypothesisId: memory.id, probability: 55 });
    await must(ben, { type: "hypothesis.rate", hypothesisId: capacity.id, probability: 30 });
  }
  await must(ben, {
    type: "message.post",
    text: "Removal runs at 47 an hour. Nothing to see yet.",
  });
  await must(ana, {
    ...order("comms.internal-update"),
    params: { text: "We lead; next word in 20 min." },
  });
  await must(ana, order("probe.map-completeness"));
  await must(ben, order("config.metadata-store"));
  await must(facilitator, { type: "exercise.step", minutes: 20 });

  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const shoot = async (path: string, file: string) => {
    await page.goto(game.url + path);
    await page.getByRole("main").waitFor();
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: join(DOCS, file) });
  };
  await shoot(`/room/${code}#${seat}`, "war-room.png");
  await shoot(`/facilitate/${code}#${token}`, "facilitator.png");
  await finish(facilitator, ana, ben);
  await must(facilitator, { type: "exercise.end" });
  await must(facilitator, { type: "exercise.reveal" });
  await shoot(`/debrief/${code}`, "debrief.png");
});

/** The rest of the day, so that the debrief has something to say. */
async function finish(facilitator: RawClient, ana: RawClient, ben: RawClient): Promise<void> {
  for (let hour = 0; hour < 4; hour += 1) {
    await must(facilitator, { type: "exercise.step", minutes: 60 });
  }
  await must(ana, {
    type: "decision.record",
    text: "We keep the limit and restart slowly.",
    reason: "",
  });
  await must(ben, {
    ...order("fleet.restart"),
    params: { serversPerHour: 489, source: "metadata-store" },
  });
  await ana.until((view) => view.works?.some((work) => work.canApprove) === true);
  const waiting = ana.view.works?.find((work) => work.canApprove);
  if (waiting) await must(ana, { type: "work.approve", workId: waiting.id });
  await must(facilitator, { type: "exercise.set-pace", factor: 64 });
  await must(facilitator, { type: "exercise.resume" });
  await ana.until((view) => (view.clock?.minute ?? 0) > 1210);
}

function order(actionId: string) {
  return { type: "work.start", actionId, params: {}, reason: "" } as const;
}

async function must(client: RawClient, command: Command): Promise<void> {
  const answer = await client.command(command);
  if (!answer.ok) throw new Error(`${command.type}: ${answer.rejection.sentence}`);
}
