import { testEnvironment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { duration } from "./progress.mjs";
import { exitCode, lastLine, sumCounts } from "./test-results.mjs";
import { chooseSteps, STEPS } from "./test-steps.mjs";

/**
 * `npm test`: everything CI runs, all of it even after a failure. `--only=unit,browser` runs a part, and other arguments
 * are passed to the test runners. The last line is `N passed, N failed`. Resolves to the exit code.
 */
export async function main(args, fullEnv) {
  const env = testEnvironment(fullEnv);
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  const filters = args.filter((arg) => !arg.startsWith("--only="));
  const steps = chooseSteps(only);
  if (!steps) {
    process.stdout.write(`--only kennt diese Schritte: ${STEPS.map(({ id }) => id).join(", ")}\n`);
    return finish([{ passed: 0, failed: 1 }]);
  }
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) {
    process.stdout.write(`${installed.message}\n`);
    return finish([{ passed: 0, failed: 1 }]);
  }
  const results = [];
  for (const step of steps) results.push(await runStep(step, results, { env, filters }));
  process.stdout.write("\n");
  for (const { label, counts, took } of results) {
    const mark = counts.failed === 0 ? "✓" : "✗";
    process.stdout.write(`${mark} ${label.padEnd(20)} ${lastLine(counts).padEnd(24)} ${duration(took)}\n`);
  }
  return finish(results.map(({ counts }) => counts));
}

/** Runs one step, unless the step it needs has failed: then it fails with it. */
async function runStep({ id, label, needs, run }, results, context) {
  process.stdout.write(`\n── ${label}\n`);
  const began = Date.now();
  const broken = results.some((result) => result.id === needs && result.counts.failed > 0);
  const counts = broken ? { passed: 0, failed: 1 } : await run(context);
  return { id, label, counts, took: Date.now() - began };
}

function finish(all) {
  const total = sumCounts(all);
  process.stdout.write(`${lastLine(total)}\n`);
  return exitCode(total);
}
