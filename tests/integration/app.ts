import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withinContext } from "../../scripts/lib/serve/request-context.mjs";
import { createRequestHandler, installGlobals } from "@remix-run/node";
import { sql, type SQL } from "drizzle-orm";
import postgres from "postgres";
import { codeIn } from "../fixtures/mailed-code";
import { Visitor } from "./visitor";

export { codeIn, sql, Visitor };
export type DatabaseKind = "pglite" | "postgres";
type Environment = Record<string, string>;

/** The app as it is built, on a database of its own, driven by requests as a browser sends them. */
export async function startApp(database: DatabaseKind, environment: Environment = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "app-"));
  const own = { NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const server =
    database === "postgres" ? { DATABASE_URL: await createDatabase(), SESSION_SECRET: "ab".repeat(32) } : {};
  Object.assign(process.env, own, server, environment);
  const first = await loadBuild();
  const { actions, paths } = first;
  let { handle, origin } = first;
  const running = await globalThis.database;
  if (!running) throw new Error("no database");

  const app = {
    dataDir,
    /** Every route that changes state: its id and an address. */
    actions,
    /** The addresses of all routes, with their parameters unfilled. */
    paths,
    visitor: (client?: string) =>
      new Visitor((request, address) => withinContext({ address, slot: null }, () => handle(request)), client, origin),
    /** The same app on the same data, started again with other settings. */
    async restart(changed: Environment): Promise<void> {
      Object.assign(process.env, changed);
      ({ handle, origin } = await loadBuild());
    },
    /** Rows of a query, whatever the driver calls them. */
    async query(statement: SQL): Promise<Record<string, unknown>[]> {
      const result: unknown = await running.opened.db.execute(statement);
      if (Array.isArray(result)) return result;
      return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)
        ? result.rows
        : [];
    },
    /** The number a query calls `count`. */
    async count(statement: SQL): Promise<number> {
      return Number((await app.query(statement))[0]?.count);
    },
    /** Moves everything that has a time as far into the past as if that much had gone by, like "61 seconds". */
    async passTime(span: string): Promise<void> {
      const gone = sql`${span}::interval`;
      await app.query(sql`update rate_limits set resets_at = resets_at - ${gone}`);
      await app.query(sql`update login_codes set created_at = created_at - ${gone}, expires_at = expires_at - ${gone}`);
      await app.query(sql`update sessions set created_at = created_at - ${gone},
        last_seen_at = last_seen_at - ${gone}, expires_at = expires_at - ${gone}`);
    },
    /** The mails to an address, oldest first. */
    async readMails(email: string): Promise<string[]> {
      const folder = join(dataDir, "outbox");
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${email}.eml`)).sort();
      return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    },
    async readCode(email: string): Promise<string> {
      return codeIn((await app.readMails(email)).at(-1) ?? "");
    },
    close: () => running.opened.close(),
  };
  return app;
}

export type App = Awaited<ReturnType<typeof startApp>>;

let builds = 0;

// The query makes it another module, which reads the environment anew; the database is one per process.
async function loadBuild() {
  const file = pathToFileURL(resolve("build/index.js")).href;
  const build = await import(/* @vite-ignore */ `${file}?${++builds}`);
  installGlobals();
  const origin = new URL(process.env.APP_URL ?? "http://localhost:3000").origin;
  const handle = createRequestHandler(build, "production");
  return { handle, origin, actions: listActions(build.routes), paths: listPaths(build.routes) };
}

const listPaths = (routes: Routes): string[] =>
  Object.values(routes).flatMap(({ path, index }) => (path || index ? [`/${path ?? ""}`] : []));

type Routes = Record<string, { id: string; path?: string; index?: boolean; module: { action?: unknown } }>;

function listActions(routes: Routes): { id: string; path: string }[] {
  return Object.values(routes)
    .filter(({ module }) => module.action)
    .map(({ id, path = "" }) => ({ id, path: `/${path.replace(":missionId", "content-creator-in-1")}` }));
}

/** An empty database on the server of this run; test files run side by side. */
export async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
  const session = postgres(url.href, { max: 1 });
  const name = `app_${randomBytes(8).toString("hex")}`;
  await session.unsafe(`create database ${name}`);
  await session.end();
  url.pathname = name;
  return url.href;
}

/** Registers; the code is on its way. */
export async function registerVisitor(app: App, email: string): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.post("/onboarding", { name: "Anna", email });
  return visitor;
}

/** Registers and confirms the address. */
export async function startNewcomer(app: App, email: string): Promise<Visitor> {
  const visitor = await registerVisitor(app, email);
  await visitor.post("/email-verification", { intent: "confirm", code: await app.readCode(email) });
  return visitor;
}

/** Registers, confirms, finishes the test and chooses a path. */
export async function startMember(app: App, email: string): Promise<Visitor> {
  const visitor = await startNewcomer(app, email);
  await visitor.post("/quiz", { intent: "finish" });
  await visitor.post("/career-path-selection", { path: "content-creator-in" });
  return visitor;
}
