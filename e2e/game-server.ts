import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";

export const ROOT = join(import.meta.dirname, "..");
const READY = "Shardfall is ready at";

/** The built server in a process and data folder of its own. */
export interface GameServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Each spec file gets one server; the browser context begins at its address. */
export const test = base.extend<{ game: GameServer }>({
  game: async ({ browserName: _ }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "shardfall-e2e-"));
    const server = await prepareServer(dataDir);
    await server.start();
    await use(server);
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  },
});
export { expect } from "@playwright/test";

/** @param root folder that holds `dist` and `.next`; this one, unless a test has made another */
export async function prepareServer(dataDir: string, root = ROOT): Promise<GameServer> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  let printed = "";
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => printed,
    async start() {
      child = launch({ PORT: String(port), DATA_DIR: dataDir }, root);
      child.stdout?.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
      });
      child.stderr?.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
      });
      await ready(child);
    },
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once("exit", resolve));
      running.kill("SIGKILL");
      await gone;
    },
  };
}

/** Starts dist/main.js with these settings. */
export function launch(settings: Record<string, string>, root = ROOT): ChildProcess {
  return spawn(process.execPath, ["--disable-proto=delete", "dist/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      LOG_LEVEL: "debug",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(READY)) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
}

/** Runs a server that is expected to refuse. @returns its exit code and what it printed */
export function launchAndWait(
  settings: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = launch(settings);
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once("close", (code) => resolve({ code, text }));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
