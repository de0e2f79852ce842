import { fileURLToPath } from "node:url";
import base from "../../vitest.config";

// The copy is built by the runner, and PostgreSQL costs seconds that most of the cited tests do not need.
export default {
  ...base,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    ...base.test,
    projects: undefined,
    include: ["{app,content-tools}/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    // Long time-outs: on a busy machine, a test that ran out of time would look like one that has noticed.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    globalSetup: process.env.WITH_POSTGRES ? ["tests/integration/process/postgres-setup.ts"] : [],
  },
};
