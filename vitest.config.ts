import { defineConfig } from "vitest/config";

/** Whole days are played in many tests; a busy machine is no fault of the code. */
const LONG_MS = 240_000;
const FOLDERS = ["contract", "engine", "scenarios", "server", "components", "tools"];

export default defineConfig({
  test: {
    projects: FOLDERS.map((name) => ({
      test: {
        name,
        include: [`${name}/**/*.test.ts`],
        environment: "node",
        testTimeout: LONG_MS,
        hookTimeout: LONG_MS,
      },
    })),
  },
});
