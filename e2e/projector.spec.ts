import type { Page } from "@playwright/test";
import { expect, test } from "./game-server";
import { hostRoom, joinRoom } from "./raw-client";

const WALLS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
/** Letters on a wall of 720 lines, pixels; more on a larger one. */
const LEAST_PX = 28;
const CAUSE = "A month-end report held rows that every risk answer needs";

/** Nothing is off the wall, nothing scrolls, and no letter is too small for the last row. */
async function expectReadable(page: Page): Promise<void> {
  for (const size of WALLS) {
    await page.setViewportSize(size);
    const faults = await page.evaluate(
      (leastPx) => {
        const root = document.documentElement;
        const scrolls =
          root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth;
        const texts = [...document.querySelectorAll("main *, aside *")].filter(
          (element) =>
            element.closest(".sr-only") === null &&
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        );
        const small = texts.filter(
          (element) => Number.parseFloat(getComputedStyle(element).fontSize) < leastPx - 0.1,
        );
        const off = texts.filter((element) => {
          // lines beyond a clamp are measured, though nobody sees them
          const box = element.closest("[class*=line-clamp]") ?? element;
          const { right, bottom } = box.getBoundingClientRect();
          return right > innerWidth + 1 || bottom > innerHeight + 1;
        });
        return [
          ...(scrolls ? ["scrolls"] : []),
          ...[...small, ...off].map((one) => one.textContent),
        ];
      },
      LEAST_PX * (size.height / 720),
    );
    expect(faults, `${size.width}×${size.height}`).toEqual([]);
  }
}

test("the wall follows a whole game and orders nothing", async ({ browser, game }) => {
  test.setTimeout(120_000);
  const fay = await (await browser.newContext()).newPage();
  await fay.goto(`${game.url}/host?scenario=checkout-2031`);
  await fay.getByLabel("Your name").fill("Fay");
  await fay.getByRole("button", { name: "Create the room" }).click();
  const code = (await fay.getByRole("status", { name: "Room code" }).textContent()) ?? "";
  const link = await fay.getByRole("textbox", { name: "Projector link" }).inputValue();

  // The wall is another computer: it has the link and nothing else.
  const wall = await (await browser.newContext()).newPage();
  await test.step("lobby: the code, the address, and who has come", async () => {
    await wall.goto(link);
    await expect(wall.getByRole("status", { name: "Room code" })).toHaveText(code);
    expect(wall.url()).not.toContain("#");
    await expect(wall.getByRole("img", { name: "QR code of the join link" })).toBeVisible();
    await expect(wall.getByText("Nobody has joined yet.")).toBeVisible();
    await expectReadable(wall);
  });
  const { player: ana } = await joinRoom(game.url, code, "Ana");
  await ana.command({ type: "seat.choose-role", role: "incident-commander" });
  await ana.command({ type: "seat.set-ready", ready: true });
  await expect(wall.getByRole("list", { name: "Here" })).toContainText(
    "readyAnaIncident commander",
  );
  await expect(wall.getByText("1 of 1 ready")).toBeVisible();

  await test.step("the facilitator sees that the wall is there", async () => {
    await fay.getByRole("link", { name: "Open the facilitator page" }).click();
    await expect(fay.getByRole("textbox", { name: "Projector link" })).toHaveValue(link);
    await expect(fay.getByText("A projector shows the room: done")).toBeVisible();
    await expect(fay.getByRole("list", { name: "People" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("briefing", async () => {
    await fay.getByRole("button", { name: "Open the briefing" }).click();
    await expect(wall.getByRole("article", { name: "Briefing" })).toContainText("How it ends");
    await expectReadable(wall);
  });

  await test.step("live: the time, the services, the curve, what was decided and told", async () => {
    await fay.getByRole("button", { name: "Start the clock" }).click();
    const clock = wall.getByRole("timer", { name: "Scenario clock" });
    await expect(clock).toContainText("10:1");
    await expect(wall.getByText(code)).toHaveCount(0);
    await expect(wall.getByText("No incident declared")).toBeVisible();
    await fay.getByRole("button", { name: "Pause" }).click();
    await expect(wall.getByText("paused")).toBeVisible();
    await ana.command({ type: "incident.declare", severity: "SEV2" });
    await ana.command({
      type: "decision.record",
      text: "Shed load first. ".repeat(40),
      reason: "",
    });
    await expect(wall.getByRole("region", { name: "Current decision" })).toContainText("Shed load");
    await expect(wall.getByText("SEV2")).toBeVisible();
    const told = ana.view.actions?.find(({ kind }) => kind === "communication");
    const text = "Some checkouts fail. ".repeat(20);
    const dials = told?.dials.filter(({ type }) => type === "text") ?? [];
    const params = Object.fromEntries(dials.map(({ id }) => [id, text]));
    await ana.command({ type: "work.start", actionId: told?.id ?? "", params, reason: "" });
    for (let step = 0; step < 5; step += 1) {
      await fay.getByRole("button", { name: "Skip to the next event" }).click();
    }
    await expect(wall.getByRole("region", { name: /^Last update/ })).toContainText(
      "Some checkouts fail.",
    );
    await expect(wall.getByRole("region", { name: "Services" })).toContainText("Checkout");
    await expect(wall.getByRole("img", { name: /^Failed checkouts: \d/ })).toBeVisible();
    await expectReadable(wall);
    await expect(wall.getByRole("main").getByRole("button")).toHaveCount(0);
  });

  await test.step("stopped: no cause before the reveal, and then the end", async () => {
    await fay.getByRole("button", { name: "End the exercise" }).click();
    await fay.getByRole("button", { name: "End it now" }).click();
    await expect(wall.getByRole("heading", { name: "The clock has stopped" })).toBeVisible();
    await expect(wall.getByText(CAUSE)).toHaveCount(0);
    await expectReadable(wall);
    await fay.getByRole("button", { name: "Reveal the cause" }).click();
    await fay.getByRole("button", { name: "Reveal to everyone" }).click();
    await expect(wall.getByRole("region", { name: "What it was" })).toContainText(CAUSE);
    await expectReadable(wall);
  });
});

test("a wall that loses the server says so, keeps what it knew, and comes back", async ({
  game,
  page,
}) => {
  const { facilitator, code, projectorToken } = await hostRoom(game.url);
  await facilitator.command({ type: "exercise.start" });
  await facilitator.command({ type: "exercise.pause" });
  await page.setViewportSize(WALLS[0]);
  await page.goto(`${game.url}/projector/${code}#${projectorToken}`);
  const clock = page.getByRole("timer", { name: "Scenario clock" });
  const shown = await clock.textContent();
  await game.kill();
  await expect(page.getByText(/^Connection lost\. Last known: 05:0\d PST/)).toBeVisible();
  await expect(clock).toHaveText(shown ?? "");
  await expectReadable(page);
  await game.start();
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  await page.reload();
  await expect(clock).toHaveText(shown ?? "");
});

test("a link that is none, or another page's, is answered with what to do", async ({
  game,
  page,
}) => {
  const { code, projectorToken } = await hostRoom(game.url);
  const { token } = await joinRoom(game.url, code, "Ana");
  await page.goto(`${game.url}/projector/${code}`);
  await expect(page.getByText(/does not hold the projector’s key/)).toBeVisible();
  await page.goto(`${game.url}/projector/${code}#${token}`);
  await page.reload();
  await expect(page.getByText(/opens another page/)).toBeVisible();
  await page.goto(`${game.url}/room/${code}#${projectorToken}`);
  await expect(page.getByText(/opens another page/)).toBeVisible();
});
