import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "tests/{fakes,integration,scripts}/**/*.test.ts", "tests/*.test.ts"],
    globalSetup: ["tests/integration/build-setup.ts", "tests/integration/postgres-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
