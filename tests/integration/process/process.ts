import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, vi } from "vitest";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { codeIn } from "../../fixtures/mailed-code";
import { freePort } from "../../runner/free-port.mjs";
import { serverArguments } from "../../../server/process.mjs";

/**
 * Spawns the app like `npm start`, in a process of its own; `within` is a command that runs it somewhere else, `cwd`
 * another project.
 */
export async function spawnServer(environment: Record<string, string>, within: readonly string[] = [], cwd = ".") {
  const port = environment.PORT ?? String(await freePort());
  const env: NodeJS.ProcessEnv = {
    ...testEnvironment(process.env),
    ...environment,
    NODE_ENV: "production",
    PORT: port,
  };
  const own = serverArguments().map((argument) => argument.replace(resolve("."), resolve(cwd)));
  const [command = "", ...args] = [...within, process.execPath, ...own];
  const child = spawn(command, args, { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = `http://localhost:${port}`;
  return {
    child,
    url,
    /** Output so far. */
    output: () => output,
    /** Resolves to the exit code, once the process has ended. */
    ended,
    /** Handler for a Visitor: sends requests for its APP_URL to the real address. */
    handle: (request: Request) => sendTo(url, request),
    health: () => healthOf(url),
    /** Resolves once the server answers. */
    async ready() {
      const answer = async () => {
        expect(child.exitCode, output).toBeNull();
        expect(await healthOf(url), output).toBe(200);
      };
      await vi.waitFor(answer, { timeout: 60_000, interval: 50 });
    },
    /** Stops the process; resolves to its exit code. */
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

export type Server = Awaited<ReturnType<typeof spawnServer>>;

/** Starts a server and waits until it answers. */
export async function startServer(
  environment: Record<string, string>,
  within?: readonly string[],
  cwd?: string,
): Promise<Server> {
  const server = await spawnServer(environment, within, cwd);
  await server.ready();
  return server;
}

const healthOf = (url: string): Promise<number> =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

export const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });

/** Sends a request that is meant for the app's public address to where it really listens. */
export function sendTo(url: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(`${url}${pathname}${search}`, request), { redirect: "manual" });
}

/** Newest code mailed to an address, from the outbox of this data folder, which also has welcomes. */
export async function newestCodeIn(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder)).filter((file) => file.includes(email)).sort();
  const codes = await Promise.all(names.map(async (name) => codeIn(await readFile(join(folder, name), "utf8"))));
  return codes.findLast((code) => code !== "") ?? "";
}

/** A command that runs the one after it as a container would: process numbers and mounts of its own. */
export const CONTAINER = [
  "unshare",
  "--user",
  "--map-root-user",
  "--mount",
  "--pid",
  "--fork",
  "--kill-child",
  "--mount-proc",
];

/** The same container with a small disk mounted at `folder`. */
export const withDisk = (folder: string, size: string): string[] => [
  ...CONTAINER,
  "sh",
  "-c",
  `mount -t tmpfs -o size=${size} none "$0" && exec "$@"`,
  folder,
];

/** Whether the kernel lets this user make namespaces; otherwise these tests cannot run. */
export const hasContainers = spawnSync("unshare", [...withDisk("/mnt", "1m").slice(1), "true"]).status === 0;
