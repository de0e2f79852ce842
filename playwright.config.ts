import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { CHROMIUM_ARGS } from "./tests/runner/chromium.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4173);
// Workers load this file again: they must look into the same folder as the server.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "e2e-"));
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/test/playwright",
  timeout: 60_000,
  // Files side by side, on one server; what is measured by itself has a server of its own. One more than processors, as
  // pages wait, too; a fourth made the whole no quicker.
  workers: 3,
  forbidOnly: true,
  // What was good only at the second time is told by name in the summary of `npm test`.
  retries: 1,
  // A busy machine is slow; what never comes fails all the same.
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "de-DE",
    // Contrast is measured on what stands still.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test costs a quarter of the CPU of a run; what failed is run again with --trace=on.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, grep: /@wide/ },
  ],
  webServer: {
    command: "npm start",
    url: `http://localhost:${PORT}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      NODE_ENV: "production",
      TRUST_PROXY: "1",
    },
  },
});
