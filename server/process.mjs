import { spawn } from "node:child_process";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { inProject, root } from "../scripts/lib/project.mjs";
import { passSignals } from "../scripts/lib/run.mjs";
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from "./memory.mjs";
import { BUNDLE } from "./bundle.mjs";

export const serverArguments = () => [
  ...MEMORY_FLAGS,
  "--import",
  pathToFileURL(inProject("server/preload.mjs")).href,
  inProject(BUNDLE, "serve.js"),
  `./${BUNDLE}/index.js`,
];

export const serverEnvironment = (env) => ({ ...MEMORY_ENVIRONMENT, ...env });

/** @returns {Promise<number>} the exit code; signals are passed on, after which the server ends in order within 15 s */
export function runServer({ env, address, onListening }) {
  const child = spawn(process.execPath, serverArguments(), {
    cwd: root,
    // The channel also tells the server when this process is killed, so that it does not stay behind alone.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...serverEnvironment(env), NODE_ENV: "production", HOST: address.host, PORT: String(address.port) },
  });
  passSignals(child);
  // The child's only message: the server listens.
  child.once("message", onListening);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
