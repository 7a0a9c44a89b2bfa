import { defineConfig } from "vitest/config";

const FOLDERS = ["contract", "engine", "scenarios", "server", "components", "tools"];

export default defineConfig({
  test: {
    projects: FOLDERS.map((name) => ({
      test: { name, include: [`${name}/**/*.test.ts`], environment: "node" },
    })),
  },
});
