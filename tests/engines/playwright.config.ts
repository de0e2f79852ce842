import { defineConfig } from "playwright/test";
import { VARIANTS } from "./variants";

/** WALKS=all plays each variant of the walk in each engine; else each engine those that differ most in it. */
const playsAll = process.env.WALKS === "all";

function engine(name: string) {
  const left = VARIANTS.filter(({ usuallyIn }) => !usuallyIn.includes(name)).map(({ title }) => title);
  return { name, ...(playsAll || left.length === 0 ? {} : { grepInvert: new RegExp(left.join("|")) }) };
}

/** Runs the main walk in the engines that people use, each as the distribution ships it. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.cache/test/engines",
  timeout: 300_000,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  expect: { timeout: 20_000 },
  projects: [
    engine("firefox"),
    engine("webkit"),
    // What else walk.spec.ts asks, Chromium is asked by tests/e2e.
    { ...engine("chromium"), ...(playsAll ? {} : { testMatch: "way.spec.ts" }) },
  ],
});
