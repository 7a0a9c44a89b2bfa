import "#server-only";
import { createServer } from "node:http";
import next from "next";
import { type Env, readEnv } from "./env";
import type { House } from "./handlers/context";
import { Directory } from "./rooms/directory";
import { rateLimit } from "./rooms/rate-limit";
import { systemTimers } from "./rooms/timers";
import { reportRefused } from "./scenarios";
import { openSockets } from "./sockets";
import { openSqlite } from "./storage/sqlite";
import { openLog } from "./telemetry/log";

/** Exit code for a setting, port or folder that a person must change. */
const EXIT_SETTING = 2;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The one place that touches environment, disk, clock and network. */
async function main(env: Env): Promise<void> {
  const log = openLog(env.logLevel);
  reportRefused(log);
  const store = openSqlite(env.dataDir);
  const directory = new Directory(store, systemTimers, log);
  const house: House = {
    directory,
    store,
    timers: systemTimers,
    limits: {
      requests: rateLimit(60, 10 * SECOND_MS),
      codes: rateLimit(120, MINUTE_MS),
      rooms: rateLimit(20, 60 * MINUTE_MS),
      commands: rateLimit(30, 20 * SECOND_MS),
      messages: rateLimit(10, 10 * SECOND_MS),
    },
  };
  const rooms = await directory.resume();
  const http = createServer();
  const io = openSockets(http, house, env.publicUrl, env.development, log);
  const app = next({ dev: env.development, hostname: env.host, port: env.port, httpServer: http });
  await app.prepare();
  const page = app.getRequestHandler();
  http.on("request", (request, response) => {
    if (request.url?.startsWith("/socket.io/")) return;
    if (request.url === "/healthz") {
      response.setHeader("content-type", "application/json").end(JSON.stringify({ ok: true }));
      return;
    }
    void page(request, response);
  });
  await listen(http, env);
  log.info({ port: env.port, rooms }, "ready");
  process.stdout.write(
    `Shardfall is ready at ${env.publicUrl ?? `http://localhost:${env.port}`}\n`,
  );

  let closing = false;
  const close = async () => {
    if (closing) process.exit(1); // asked twice: do not wait for anybody
    closing = true;
    await directory.close();
    await io.close();
    await app.close();
    await store.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void close());
  process.on("SIGTERM", () => void close());
}

function listen(http: ReturnType<typeof createServer>, env: Env): Promise<void> {
  return new Promise((resolve, fail) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      fail(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${env.port} is in use. Stop what uses it, or set PORT to another one.`)
          : error,
      );
    });
    http.listen(env.port, env.host, resolve);
  });
}

try {
  await main(readEnv(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(EXIT_SETTING);
}
