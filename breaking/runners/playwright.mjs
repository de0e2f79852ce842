import { join } from "node:path";
import { ensureChromium } from "../../tests/runner/chromium.mjs";
import { freePort } from "../../tests/runner/free-port.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { readStamp, removeStamp } from "../../scripts/lib/stamp.mjs";

/** `npm start` in the copy builds and serves it. Failures are retried: one that passes then has noticed nothing. */
export async function runPlaywright(folder, { files }, env) {
  const report = join(folder, ".cache/breaking-browser.json");
  removeStamp(report);
  const chromium = await ensureChromium(env);
  if (!chromium.ok) throw new Error(chromium.message);
  const { output } = await run(
    process.execPath,
    [
      join(folder, "node_modules/playwright/cli.js"),
      "test",
      "--reporter=json",
      "--project=phone",
      "--retries=1",
      ...files,
    ],
    {
      cwd: folder,
      env: {
        ...env,
        CHROMIUM_PATH: chromium.path,
        E2E_PORT: env.E2E_PORT ?? String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      capture: true,
    },
  );
  const tests = (readStamp(report)?.suites ?? []).flatMap(testsIn);
  const named = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return { passed: new Set(named("expected", "flaky")), failed: new Set(named("unexpected")), output };
}

const testsIn = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ status, name: `tests/e2e/${file} › ${title}` }))),
  ...suites.flatMap(testsIn),
];
