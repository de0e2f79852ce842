import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ensureNode, environmentOf } from "./other-node.mjs";
import { passSignals } from "./run.mjs";

const MAJOR = 24;

/**
 * Runs the same script with the same arguments under Node 24, which npm brings where it is missing; everything that the
 * script starts as `node` is the same. Resolves to the exit code.
 */
export async function goOnWithNewerNode(version, env) {
  const node = await ensureNode(MAJOR, env, { before: (place) => process.stderr.write(announce(version, place)) });
  if (!node.ok) {
    process.stderr.write(
      `${node.message} Das Projekt braucht Node ${MAJOR} (hier läuft ${version}): Installier es von https://nodejs.org, und starte noch einmal.\n`,
    );
    return 1;
  }
  const child = spawn(node.path, [...process.execArgv, ...process.argv.slice(1)], {
    env: environmentOf(node.path, env),
    // The channel tells the child when this process is killed, so that it does not stay behind alone.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  passSignals(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

const announce = (version, newer) =>
  `Hier läuft Node ${version}, das Projekt braucht ein neueres: npm holt Node ${newer.version} einmal nach .cache (190 MB), und damit geht es weiter.\n`;
