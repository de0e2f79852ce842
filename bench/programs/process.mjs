import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../../tests/runner/free-port.mjs";
import { inProject } from "../../scripts/lib/project.mjs";
import { send } from "../visit/http.mjs";

const PRELOAD = ["--import", pathToFileURL(inProject("bench/programs/usage-preload.mjs")).href];
const PATIENCE_MS = 60_000;
const POLL_MS = 5;

/** Resolves once the program answers `/` with 200; `startedMs` is how long that took since the process was created. */
export async function startProcess({ args, env, cwd }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...PRELOAD, ...args], {
    cwd,
    env: { ...env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), APP_URL: url },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => (complaints = (complaints + chunk).slice(-4000)));
  const exited = once(child, "exit");
  try {
    await firstAnswer(url, child);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${error.message}\n${complaints}`);
  }
  const startedMs = performance.now() - began;
  return {
    url,
    startedMs,
    usage: () => askUsage(child),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function firstAnswer(url, child) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The program ended with code ${child.exitCode} before it answered.`);
    const answer = await send(`${url}/`).catch(() => null);
    if (answer?.status === 200) return;
    await wait(POLL_MS);
  }
  throw new Error(`No answer from ${url} within ${PATIENCE_MS / 1000} s.`);
}

/** Resource usage of the process since its start: { cpuMs, rssBytes }. */
async function askUsage(child) {
  const answered = new Promise((resolve) => {
    const listen = (message) => {
      if (typeof message !== "object") return;
      child.off("message", listen);
      resolve(message);
    };
    child.on("message", listen);
  });
  child.send("usage");
  return answered;
}
