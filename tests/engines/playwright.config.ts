import { defineConfig } from "playwright/test";

/** Runs the main walk in the engines that people use, each as the distribution ships it. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.cache/test/engines",
  timeout: 240_000,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  expect: { timeout: 20_000 },
  projects: [{ name: "firefox" }, { name: "webkit" }, { name: "chromium" }],
});
