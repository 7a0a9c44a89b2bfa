import { formatClock } from "../contract/sim-time";
import type { ChartView } from "../contract/telemetry-sections";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom } from "./raw-client";
import { joinWithCode, WarRoom } from "./war-room";

/** What stands on the screen for a number, as far as digits go: three of them matter. */
function isShown(text: string, value: number): boolean {
  const shown = Number(text.replace(/,/g, ""));
  const tolerance = Math.max(0.005, Math.abs(value) * 0.006);
  return Math.abs(shown - value) <= tolerance;
}

test("every number on the player's page is one that the server sent", async ({ game, page }) => {
  const { facilitator, code } = await hostRoom(game.url);
  const { player } = await joinRoom(game.url, code, "Raw");
  await page.setViewportSize({ width: 1366, height: 768 });
  await joinWithCode(page, game.url, code, "Ana");
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.pause" });
  await facilitator.command({ type: "exercise.step", minutes: 60 });
  await player.until((view) => view.clock?.minute === 201 && view.clock.running === false);
  const { charts = [], clock, room, services = [], alarms = [] } = player.view;
  if (!clock || !room) throw new Error("The view has no clock.");

  await test.step("the clock", async () => {
    await expect(page.getByRole("timer", { name: "Scenario clock" })).toContainText(
      formatClock(room.clock, clock.minute),
    );
  });

  await test.step("charts: last value and its minute", async () => {
    const telemetry = page.getByRole("region", { name: "Telemetry" });
    await telemetry.getByRole("tab", { name: "All", exact: true }).click();
    await expect(telemetry.getByRole("figure")).toHaveCount(charts.length);
    const spoken = await telemetry
      .getByRole("figure")
      .getByRole("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("aria-label") ?? ""));
    for (const chart of charts) expectSpoken(chart, spoken);
  });

  await test.step("services: known health, and no other", async () => {
    const room = new WarRoom(page);
    for (const service of services) {
      const row = room.services.getByRole("listitem").filter({
        has: page.getByText(service.name, { exact: true }),
      });
      await expect(row.first()).toContainText(new RegExp(service.health, "i"));
    }
  });

  await test.step("alarms: states", async () => {
    await page
      .getByRole("region", { name: "Telemetry" })
      .getByRole("tab", { name: /Alarms/ })
      .click();
    for (const alarm of alarms) {
      const row = page.getByRole("row").filter({ hasText: alarm.name });
      await expect(row.first()).toContainText(alarm.state.replace("_", " "));
    }
  });

  function expectSpoken(chart: ChartView, spoken: readonly string[]): void {
    const label = spoken.find((one) => one.startsWith(`${chart.title}:`)) ?? "";
    if (chart.lastValue === null || chart.lastMinute === null) {
      expect(label).toContain("no data");
      return;
    }
    const [, number = ""] = /: ([\d,.]+)/.exec(label) ?? [];
    expect(isShown(number, chart.lastValue), `${label} against ${chart.lastValue}`).toBe(true);
    expect(label).toContain(formatClock(room?.clock ?? EPOCH, chart.lastMinute));
  }
});

const EPOCH = { startMinuteOfDay: 0, zone: "UTC", date: "1970-01-01" };
