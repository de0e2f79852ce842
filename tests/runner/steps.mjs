import { mkdirSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { ensureBuilt } from "../../scripts/lib/build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureEngines, firefoxPath } from "./engines.mjs";
import { ensureNode, environmentOf } from "../../scripts/lib/other-node.mjs";
import { withProgress } from "../../scripts/lib/progress.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { readStamp, removeStamp } from "../../scripts/lib/stamp.mjs";
import { playwrightCounts, playwrightFailures, reconcile, vitestCounts, vitestFailures } from "./results.mjs";
import { FIGURES_DAY } from "./figures-day.mjs";
import { otherMajor } from "./other-major.mjs";

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/**
 * Every kind of test, in order. `run({ env, filters })` resolves to { passed, failed, failures? }; `needs` names a step
 * it builds on; checks run two at a time, as few of them keep both processors busy; a step for both Nodes runs on
 * request.
 */
export const STEPS = [
  { id: "typecheck", isCheck: true, label: "Typen", run: script("typecheck") },
  { id: "lint", isCheck: true, label: "Regeln", run: script("lint") },
  { id: "unused", isCheck: true, label: "Unbenutztes", run: script("unused") },
  { id: "format", isCheck: true, label: "Format", run: script("format:check") },
  { id: "content", isCheck: true, label: "Inhalte", run: script("content:check", `--day=${FIGURES_DAY}`) },
  { id: "build", label: "Build", run: async ({ env }) => judge(await ensureBuilt({ env })) },
  { id: "unit", label: "Tests ohne Browser", needs: "build", run: runVitest },
  { id: "node", isForBothNodes: true, label: `Tests auf Node ${otherMajor()}`, run: runOnOtherNode },
  { id: "browser", label: "Tests im Browser", needs: "build", run: runPlaywright },
  { id: "engines", label: "Weg in drei Browsern", needs: "build", run: runEngines },
  // Figures that are the same in every run. Last: requests are counted by the Chromium that an earlier step has found.
  { id: "budget", label: "Bytes und Anfragen", needs: "build", run: script("bench", "--only=screens,queries") },
];

/**
 * Steps that `--only=unit,lint` names, with those they need; null when a name is unknown. Without it all steps, the one
 * on the other Node only with `bothNodes`.
 */
export function chooseSteps(only, { bothNodes = false } = {}) {
  if (!only) return STEPS.filter(({ isForBothNodes }) => bothNodes || !isForBothNodes);
  const names = only.split(",");
  if (!names.every((name) => STEPS.some(({ id }) => id === name))) return null;
  const wanted = new Set(names.flatMap((name) => [name, STEPS.find(({ id }) => id === name).needs]));
  return STEPS.filter(({ id }) => wanted.has(id));
}

/** Runs a script of package.json without npm around it; its output is shown only when it fails. */
function script(name, ...args) {
  return async ({ env }) => {
    const command = [JSON.parse(readFileSync(inProject("package.json"), "utf8")).scripts[name], ...args].join(" ");
    const PATH = `${inProject("node_modules/.bin")}${delimiter}${env.PATH ?? ""}`;
    const work = () => run(command, [], { cwd: root, env: { ...env, PATH }, capture: true, shell: true });
    const result = await withProgress(command, work, { env, worked: ({ code }) => code === 0 });
    if (result.code === 0) return PASSED;
    process.stdout.write(result.output);
    return FAILED;
  };
}

async function runVitest({ env, filters }, node = process.execPath, reporter = "default") {
  const report = freshReport("vitest.json");
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${report}`];
  const cli = inProject("node_modules/vitest/vitest.mjs");
  const { code } = await run(node, [cli, "run", ...reporters, ...filters], { cwd: root, env });
  const read = readStamp(report);
  return { ...reconcile(vitestCounts(read), code), failures: vitestFailures(read) };
}

/** Repeats on the other Node all tests that run the sources. */
async function runOnOtherNode({ env }) {
  const node = await ensureNode(otherMajor(), env);
  if (!node.ok) {
    process.stdout.write(`${node.message}\n`);
    return FAILED;
  }
  const projects = ["unit", "alone", "integration"].map((name) => `--project=${name}`);
  return runVitest({ env: environmentOf(node.path, env), filters: projects }, node.path, "dot");
}

async function runPlaywright({ env, filters }) {
  const chromium = await ensureChromium(env);
  if (!chromium.ok) {
    process.stdout.write(`${chromium.message}\n`);
    return FAILED;
  }
  return playwright({ env: { ...env, CHROMIUM_PATH: chromium.path }, report: "playwright.json", args: filters });
}

async function playwright({ env, report: name, args }) {
  const report = freshReport(name);
  const cli = inProject("node_modules/playwright/cli.js");
  const { code } = await run(process.execPath, [cli, "test", "--reporter=list,json", ...args], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const read = readStamp(report);
  return { ...reconcile(playwrightCounts(read), code), failures: playwrightFailures(read) };
}

/**
 * Runs the main walk in three engines, with WALKS=all in each of its variants. One that cannot be installed is skipped
 * locally, fails in CI.
 */
async function runEngines({ env, filters }) {
  const { there, lacking } = await ensureEngines(env);
  if (lacking.length > 0)
    process.stdout.write(`Nicht zu installieren: ${lacking.join(", ")}. Der Gang darin fehlt hier.\n`);
  const failed = env.CI === "true" ? lacking.length : 0;
  const chromium = await ensureChromium(env);
  const names = chromium.ok ? [...there, "chromium"] : there;
  if (names.length === 0) return { passed: 0, failed };
  const counts = await playwright({
    env: { ...env, FIREFOX_PATH: firefoxPath(env) ?? "", ...(chromium.ok ? { CHROMIUM_PATH: chromium.path } : {}) },
    report: "engines.json",
    args: ["--config=tests/engines/playwright.config.ts", ...names.map((name) => `--project=${name}`), ...filters],
  });
  return { ...counts, failed: counts.failed + failed };
}

/** Path for a runner's report; removes an older one, which must not be counted again. */
function freshReport(name) {
  mkdirSync(inProject(".cache/test"), { recursive: true });
  const file = inProject(".cache/test", name);
  removeStamp(file);
  return file;
}

function judge(outcome) {
  if (outcome.ok) return PASSED;
  process.stdout.write(`${outcome.message}\n`);
  return FAILED;
}
