import { testEnvironment } from "../../scripts/lib/environment.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { NODES } from "../../scripts/lib/node-releases.mjs";
import { ensureNode, environmentOf } from "../../scripts/lib/other-node.mjs";
import { duration } from "../../scripts/lib/progress.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { withOwnTemporary } from "./own-temporary.mjs";
import { exitCode, inOrder, lastLine, sumCounts } from "./results.mjs";
import { chooseSteps, STEPS } from "./steps.mjs";

/**
 * `npm test`: runs every kind of test, the rest also after a failure. `--only=unit,browser` runs some steps,
 * `--node=22` everything on that Node, `--both-nodes` also repeats the tests of the sources on the other Node, as CI
 * does; other arguments go to the test runners. The last line is `N passed, N failed`. Resolves to the exit code.
 */
export async function main(args, fullEnv) {
  const env = testEnvironment(fullEnv);
  const major = valueOf("--node=", args);
  if (major) return runOnNode(major, args, env);
  const only = valueOf("--only=", args);
  const bothNodes = args.includes("--both-nodes");
  const filters = args.filter((arg) => !arg.startsWith("--only=") && arg !== "--both-nodes");
  const steps = chooseSteps(only, { bothNodes });
  if (!steps) {
    process.stdout.write(`--only kennt diese Schritte: ${STEPS.map(({ id }) => id).join(", ")}\n`);
    return finish([{ passed: 0, failed: 1 }]);
  }
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) {
    process.stdout.write(`${installed.message}\n`);
    return finish([{ passed: 0, failed: 1 }]);
  }
  return withOwnTemporary(env, (own) => runSteps(steps, { env: own, filters }));
}

/** Runs the steps and prints what became of them. Resolves to the exit code. */
async function runSteps(steps, context) {
  const results = [];
  await inLanes(
    steps.filter(({ isCheck }) => isCheck),
    async (step) => void results.push(await runStep(step, results, context)),
  );
  for (const step of steps.filter(({ isCheck }) => !isCheck)) results.push(await runStep(step, results, context));
  process.stdout.write("\n");
  for (const { label, counts, took } of inOrder(results, steps)) {
    const mark = counts.failed === 0 ? "✓" : "✗";
    process.stdout.write(`${mark} ${label.padEnd(20)} ${lastLine(counts).padEnd(24)} ${duration(took)}\n`);
    for (const failure of counts.failures ?? []) process.stdout.write(`  ${failure}\n`);
  }
  return finish(results.map(({ counts }) => counts));
}

const valueOf = (option, args) => args.find((arg) => arg.startsWith(option))?.slice(option.length);

/** Starts the whole run again on another Node, so that the build and every server of a test use it, too. */
async function runOnNode(major, args, env) {
  const node =
    major in NODES
      ? await ensureNode(major, env)
      : { ok: false, message: `--node kennt ${Object.keys(NODES).join(" und ")}.` };
  if (!node.ok) {
    process.stdout.write(`${node.message}\n`);
    return finish([{ passed: 0, failed: 1 }]);
  }
  const others = args.filter((arg) => !arg.startsWith("--node="));
  const { code } = await run(node.path, [inProject("scripts/test.mjs"), ...others], {
    cwd: root,
    env: environmentOf(node.path, env),
  });
  return code;
}

/** Works on two steps at a time, begun in order. */
async function inLanes(steps, work) {
  const left = [...steps];
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) await work(step);
  };
  await Promise.all([lane(), lane()]);
}

/** Runs one step; it fails at once when the step it needs has failed. */
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
