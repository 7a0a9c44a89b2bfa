import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io } from "socket.io-client";
import type { Command } from "../../contract/commands";
import { STEP_MAX_MINUTES } from "../../contract/limits";
import type { Request, RequestType } from "../../contract/requests";
import { type Answer, type Answers, PROTOCOL_VERSION } from "../../contract/socket";

const ROOT = join(import.meta.dirname, "..", "..");
const READY = "Shardfall is ready at";
/** The server takes 30 commands of a seat in 20 seconds. */
const COMMAND_EVERY_MS = 700;

/** The built server with one solo game in it, led from outside the browser. */
export interface SoloRoom {
  /** The page of the seat, with its token. */
  readonly address: string;
  step(minutes: number): Promise<void>;
  close(): void;
}

/** Plays the scenario from its first start to a minute at which every hour of it lies behind. */
export async function openSoloRoom(scenarioId: string, untilMinute: number): Promise<SoloRoom> {
  const dataDir = mkdtempSync(join(tmpdir(), "shardfall-weight-"));
  const port = await freePort();
  const server = launch(port, dataDir);
  await ready(server);
  const url = `http://localhost:${port}`;
  const socket = io(url, { transports: ["websocket"], auth: { protocol: PROTOCOL_VERSION } });
  let minute = 0;
  socket.on("session:view", ({ sections }) => {
    minute = sections.clock?.minute ?? minute;
  });
  let commands = 0;
  let nextAt = 0;
  const need = async <T extends RequestType>(request: Extract<Request, { type: T }>) => {
    const answer = (await socket.emitWithAck("session:request", request)) as Answer<T>;
    if (!answer.ok) throw new Error(`${request.type}: ${answer.rejection.sentence}`);
    return answer.value as Answers[T];
  };
  const order = async (command: Command) => {
    await sleep(nextAt - performance.now());
    nextAt = performance.now() + COMMAND_EVERY_MS;
    commands += 1;
    return need({ type: "session.command", commandId: `weight-${commands}`, command });
  };
  const { scenarios } = await need({ type: "scenarios.list" });
  const startId = scenarios.find((one) => one.id === scenarioId)?.starts[0]?.id ?? "";
  const { code, token } = await need({
    type: "solo.start",
    scenarioId,
    startId,
    causeMode: "historical",
  });
  await need({ type: "session.enter", code, token });
  await order({ type: "exercise.pause" });
  const step = async (minutes: number) => {
    await order({ type: "exercise.step", minutes });
  };
  while (minute < untilMinute) await step(STEP_MAX_MINUTES);
  return {
    address: `${url}/room/${code}#${token}`,
    step,
    close() {
      socket.close();
      server.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
      server.kill();
    },
  };
}

function launch(port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, ["--disable-proto=delete", "dist/main.js"], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(READY)) resolve();
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
