import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refused, scenarios } from "../../scenarios/registry";
import { readEnv } from "../../server/env";
import { print, UsageError } from "../arguments";
import { unknownScenario } from "./check";

/**
 * Serves the game from the sources, and anew whenever one of them changes, until it is interrupted. Its rooms lie in a folder of their own
 * and go with it.
 * @throws UsageError for a scenario that is not on the registry's list, or a setting that cannot be used
 */
export function preview(root: string, name: string): void {
  if (![...scenarios, ...refused].some(({ id }) => id === name)) throw unknownScenario(name);
  const { port } = settings();
  const dataDir = mkdtempSync(join(tmpdir(), "shardfall-preview-"));
  print(
    `When the server is ready, this opens a room of one in ${name}: http://localhost:${port}/practise/${name}`,
  );
  print("Open it again after each change; interrupt to stop.");
  for (const { sentence } of refused.filter(({ id }) => id === name)) print(sentence);
  const watched = ["watch", "--clear-screen=false", "--include", "scenarios/**/*.ts"];
  const server = spawn(
    join(root, "node_modules", ".bin", "tsx"),
    [...watched, "--disable-proto=delete", "server/main.ts"],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error", NEXT_TELEMETRY_DISABLED: "1" },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exitCode = code ?? 0;
  });
}

function settings() {
  try {
    return readEnv(process.env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
