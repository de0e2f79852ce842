import { defineConfig } from "playwright/test";
import base from "../../playwright.config";

/** The configuration of the browser tests, for one phone. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../.cache/test/pictures",
  testMatch: "*.pictures.ts",
  retries: 0,
  projects: [{ name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
});
