import { readAddress, whyNotListening } from "./address.mjs";
import { ensureBuilt, isBuilt } from "./build.mjs";
import { loadDotEnv } from "./environment.mjs";
import { whyNotBuilding } from "./folder.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./project.mjs";
import { runServer } from "../../server/process.mjs";
import { healthProblem, welcome } from "./welcome.mjs";

/** A start that takes longer than this prints its progress. */
const QUIET_MS = 1500;

/** `npm start`; with `--prepare` it only installs and builds, for an image's recipe. Resolves to the exit code. */
export async function main(args, env) {
  loadDotEnv();
  const serving = !args.includes("--prepare");
  const address = readAddress(env);
  if (!address.ok) return refuse(address.message);
  const taken = serving ? await whyNotListening(address) : null;
  if (taken) return refuse(taken);
  const prepared = await prepare(env);
  if (!prepared.ok) return refuse(prepared.message);
  if (!serving) return 0;
  const patience = setTimeout(() => process.stdout.write("  Server starten (Inhalte und Datenbank) …\n"), QUIET_MS);
  const onListening = async () => {
    clearTimeout(patience);
    process.stdout.write(welcome({ env, address, problem: await healthProblem(address) }));
  };
  return runServer({ env, address, onListening });
}

/** Installs and builds what is missing or stale; the development packages are needed for building alone. */
async function prepare(env) {
  // Checked before minutes of installing.
  const reason = isBuilt() ? null : whyNotBuilding(root);
  if (reason) return { ok: false, message: reason };
  const installed = await ensureInstalled({ dev: !isBuilt(), env });
  return installed.ok ? ensureBuilt({ env }) : installed;
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
