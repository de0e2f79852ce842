import { spawn } from "node:child_process";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { inProject, root } from "./project.mjs";
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from "./serve/memory.mjs";
import { BUNDLE } from "./server-bundle.mjs";

/** How long after a first signal a second one counts as the same key press: npm passes on what the terminal sent us. */
const SAME_KEY_PRESS_MS = 500;

/** The arguments with which Node runs the app's server. */
export const serverArguments = () => [
  ...MEMORY_FLAGS,
  "--import",
  pathToFileURL(inProject("scripts/serve-preload.mjs")).href,
  inProject(BUNDLE, "serve.js"),
  `./${BUNDLE}/index.js`,
];

/** The environment in which it runs. */
export const serverEnvironment = (env) => ({ ...MEMORY_ENVIRONMENT, ...env });

/**
 * Runs the server until it ends; signals are passed on, and a second Ctrl-C ends it at once.
 * `onListening` is called when it accepts connections. Resolves to its exit code.
 * @returns {Promise<number>}
 */
export function runServer({ env, address, onListening }) {
  const child = spawn(process.execPath, serverArguments(), {
    cwd: root,
    // The channel also tells the server when this process is killed, so that it does not stay behind alone.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...serverEnvironment(env), NODE_ENV: "production", HOST: address.host, PORT: String(address.port) },
  });
  let stoppedAt = null;
  const pass = (signal) => {
    if (stoppedAt === null) {
      stoppedAt = Date.now();
      child.kill(signal);
    } else if (Date.now() - stoppedAt > SAME_KEY_PRESS_MS) {
      child.kill("SIGKILL");
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  // Its only message: it listens.
  child.once("message", onListening);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
