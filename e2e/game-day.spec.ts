import { expect, test } from "./game-server";
import { joinWithCode, LONG_WAIT, takeRole, WarRoom } from "./war-room";

/** Between the presses of a person's double click. */
const HAND_MS = 150;
const LIMIT = "A limit of the operating system is exceeded on every host";

test("a team finds and mends the outage with a facilitator, and reads the debrief", async ({
  browser,
  game,
}) => {
  test.setTimeout(240_000);
  const [fay, ana, ben] = await Promise.all(
    [1, 2, 3].map(async () =>
      (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage(),
    ),
  );
  if (!fay || !ana || !ben) throw new Error("Three browsers are needed.");

  await test.step("the facilitator hosts a room", async () => {
    await fay.goto(game.url);
    await fay.getByRole("link", { name: "Host a game day" }).click();
    await expect(fay.getByLabel("Fog over the telemetry")).toHaveValue("as-it-was");
    await fay.getByLabel("Your name").fill("Fay");
    await fay.getByRole("button", { name: "Create the room" }).click();
  });
  const code = (await fay.getByRole("status", { name: "Room code" }).textContent()) ?? "";
  await fay.getByRole("link", { name: "Open the facilitator page" }).click();

  await test.step("two players join with the code and take roles", async () => {
    await joinWithCode(ana, game.url, code.toLowerCase(), "Ana");
    await joinWithCode(ben, game.url, code, "Ben");
    await takeRole(ana, /Incident commander/);
    await takeRole(ben, /Operations lead/);
    await ana.getByRole("button", { name: "I am ready" }).click();
    await ben.getByRole("button", { name: "I am ready" }).click();
  });

  await test.step("the briefing, then the clock", async () => {
    // The rest of a double click must not start the clock, or there would be nothing left to start.
    await fay.getByRole("button", { name: "Open the briefing" }).dblclick({ delay: HAND_MS });
    await expect(ana.getByText("Who leans on you")).toBeVisible();
    await fay.getByRole("button", { name: "Start the clock" }).click();
    await expect(ana.getByRole("timer", { name: "Scenario clock" })).toContainText("05:0");
  });

  const commander = new WarRoom(ana);
  const operations = new WarRoom(ben);

  await test.step("the facilitator turns the fog, and only that page says so", async () => {
    const fog = fay.getByRole("group", { name: "Fog over the telemetry" });
    await expect(fog.getByRole("button", { name: "As it was" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    for (const level of ["High", "As it was"]) {
      await fog.getByRole("button", { name: level }).click();
      await expect(fog.getByRole("button", { name: level })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    }
    await expect(ana.getByText(/\bfog\b/i)).toHaveCount(0);
  });

  await test.step("a double click does one thing, whatever comes under the pointer", async () => {
    await fay.getByRole("button", { name: "Pause" }).dblclick({ delay: HAND_MS });
    await expect(fay.getByRole("button", { name: "Resume" })).toBeVisible();
    const deck = fay.getByRole("list", { name: "Injects to come" });
    const waiting = await deck.getByRole("button", { name: /^Hold/ }).count();
    await deck
      .getByRole("button", { name: /^Fire now/ })
      .first()
      .dblclick({ delay: HAND_MS });
    await expect(deck.getByText(/fired \d/)).toHaveCount(1);
    await deck
      .getByRole("button", { name: /^Cancel/ })
      .first()
      .dblclick({ delay: HAND_MS });
    await expect(deck.getByText(/cancelled, was/)).toHaveCount(1);
    await deck.getByRole("button", { name: /^Hold/ }).first().dblclick({ delay: HAND_MS });
    await expect(deck.getByText(/on hold until/)).toHaveCount(1);
    await deck.getByRole("button", { name: /^Release/ }).click();
    await expect(deck.getByRole("button", { name: /^Hold/ })).toHaveCount(waiting - 2);
    await expect(deck.getByText(/fired \d/)).toHaveCount(1);
    await fay.getByRole("button", { name: "Resume" }).click();
    await expect(fay.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  await test.step("the team looks, suspects and acts", async () => {
    await commander.declare("SEV1");
    await commander.order("Threads in use against limits", /Run|Start|Probe/);
    await commander.order("Ask one server to build its map again", /Run|Start|Probe/);
    await operations.order("Remove the servers added this morning", /Start|Do|Begin/, {
      Rate: "120",
    });
    await operations.order("Let servers boot from the metadata store", /Start|Do|Begin/);
    await operations.say("Removal runs, the store configuration is on its way.");
    await fay.getByLabel("Pace").selectOption("16");
    const threads = "Threads were counted on five hosts.";
    const sticky = "The running process does not repair its map.";
    await commander.waitForLine(threads);
    await commander.waitForLine(sticky);
    await commander.suspect(LIMIT);
    await commander.pinFor(threads);
    await commander.pinFor(sticky);
    await ana.getByRole("button", { name: `Confirm as cause: ${LIMIT}` }).click();
    await ana.getByRole("dialog").getByRole("button", { name: "Confirm as cause" }).click();
  });

  await test.step("the commander approves the restart, and the fleet comes back", async () => {
    await operations.waitForLine(/Let servers boot from the metadata store.*Done/);
    await operations.waitForLine(/Remove the servers added this morning.*Done/);
    await operations.order("Restart the front-end fleet", /Ask the IC/, { Rate: "600" }, [
      "Metadata store",
    ]);
    await ana.getByRole("button", { name: "Approve: Restart the front-end fleet" }).click();
    await operations.turnRate("Restart the front-end fleet", "5000", "590");
    await operations.waitForLine(/Now at 590 servers\/h/);
    await fay.getByLabel("Pace").selectOption("64");
    await expect(commander.service("Front end")).toContainText("recovering", LONG_WAIT);
    await expect(commander.service("Front end")).toContainText("healthy", LONG_WAIT);
    await operations.waitForLine(/Restart the front-end fleet.*Done/);
  });

  await test.step("end, reveal, debrief for all", async () => {
    await expect(commander.service("CloudWatch")).toContainText("healthy", LONG_WAIT);
    await fay.getByRole("button", { name: "Skip to the next event" }).click();
    await fay.getByRole("button", { name: "Skip to the next event" }).click();
    await fay.getByRole("button", { name: "End the exercise" }).click();
    await fay.getByRole("button", { name: "End it now" }).click();
    await expect(ana.getByText(/facilitator/i).first()).toBeVisible();
    await fay.getByRole("button", { name: "Reveal the cause" }).click();
    await fay.getByRole("button", { name: "Reveal to everyone" }).click();
    for (const page of [fay, ana, ben]) {
      await page
        .getByRole("link", { name: /debrief/i })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: /Debrief/ })).toBeVisible();
      await expect(page.getByText("Service was restored before the exercise ended.")).toBeVisible();
      await expect(
        page.getByText(/exceeded the operating system's thread limit/).first(),
      ).toBeVisible();
    }
  });
});
