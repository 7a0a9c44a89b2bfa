import type { Locator, Page } from "@playwright/test";
import { expect } from "./game-server";

/** For what the simulation needs minutes of its own clock to do. */
export const LONG_WAIT = { timeout: 90_000 };

/** What a person does in the war room, by the words on the screen. */
export class WarRoom {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get services(): Locator {
    return this.page.getByRole("region", { name: "Services" });
  }

  get channel(): Locator {
    return this.page.getByRole("region", { name: "Channel" });
  }

  /** The row of one service. */
  service(name: string): Locator {
    return this.services.getByRole("listitem").filter({ hasText: name }).first();
  }

  /** A line of the channel, which may be hours of the scenario's clock away. */
  async waitForLine(text: RegExp | string): Promise<void> {
    const line = this.channel.getByRole("listitem").filter({ hasText: text });
    await expect(line.first()).toBeVisible(LONG_WAIT);
  }

  /** Opens an action's sheet by searching for it. */
  async open(title: string): Promise<Locator> {
    await this.find(title);
    const sheet = this.page.getByRole("dialog", { name: title });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Sends words at the communications desk, which opens where others have a sheet. */
  async tell(title: string, text: string): Promise<void> {
    await this.find(title);
    const writer = this.page.getByRole("region", { name: title, exact: true });
    await writer.getByRole("textbox", { name: "What it says" }).fill(text);
    await writer.getByRole("button", { name: "Send", exact: true }).click();
    await expect(writer).toBeHidden();
  }

  private async find(title: string): Promise<void> {
    const search = this.page.getByRole("searchbox", { name: "Search actions" });
    await search.fill(title);
    await this.page
      .getByRole("region", { name: "Actions" })
      // The row's name begins with the kind; the rest of it may speak of other actions.
      .getByRole("button", { name: `: ${title}` })
      .click();
  }

  /** Orders an action as its sheet comes up. */
  async order(
    title: string,
    verb: RegExp,
    settings: Record<string, string> = {},
    choices: string[] = [],
  ) {
    const sheet = await this.open(title);
    for (const [label, value] of Object.entries(settings)) {
      await sheet.getByLabel(label, { exact: true }).fill(value);
    }
    for (const choice of choices) await sheet.getByRole("radio", { name: choice }).check();
    await sheet.getByRole("button", { name: verb }).click();
    await expect(sheet).toBeHidden();
  }

  get inFlight(): Locator {
    return this.page.getByRole("region", { name: "In flight" });
  }

  /** Turns the rate of work that goes on, after a try with a rate that it does not take. */
  async turnRate(title: string, wrong: string, right: string): Promise<void> {
    await this.inFlight.getByRole("button", { name: `Change: ${title}` }).click();
    const dialog = this.page.getByRole("dialog", { name: `Change: ${title}` });
    const rate = dialog.getByLabel("Rate", { exact: true });
    await rate.fill(wrong);
    await expect(dialog.getByRole("button", { name: "Change" })).toBeDisabled();
    await expect(rate).toHaveValue(wrong);
    await rate.fill(right);
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(dialog).toBeHidden();
  }

  async declare(severity: "SEV1" | "SEV2"): Promise<void> {
    await this.page.getByRole("button", { name: "Declare an incident" }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: new RegExp(severity) }).check();
    await dialog.getByRole("button", { name: `Declare ${severity}` }).click();
    await expect(dialog).toBeHidden();
  }

  async suspect(title: string): Promise<void> {
    await this.page.getByRole("button", { name: "Propose a hypothesis" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Propose a hypothesis" });
    await dialog.getByRole("radio", { name: title }).check();
    await dialog.getByRole("button", { name: "Propose", exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Pins a result in favour of the first hypothesis on the board. */
  async pinFor(result: string): Promise<void> {
    await this.page
      .getByRole("button", { name: `Pin as evidence: ${result}` })
      .first()
      .click();
    const dialog = this.page.getByRole("dialog", { name: "Pin as evidence" });
    await dialog.getByRole("button", { name: /Speaks for it/ }).click();
    await expect(dialog).toBeHidden();
  }

  async say(text: string): Promise<void> {
    await this.page.getByRole("textbox", { name: "Message" }).fill(text);
    await this.page.getByRole("button", { name: "Send message" }).click();
    await expect(this.channel.getByText(text)).toBeVisible();
  }
}

/** Joins with a code and goes to the lobby. */
export async function joinWithCode(
  page: Page,
  url: string,
  code: string,
  name: string,
): Promise<void> {
  await page.goto(`${url}/join`);
  await page.getByLabel("Room code").fill(code);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join the room" }).click();
  await page.waitForURL(/\/room\//);
}

/** The choice shows once the server has agreed. */
export async function takeRole(page: Page, role: RegExp): Promise<void> {
  await page.getByRole("radio", { name: role }).click();
  await expect(page.getByRole("radio", { name: role })).toBeChecked();
}

/** A room of one opens with its briefing; the clock begins when the player says so. */
export async function startOwnClock(page: Page): Promise<void> {
  await page.waitForURL(/\/room\//);
  await page.getByRole("button", { name: "Start the clock" }).click();
  await expect(page.getByRole("timer", { name: "Scenario clock" })).toBeVisible();
}
