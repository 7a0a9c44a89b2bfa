import { defineConfig } from "@playwright/test";

const QUIET_BROWSER = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];
// Chromium refuses its sandbox to root, which is what a container usually is.
const args = process.getuid?.() === 0 ? ["--no-sandbox", ...QUIET_BROWSER] : QUIET_BROWSER;

// There is no webServer here: each spec starts the built server on its own port and data folder.
export default defineConfig({
  testDir: "e2e",
  projects: [
    { name: "game", testMatch: "*.spec.ts" },
    { name: "pictures", testMatch: "*.pictures.ts" }, // the README's, by npm run screenshots
    { name: "weight", testMatch: "*.weight.ts" }, // figures, by npm run weight
  ],
  workers: 1, // a room of several browsers fills two cores
  retries: 0, // a test that passes the second time has found something
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args },
    trace: "retain-on-failure",
  },
});
