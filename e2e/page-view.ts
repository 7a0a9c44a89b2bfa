import type { Page, Request } from "@playwright/test";
import type { Sections, ViewUpdate } from "../contract/socket";
import { applyPatch } from "../contract/view-patch";

/** Stands between the packets of one polled answer. */
const POLL_SEPARATOR = "\u001e";
/** Engine.IO's "message" (4) with Socket.IO's "event" (2). */
const EVENT = /^42(\[.*)$/s;

/** What a browser's page was sent, off the network: every frame, and the view that they add up to. */
export class PageView {
  readonly frames: string[] = [];
  /** What the page itself complained of. */
  readonly errors: string[] = [];
  /** By connection, the newest last: updates that came over it. */
  readonly #updates = new Map<string, ViewUpdate[]>();

  constructor(page: Page) {
    let sockets = 0;
    page.on("websocket", (socket) => {
      sockets += 1;
      const connection = connectionOf(socket.url()) ?? `websocket ${sockets}`;
      socket.on("framereceived", ({ payload }) => this.#take(connection, String(payload)));
    });
    page.on("requestfinished", (request) => void this.#takePolled(request));
    page.on("console", (line) => {
      if (line.type() === "error") this.errors.push(line.text());
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
  }

  /** The view as the newest connection left it. */
  get view(): Sections {
    const updates = [...this.#updates.values()].at(-1) ?? [];
    const inOrder = updates.toSorted((one, other) => one.revision - other.revision);
    return inOrder.reduce<Sections>(
      (view, update) => update.whole ?? (applyPatch(view, update.patch) as Sections),
      {},
    );
  }

  has(text: string): boolean {
    return this.frames.some((frame) => frame.includes(text));
  }

  async #takePolled(request: Request): Promise<void> {
    const connection = connectionOf(request.url());
    if (connection === undefined || !request.url().includes("transport=polling")) return;
    const body = await request.response().then((response) => response?.text());
    for (const packet of body?.split(POLL_SEPARATOR) ?? []) this.#take(connection, packet);
  }

  #take(connection: string, packet: string): void {
    this.frames.push(packet);
    const [, json] = EVENT.exec(packet) ?? [];
    if (json === undefined) return;
    const [name, body] = JSON.parse(json) as [string, ViewUpdate];
    if (name !== "session:view") return;
    const known = this.#updates.get(connection) ?? [];
    this.#updates.set(connection, [...known, body]);
  }
}

/** A connection that began by polling carries its id in the address. */
function connectionOf(url: string): string | undefined {
  return new URL(url).searchParams.get("sid") ?? undefined;
}
