import { io, type Socket } from "socket.io-client";
import type { Command } from "../contract/commands";
import type { Request, RequestType } from "../contract/requests";
import {
  type Answer,
  type Answers,
  type ClientToServer,
  PROTOCOL_VERSION,
  type Sections,
  type ServerToClient,
  type ViewUpdate,
} from "../contract/socket";
import { applyPatch } from "../contract/view-patch";

/** A seat without a browser: speaks the contract and keeps every frame it gets. */
export class RawClient {
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly frames: string[] = [];
  view: Sections = {};
  #watchers: (() => void)[] = [];
  #commands = 0;

  private constructor(socket: Socket<ServerToClient, ClientToServer>) {
    this.#socket = socket;
    socket.onAny((...frame: unknown[]) => this.frames.push(JSON.stringify(frame)));
    socket.on("session:view", (update: ViewUpdate) => {
      this.view = update.whole ?? (applyPatch(this.view, update.patch) as Sections);
      for (const watcher of this.#watchers) watcher();
    });
  }

  static async connect(url: string): Promise<RawClient> {
    const socket: Socket<ServerToClient, ClientToServer> = io(url, {
      transports: ["websocket"],
      auth: { protocol: PROTOCOL_VERSION },
      reconnection: false,
    });
    const client = new RawClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", () => resolve());
      socket.once("connect_error", reject);
    });
    return client;
  }

  async ask<T extends RequestType>(request: Extract<Request, { type: T }>): Promise<Answer<T>> {
    const answer = await this.askAnything(request);
    return answer as Answer<T>;
  }

  /** Sends whatever it is given, for packets that no honest client would make. */
  askAnything(body: unknown): Promise<Answer<RequestType>> {
    return new Promise((resolve) => {
      this.#socket.emit("session:request", body as Request, (reply) => {
        this.frames.push(JSON.stringify(reply));
        resolve(reply);
      });
    });
  }

  /** @throws Error with the server's sentence when it refuses */
  async need<T extends RequestType>(request: Extract<Request, { type: T }>): Promise<Answers[T]> {
    const answer = await this.ask(request);
    if (!answer.ok) throw new Error(`${request.type}: ${answer.rejection.sentence}`);
    return answer.value;
  }

  command(
    command: Command,
    commandId = `command-${this.#commands++}`,
  ): Promise<Answer<"session.command">> {
    return this.ask({ type: "session.command", commandId, command });
  }

  /** Waits until the view fits. */
  until(fits: (view: Sections) => boolean): Promise<void> {
    if (fits(this.view)) return Promise.resolve();
    return new Promise((resolve) => {
      const watcher = () => {
        if (!fits(this.view)) return;
        this.#watchers = this.#watchers.filter((one) => one !== watcher);
        resolve();
      };
      this.#watchers.push(watcher);
    });
  }

  close(): void {
    this.#socket.close();
  }
}

/** A hosted room with its facilitator inside. */
export async function hostRoom(
  url: string,
  settings: {
    roles?: boolean;
    approvals?: boolean;
    scenarioId?: string;
    startId?: string;
  } = {},
) {
  const facilitator = await RawClient.connect(url);
  const { code, token, projectorToken } = await facilitator.need({
    type: "room.create",
    name: "Fay",
    settings: {
      scenarioId: settings.scenarioId ?? "kinesis-2020",
      startId: settings.startId ?? "before-alarms",
      causeMode: "historical",
      fog: "as-it-was",
      lengthMinutes: 20,
      approvals: settings.approvals ?? false,
      roles: settings.roles ?? false,
    },
  });
  await facilitator.need({ type: "session.enter", code, token });
  return { facilitator, code, token, projectorToken };
}

/** A player who joins and enters. */
export async function joinRoom(url: string, code: string, name: string, observe = false) {
  const player = await RawClient.connect(url);
  const { token } = await player.need({ type: "room.join", code, name, observe });
  await player.need({ type: "session.enter", code, token });
  return { player, token };
}
