import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** `npm run screenshots`: the README's pictures, from a running game. */
export default defineConfig(base, { testDir: ".", testMatch: "*.pictures.ts", reporter: "list" });
