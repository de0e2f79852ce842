import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { vi } from "vitest";
import { freePort } from "../../runner/free-port.mjs";

/** Debian installs it where only root's PATH looks. */
const SEARCHED = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const NOBODY = 65_534;
const TLS_FILES: Record<string, string> = { key: "key.pem", cert: "certificate.pem" };

export const hasPgbouncer = spawnSync("pgbouncer", ["--version"], { env: SEARCHED }).status === 0;

interface Guarded {
  /** Only these databases and the passwords of these users; by default all. */
  databases?: readonly string[];
  users?: Readonly<Record<string, string>>;
  /** Puts key.pem and certificate.pem into a folder: the pooler then requires TLS. */
  tls?: (folder: string) => Promise<unknown>;
}

/** PgBouncer in transaction mode before all databases of this server; `settings` are lines of its pgbouncer.ini. */
export async function startPgbouncer(
  serverUrl: string,
  settings: readonly string[] = [],
  { databases = ["*"], users, tls }: Guarded = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    ...databases.map((name) => `${name} = host=${hostname} port=${serverPort} user=${username} password=${password}`),
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    ...(users ? ["auth_type = scram-sha-256", `auth_file = ${join(folder, "users")}`] : ["auth_type = any"]),
    ...(tls ? ["key", "cert"].map((kind) => `client_tls_${kind}_file = ${join(folder, TLS_FILES[kind] ?? "")}`) : []),
    ...(tls ? ["client_tls_sslmode = require"] : []),
    "pool_mode = transaction",
    // Fewer than one process may open, so that transactions of several really share them.
    "default_pool_size = 4",
    "server_round_robin = 1",
    ...settings,
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
  const known = Object.entries(users ?? {}).map(([name, secret]) => `"${name}" "${secret}"\n`);
  await writeFile(join(folder, "users"), known.join(""));
  await tls?.(folder);
  for (const name of Object.values(TLS_FILES)) if (tls) await chmod(join(folder, name), 0o644);
  let child: ChildProcess;
  let output = "";
  const start = async () => {
    // PgBouncer refuses to run as root.
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    child = spawn("pgbouncer", [file], { ...user, env: SEARCHED, stdio: ["ignore", "ignore", "pipe"] });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
    await vi
      .waitFor(() => reach(port), { timeout: 10_000, interval: 20 })
      .catch((error: unknown) => {
        throw new Error(`pgbouncer does not serve: ${output}`, { cause: error });
      });
  };
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  await start();
  return {
    /** The address of a database of the server, through the pooler. */
    through(databaseUrl: string): string {
      const url = new URL(databaseUrl);
      url.hostname = "127.0.0.1";
      url.port = String(port);
      return url.href;
    },
    start,
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const LIMITS = { statement_timeout: "10s", lock_timeout: "5s", idle_in_transaction_session_timeout: "15s" };

/** Sets the limits of docs/operating.md; for this database alone, as all tests log in with one role. */
export async function limitDatabase(databaseUrl: string): Promise<void> {
  const session = postgres(databaseUrl, { max: 1 });
  for (const [name, value] of Object.entries(LIMITS)) {
    await session.unsafe(`alter database ${new URL(databaseUrl).pathname.slice(1)} set ${name} = '${value}'`);
  }
  await session.end();
}

const reach = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
