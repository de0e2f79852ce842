import { spawn, type ChildProcess } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { serverArguments } from "../../scripts/lib/server-process.mjs";
import { codeIn } from "./app";
import { Visitor } from "./visitor";

const ORIGIN = "http://localhost:3000";

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The app as `npm start` runs it, in a process of its own; `options` are Node's. */
export async function serve({
  dataDir,
  port,
  environment = {},
  options = [],
}: {
  dataDir: string;
  port: number;
  environment?: Record<string, string>;
  options?: string[];
}): Promise<{ child: ChildProcess; output: () => string }> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  delete env.DATABASE_URL;
  Object.assign(env, { DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", APP_URL: ORIGIN, ...environment });
  const child = spawn(process.execPath, [...options, ...serverArguments()], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  await vi.waitFor(async () => expect(await statusOf(port, "/healthz")).toBe(200), { timeout: 60_000, interval: 100 });
  return { child, output: () => output };
}

const statusOf = (port: number, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

/** A browser that asks this server, under the origin it is configured for. */
export const browserOf = (port: number): Visitor =>
  new Visitor((request) =>
    fetch(new Request(request.url.replace(ORIGIN, `http://127.0.0.1:${port}`), request), { redirect: "manual" }),
  );

/** The code in the newest mail to an address. */
export async function readCode(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder)).filter((file) => file.includes(email)).sort();
  return codeIn(await readFile(join(folder, names.at(-1) ?? ""), "utf8"));
}

export const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
