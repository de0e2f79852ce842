import { fork } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testEnvironment } from "../../scripts/lib/environment.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { copyProject } from "../copy.mjs";

const SOURCES = ["app/domain/payments/*.ts", "app/payments/stripe/read-state.ts", "app/payments/statements/*.ts"];
/** Patience with one mutant, in milliseconds; one that takes longer never ends, and is noticed. */
const PATIENCE_MS = 30_000;
const TRIAL = fileURLToPath(new URL("trial.mjs", import.meta.url));

/** `npm run mutate`: puts small faults into the sources that decide about money; names those that no unit test notices. */
export async function main(args, fullEnv) {
  const env = testEnvironment(fullEnv);
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) return refuse(installed.message);
  // Imported late: on a fresh clone the packages have just been installed.
  const [{ mutantsOf }, { unitTestsOf }] = await Promise.all([import("./mutants.mjs"), import("./related.mjs")]);
  const folder = await copyProject();
  const isAsked = (file) => !file.endsWith(".test.ts") && (args.length === 0 || args.some((arg) => file.includes(arg)));
  const files = globSync(SOURCES, { cwd: folder }).filter(isAsked).sort();
  if (files.length === 0) return refuse(`Keine Datei passt: mutate kennt ${SOURCES.join(", ")}.`);
  const total = { noticed: 0, tried: 0 };
  for (const file of files) {
    const mutants = mutantsOf(readFileSync(join(folder, file), "utf8"), file);
    const tests = unitTestsOf(folder, file);
    if (tests.length === 0) {
      say(`- ${file}: ${mutants.length} mutants, no unit test`);
      continue;
    }
    const noticed = await tryAll({ folder, file, tests, mutants, env });
    if (noticed === null) return refuse(`${file}: a test is red without a mutant, of ${tests.join(", ")}.`);
    const survivors = mutants.filter((_, at) => !noticed[at]);
    total.tried += mutants.length;
    total.noticed += mutants.length - survivors.length;
    say(`${survivors.length === 0 ? "✓" : "✗"} ${file}: ${mutants.length - survivors.length} of ${mutants.length}`);
    for (const { line, was, text } of survivors) say(`    ${line}: ${was} → ${text === "" ? "nothing" : text}`);
  }
  const share = total.tried === 0 ? 0 : Math.round((100 * total.noticed) / total.tried);
  say(`\n${total.noticed} of ${total.tried} mutants noticed (${share} %)`);
  return 0;
}

/** @returns {Promise<boolean[] | null>} whether each mutant was noticed; null: a test is red without any */
async function tryAll({ folder, file, tests, mutants, env }) {
  const source = readFileSync(join(folder, file), "utf8");
  const noticed = [];
  while (noticed.length < mutants.length) {
    const ending = await tryFrom(noticed.length);
    writeFileSync(join(folder, file), source);
    if (ending === "red") return null;
    if (ending === "endless") noticed.push(true);
  }
  return noticed;

  function tryFrom(first) {
    const child = fork(TRIAL, { cwd: folder, env, stdio: "ignore" });
    child.send({ folder, file, tests, mutants: mutants.slice(first) });
    return new Promise((resolve) => {
      const end = (ending) => {
        clearTimeout(patience);
        child.kill("SIGKILL");
        resolve(ending);
      };
      let isSound = false;
      const giveUp = () => end(isSound ? "endless" : "red");
      let patience = setTimeout(giveUp, 4 * PATIENCE_MS);
      child.on("message", (message) => {
        clearTimeout(patience);
        patience = setTimeout(giveUp, PATIENCE_MS);
        if ("isNoticed" in message) noticed.push(message.isNoticed);
        else if (message.isSound) isSound = true;
        else end("red");
        if (noticed.length === mutants.length) end("done");
      });
      // A mutant may also bring the process down.
      child.on("exit", giveUp);
    });
  }
}

const say = (line) => process.stdout.write(`${line}\n`);

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
