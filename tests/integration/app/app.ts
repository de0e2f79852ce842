import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withinContext } from "../../../server/requests/request-context.mjs";
import { createRequestHandler, installGlobals } from "@remix-run/node";
import { sql, type SQL } from "drizzle-orm";
import { compose } from "~/process/compose.server";
import { db, ensureMigrated } from "~/db/connection/client.server";
import { env } from "~/environment/env.server";
import { codeIn } from "../../fixtures/mailed-code";
import { createDatabase } from "../process/empty-database";
import { newDataDir } from "../process/new-data-dir";
import { buildFromSource } from "./source-build";
import { Visitor } from "./visitor";

export { sql, Visitor };
export type DatabaseKind = "pglite" | "postgres";
type Environment = Record<string, string>;
/** Settings, or what makes them once the database has its address. */
export type Settings = Environment | ((databaseUrl: string) => Promise<Environment>);

/** The app of these sources, on a database of its own, driven by requests as a browser sends them. */
export async function startApp(database: DatabaseKind, chosen: Settings = {}) {
  const dataDir = database === "pglite" ? await newDataDir() : await mkdtemp(join(tmpdir(), "app-"));
  const databaseUrl = database === "postgres" ? await createDatabase() : "";
  const environment = typeof chosen === "function" ? await chosen(databaseUrl) : chosen;
  const own = { NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const server: Environment = databaseUrl ? { DATABASE_URL: databaseUrl, SESSION_SECRET: "ab".repeat(32) } : {};
  const settings: Environment = { ...own, ...server, ...environment };
  let { close } = await compose(settings);
  await ensureMigrated();
  installGlobals();
  const build = await buildFromSource();
  const handle = createRequestHandler(build, "production");

  const app = {
    dataDir,
    /** Empty where there is no server. */
    databaseUrl,
    /** Every route that changes state: its id and an address. */
    actions: listActions(build.routes),
    /** The addresses of all routes, with their parameters unfilled. */
    paths: listPaths(build.routes),
    visitor: (client?: string) =>
      new Visitor(
        (request, address) => withinContext({ address, slot: null }, () => handle(request)),
        client,
        env().APP_URL,
      ),
    /** Restarts the app with other settings, on the same data. */
    async restart(changed: Environment): Promise<void> {
      await close();
      ({ close } = await compose(Object.assign(settings, changed)));
      await ensureMigrated();
    },
    /** Rows of a query, independent of the driver's result format. */
    async query(statement: SQL): Promise<Record<string, unknown>[]> {
      const result: unknown = await db().execute(statement);
      if (Array.isArray(result)) return result;
      return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)
        ? result.rows
        : [];
    },
    /** The number a query calls `count`. */
    async count(statement: SQL): Promise<number> {
      return Number((await app.query(statement))[0]?.count);
    },
    /** Moves all stored times into the past, as if the span, like "61 seconds", had gone by. */
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
    /** Number of mails to addresses with this prefix. */
    async countMails(start: string): Promise<number> {
      const names = await readdir(join(dataDir, "outbox")).catch(() => []);
      return names.filter((name) => name.includes(`Z-${start}`)).length;
    },
    async readCode(email: string): Promise<string> {
      return codeIn((await app.readMails(email)).at(-1) ?? "");
    },
    close: () => close(),
  };
  return app;
}

export type App = Awaited<ReturnType<typeof startApp>>;

const listPaths = (routes: Routes): string[] =>
  Object.values(routes).flatMap(({ path, index }) => (path || index ? [`/${path ?? ""}`] : []));

type Routes = Record<string, { id: string; path?: string; index?: boolean; module: { action?: unknown } }>;

function listActions(routes: Routes): { id: string; path: string }[] {
  return Object.values(routes)
    .filter(({ module }) => module.action)
    .map(({ id, path = "" }) => ({ id, path: `/${path.replace(":missionId", "content-creator-in-1")}` }));
}

/** Registers a visitor; the code has been mailed. */
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
