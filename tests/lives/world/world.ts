import { setTimeout as pause } from "node:timers/promises";
import { newestCode } from "../../fixtures/mailed-code";
import { freePort } from "../../runner/free-port.mjs";
import { Beside } from "./beside";
import { openDatabase, type Database, type DatabaseKind } from "./database";
import { emptyTables, forgetTimes, tablesOf, untilWorked } from "./empty";
import { Newsroom } from "./news";
import { METRICS_TOKEN, untilFree } from "./places";
import { Reads } from "./reads";
import { startProcess, type Kind, type Rows, type Server } from "./server";
import { startVendors, type Vendors } from "./vendors";
import { PATIENCE_MS } from "./patience";
import { Upkeep } from "./upkeep";

/** The address that people type; the server listens elsewhere. */
export const ORIGIN = "http://localhost:3000";
export const MAIL_WEBHOOK_TOKEN = "what-the-mail-service-sends";
/** PostgreSQL has few connections for all that a test run starts. */
const SMALL = { DATABASE_POOL: "4", MAX_IN_PROGRESS: "20" };

/** A server and others beside it, their database, and everybody outside, all under one clock. */
export class World {
  #server: Server | null = null;
  #movedMs = 0;
  #tables = "";
  readonly news = new Newsroom(this);
  readonly #upkeep = new Upkeep();
  readonly #reads = new Reads((text) => this.ask(text));
  /** Only with a database that has a door of its own. */
  readonly beside = new Beside();
  /** How often in this life a process was killed, or lost its database. */
  kills = 0;
  /** Since when, by the moved clock, server and database have been there in this life without a break. */
  startedAt = 0;

  private constructor(
    readonly kind: DatabaseKind,
    readonly port: number,
    readonly database: Database,
    readonly vendors: Vendors,
  ) {}

  static async open(kind: DatabaseKind): Promise<World> {
    const world = new World(kind, await freePort(), await openDatabase(kind), await startVendors());
    await world.start();
    return world;
  }

  /** Where the next request goes. */
  get url(): string {
    const { beside } = this;
    return urlOf(beside.port !== null && (beside.takesNext() || !this.isUp) ? beside.port : this.port);
  }

  get isUp(): boolean {
    return this.#server !== null;
  }

  /** The moment by the moved clock. */
  now = (): number => Date.now() + this.#movedMs;

  async start(): Promise<void> {
    this.startedAt = this.now();
    this.#server = await startProcess("server", this.#environment(this.port), this.#movedMs);
    await this.#healthy();
  }

  /** Starts another process on the same database; `turn` says which requests go to a second server. */
  async startBeside(kind: Kind, turn: number): Promise<void> {
    const environment = { ...this.#environment(0), ...SMALL };
    await this.beside.start(kind, { environment, movedMs: this.#movedMs, turn });
    await this.#healthy();
  }

  async stopBeside(kind: Kind, signal: NodeJS.Signals): Promise<void> {
    await this.beside.stop(kind, signal);
    if (signal !== "SIGKILL") return;
    this.kills++;
    // What it has worked on is left behind.
    this.startedAt = this.now();
  }

  #environment(port: number): Record<string, string> {
    return {
      ...this.database.environment,
      ...this.vendors.environment,
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: ORIGIN,
      TRUST_PROXY: "1",
      ADMIN_EMAIL: "betrieb@example.org",
      LOG_LEVEL: "warn",
      METRICS_TOKEN,
      MAIL_WEBHOOK_TOKEN,
    };
  }

  /** Addresses of all servers that run. */
  #urls(): string[] {
    const { port } = this.beside;
    return [...(this.isUp ? [urlOf(this.port)] : []), ...(port === null ? [] : [urlOf(port)])];
  }

  async #healthy(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (const url of this.#urls())
      while ((await fetch(`${url}/healthz`)).status !== 200) {
        if (Date.now() > until) throw new Error(`a server does not become healthy: ${this.takeOutput()}`);
        await pause(20);
      }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (signal === "SIGKILL") this.kills++;
    const server = this.#server;
    this.#server = null;
    await server?.stop(signal);
  }

  async #setAway(isAway: boolean): Promise<void> {
    if (!this.database.canGoAway) return;
    await Promise.all([this.#server?.setAway(isAway), this.beside.setAway(isAway)]);
  }

  async loseDatabase(): Promise<void> {
    this.kills++;
    await this.#setAway(true);
    await this.database.untilLeft();
  }

  async regainDatabase(): Promise<void> {
    await this.#setAway(false);
    await this.#healthy();
    // A job that was worked on is left behind, as by a killed server.
    this.startedAt = this.now();
  }

  /** Waits until all that was asked is answered, or left: by then each place is free again. */
  idle = (): Promise<void> =>
    untilFree({
      urls: () => this.#urls(),
      works: async () => ((await this.#server?.countWorks()) ?? 0) + (await this.beside.countWorks()),
    });

  /** Whether jobs are left behind by what is gone, which the queue finds when it looks after itself. */
  noteLeftBehind = (isThere: boolean): void => this.#upkeep.noteLeftBehind(isThere);

  takeOutput = (): string => `${this.#server?.takeOutput() ?? ""}${this.beside.takeOutput()}`;

  /** Messages to an address, oldest first, as they went over the wire. */
  mailsTo = (email: string): string[] =>
    this.vendors.mails().flatMap(({ to, message }) => (to.includes(email) ? [message] : []));

  codeFor = (email: string): string => newestCode(this.mailsTo(email));

  /** For what is compared after each act. */
  read = (text: string): Promise<Rows> => this.#reads.read(text);

  /** For what is read in the same words again and again, as long as the process lives. */
  ask(text: string): Promise<Rows> {
    return this.database.query(this.#server, text, true);
  }

  query(text: string): Promise<Rows> {
    return this.database.query(this.#server, text);
  }

  /** Sets all clocks; those of server and database go on from there, Stripe's stands until the next call. */
  async moveTo(at: number): Promise<void> {
    this.#movedMs = at - Date.now();
    this.vendors.move(this.#movedMs);
    const change = this.#upkeep.before(at);
    await this.database.move(this.#server, { milliseconds: this.#movedMs, ...(change && { change }) });
    await this.beside.move(this.#movedMs);
    if (at > this.vendors.stripe.now() * 1_000) this.vendors.stripe.advanceTo(new Date(at));
  }

  /** An empty world at this moment. */
  async begin(at: number): Promise<void> {
    await this.beside.clear();
    if (!this.#server) await this.start();
    // Whatever is worked on from here on was not left behind.
    this.startedAt = 0;
    await forgetTimes(this, at);
    await emptyTables(this, (this.#tables ||= await tablesOf(this)));
    this.#upkeep.begin();
    await this.moveTo(at);
    await this.vendors.begin(new Date(at));
    await untilWorked(this, at);
    this.news.begin();
    this.startedAt = at;
    this.kills = 0;
    this.takeOutput();
  }

  async close(): Promise<void> {
    await this.beside.clear();
    await this.stop("SIGTERM");
    await this.database.close();
    await this.vendors.close();
  }
}

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;
