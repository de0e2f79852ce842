import { pathToFileURL } from "node:url";
import { readAddress, whyNotListening } from "./address.mjs";
import { loadDotEnv } from "./environment.mjs";
import { whyNotBuilding } from "./folder.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, root } from "./project.mjs";
import { run } from "./run.mjs";
import { buildServiceWorker } from "./service-worker.mjs";

// Relative paths: the compiler splits the command at spaces, which the project's own path may contain.
const SERVER = "node --import ./server/preload.mjs node_modules/@remix-run/serve/dist/cli.js build/index.js";

const RELOAD = pathToFileURL(inProject("server/dev/socket.mjs")).href;

/**
 * Starts the development server. With `--stripe`, a stand-in for Stripe runs beside it, so that plans can be bought
 * with made-up cards; with `--model` one for a model, so that Inno answers as with a key.
 */
export async function main(args, env) {
  loadDotEnv();
  const address = readAddress(env);
  if (!address.ok) return refuse(address.message);
  const taken = await whyNotListening(address);
  if (taken) return refuse(taken.replace("npm start", "npm run dev"));
  const reason = whyNotBuilding(root);
  if (reason) return refuse(reason);
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) return refuse(installed.message);
  const worker = await buildServiceWorker();
  if (!worker.ok) return refuse(worker.output);
  const stripe = args.includes("--stripe") ? await besideStripe({ address, env }) : {};
  if (!stripe) return 1;
  const variables = { ...stripe, ...(args.includes("--model") ? await besideModel() : {}) };
  const cli = inProject("node_modules/@remix-run/dev/dist/cli.js");
  const { code } = await run(process.execPath, ["--import", RELOAD, cli, "dev", "-c", SERVER], {
    cwd: root,
    env: { ...env, ...variables, NODE_ENV: "development", HOST: address.host, PORT: String(address.port) },
  });
  return code;
}

async function besideStripe(surroundings) {
  // Loads packages, which are installed by now.
  const { startDevStripe } = await import("../../tests/fakes/beside-dev/stripe.mjs");
  const stripe = await startDevStripe(surroundings);
  if (!stripe.ok) return void refuse(stripe.message.trim());
  process.stdout.write(
    `Stripe ist ein Nachbau (${stripe.url}): Karten sind erfunden, abgebucht wird nichts. Die Datenbank ist neu und nur für diesen Lauf.\n`,
  );
  return stripe.variables;
}

async function besideModel() {
  const { startDevModel } = await import("../../tests/fakes/beside-dev/model.mjs");
  const { url, variables } = await startDevModel();
  process.stdout.write(`Das Modell ist ein Nachbau (${url}): Inno sagt auf alles dasselbe, Wort für Wort.\n`);
  return variables;
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
