import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, installGlobals } from "@remix-run/node";
import { sql, type SQL } from "drizzle-orm";

const ORIGIN = "http://localhost:3000";

/** The app as it is built, on a database of its own, driven by requests as a browser sends them. */
export async function startApp(database: "pglite" | "postgres") {
  const dataDir = await mkdtemp(join(tmpdir(), "app-"));
  process.env.NODE_ENV = "production";
  process.env.DATA_DIR = dataDir;
  process.env.LOG_LEVEL = "error";
  if (database === "postgres") {
    process.env.DATABASE_URL = process.env.TEST_POSTGRES_URL ?? "";
    process.env.SESSION_SECRET = "ab".repeat(32);
  }
  const build = await import(/* @vite-ignore */ pathToFileURL(resolve("build/index.js")).href);
  installGlobals();
  const handle = createRequestHandler(build, "production");
  const running = await globalThis.database;
  if (!running) throw new Error("no database");

  return {
    dataDir,
    visitor: (client?: string) => new Visitor(handle, client),
    /** Rows of a query, whatever the driver calls them. */
    async query(statement: SQL): Promise<Record<string, unknown>[]> {
      const result: unknown = await running.opened.db.execute(statement);
      if (Array.isArray(result)) return result;
      return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)
        ? result.rows
        : [];
    },
    async readCode(email: string): Promise<string> {
      const folder = join(dataDir, "outbox");
      const newest =
        (await readdir(folder))
          .filter((name) => name.includes(email))
          .sort()
          .at(-1) ?? "";
      return /^(\d{6})\r?$/m.exec(await readFile(join(folder, newest), "utf8"))?.[1] ?? "";
    },
    close: () => running.opened.close(),
  };
}

export type App = Awaited<ReturnType<typeof startApp>>;

let clients = 0;

/** A browser without a face: keeps cookies, sends forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #client: string;

  constructor(
    readonly handle: (request: Request) => Promise<Response>,
    client = `10.0.0.${++clients}`,
  ) {
    this.#client = client;
  }

  async get(path: string): Promise<Response> {
    return this.send(new Request(`${ORIGIN}${path}`, { headers: this.#headers() }));
  }

  async post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams(fields).toString();
    const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN };
    const sent = { ...this.#headers(), ...type, ...headers };
    // As the server's preload does: the framework's own check steps aside, ours decides.
    const host = URL.canParse(sent.Origin) ? new URL(sent.Origin).host : "localhost";
    const request = { method: "POST", body, headers: { ...sent, "X-Forwarded-Host": host } };
    return this.send(new Request(`${ORIGIN}${path}`, request));
  }

  #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { "x-client-address": this.#client, ...(cookie ? { Cookie: cookie } : {}) };
  }

  async send(request: Request): Promise<Response> {
    const response = await this.handle(request);
    for (const [header, line] of response.headers) {
      if (header.toLowerCase() !== "set-cookie") continue;
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/.test(line) || pair.endsWith("=")) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}

/** Registers; the code is on its way. */
export async function registerVisitor(app: App, email: string): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.post("/onboarding", { name: "Anna", email });
  return visitor;
}

/** Registers, confirms, finishes the test and chooses a path. */
export async function startMember(app: App, email: string): Promise<Visitor> {
  const visitor = await registerVisitor(app, email);
  await visitor.post("/email-verification", { intent: "confirm", code: await app.readCode(email) });
  await visitor.post("/quiz", { intent: "finish" });
  await visitor.post("/career-path-selection", { path: "content-creator-in" });
  return visitor;
}

export { sql };
