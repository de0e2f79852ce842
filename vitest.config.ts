import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

/** As Remix's compiler does it: importing a stylesheet gives its address. */
const stylesheetAddress: Plugin = {
  name: "stylesheet-address",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0stylesheet" : null),
  load: (id) => (id === "\0stylesheet" ? 'export default "/build/tailwind.css";' : null),
};

/** Each replaces the modules of the phone by its own. */
const MOCKED = ["app/ui/native/**/*.test.ts"];
/** Whole processes, as `npm start` runs them, and what npm installs; all other tests run the sources. */
const BUILT = [
  "tests/integration/{backup,faults,server}/**/*.test.ts",
  "tests/integration/db/scale.test.ts",
  "tests/server/bundle.test.ts",
  "tests/scripts/service-worker.test.ts",
  "tests/styles.test.ts",
  "tests/waking.test.ts",
  "tests/browser-floor.test.ts",
  "tests/native-sync.test.ts",
  "tests/lives/**/*.test.ts",
];
const POSTGRES = "tests/integration/process/postgres-setup.ts";
const BUILD = "tests/integration/process/build-setup.ts";
/** For a test or a hook that hangs: the longest take a third of it on a busy machine of two cores. */
const TEST_MS = 60_000;
/** For what is polled, in place of vitest's second: a busy machine is slow; what never comes fails all the same. */
const POLL_MS = 10_000;
/** The first app of a fresh clone compiles all content. */
const START_MS = 180_000;

export default defineConfig({
  plugins: [stylesheetAddress],
  // React for production, which the integration tests load as it is served, has no functions for development.
  esbuild: { jsx: "automatic", jsxDev: false },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: POLL_MS } },
    // One more than processors: databases are waited for, and two left a fifth of the time unused. With four, and six for
    // whole processes, a run was 15 % shorter; tests that measure time had less of it.
    maxWorkers: 3,
    projects: [
      // What lies beside its source leaves nothing to another one: one process for many files takes half the CPU.
      // Threads begin sooner than processes: a fifth of a run of app/domain.
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,content-tools}/**/*.test.{ts,tsx}"],
          exclude: MOCKED,
          isolate: false,
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: [...MOCKED, "tests/{fakes,runner,scripts,server}/**/*.test.ts", "tests/*.test.ts"],
          exclude: BUILT,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: BUILT,
          env: { NODE_ENV: "production" },
          globalSetup: [POSTGRES],
          // Each file composes an app of its own; loading its modules again for each would be a quarter of the CPU.
          isolate: false,
          hookTimeout: START_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: BUILT,
          globalSetup: [BUILD, POSTGRES],
          hookTimeout: START_MS,
          // Most of their time they wait.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
