import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../runner/free-port.mjs";
import { openDatabase, type Database, type DatabaseKind } from "./database";
import { Newsroom } from "./news";
import { startServer, type Rows, type Server } from "./server";
import { startVendors, type Vendors } from "./vendors";

/** The address that people type; the server listens elsewhere. */
export const ORIGIN = "http://localhost:3000";
/** Rows that come with the app itself. */
const STAYS = ["drizzle.__drizzle_migrations", "pgboss.queue", "pgboss.version", "lives.clock"];
const START_MS = 60_000;
const METRICS_TOKEN = "token-of-the-lives";
export const MAIL_WEBHOOK_TOKEN = "what-the-mail-service-sends";
/** The app reads its metrics anew after a second. */
const METRICS_MS = 1_050;
const IDLE_MS = 15_000;

const PLACES = ["requests_in_progress", "requests_waiting", "coach_answers_in_progress"];

const MINUTE_MS = 60_000;
/** Some days, and another time of day. */
const LONG_AGO_MS = 246 * 60 * MINUTE_MS;

/** A server, its database, and everybody outside, all under one clock. */
export class World {
  #server: Server | null = null;
  #movedMs = 0;
  #tables = "";
  readonly news = new Newsroom(this);
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

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isUp(): boolean {
    return this.#server !== null;
  }

  /** The moment by the moved clock. */
  now = (): number => Date.now() + this.#movedMs;

  async start(): Promise<void> {
    this.startedAt = this.now();
    const environment = {
      ...this.database.environment,
      ...this.vendors.environment,
      PORT: String(this.port),
      HOST: "127.0.0.1",
      APP_URL: ORIGIN,
      TRUST_PROXY: "1",
      ADMIN_EMAIL: "betrieb@example.org",
      LOG_LEVEL: "warn",
      METRICS_TOKEN,
      MAIL_WEBHOOK_TOKEN,
    };
    this.#server = await startServer(environment, this.#movedMs);
    await this.#healthy();
  }

  async #healthy(): Promise<void> {
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      const { status } = await fetch(`${this.url}/healthz`);
      if (status === 200) return;
      await pause(20);
    }
    throw new Error(`the server does not become healthy: ${this.takeOutput()}`);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.stop(signal);
  }

  async loseDatabase(): Promise<void> {
    await this.database.outage?.begin();
  }

  async regainDatabase(): Promise<void> {
    if (!this.database.outage) return;
    await this.database.outage.end();
    await this.#healthy();
    // A job that was worked on is left behind, as by a killed server.
    this.startedAt = this.now();
  }

  /** Waits until all that was asked is answered, or left: by then each place is free again. */
  async idle(): Promise<void> {
    const until = Date.now() + IDLE_MS;
    for (let held = await this.#held(); held !== ""; held = await this.#held()) {
      if (Date.now() > until) throw new Error(`Places stay taken: ${held}`);
      await pause(METRICS_MS);
    }
  }

  /** Places that are taken, as the app's metrics tell. */
  async #held(): Promise<string> {
    const answer = await fetch(`${this.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    const text = await answer.text();
    return PLACES.flatMap((name) => {
      const value = new RegExp(`^startklar_${name} (\\d+)$`, "m").exec(text)?.[1];
      if (value === undefined) throw new Error(`The metrics do not tell ${name}.`);
      return value === "0" ? [] : [`${name} ${value}`];
    }).join(", ");
  }

  takeOutput = (): string => this.#server?.takeOutput() ?? "";

  /** Messages to an address, oldest first, as they went over the wire. */
  mailsTo = (email: string): string[] =>
    this.vendors.mails().flatMap(({ to, message }) => (to.includes(email) ? [message] : []));

  query(text: string): Promise<Rows> {
    if (!this.#server) throw new Error("There is no server to ask.");
    return this.database.query(this.#server, text);
  }

  /** Sets all clocks; those of server and database go on from there, Stripe's stands until the next call. */
  async moveTo(at: number): Promise<void> {
    this.#movedMs = at - Date.now();
    await this.database.move(this.#movedMs);
    await this.#server?.move(this.#movedMs);
    if (at > this.vendors.stripe.now() * 1_000) this.vendors.stripe.advanceTo(new Date(at));
  }

  /** An empty world at this moment. */
  async begin(at: number): Promise<void> {
    if (!this.#server) await this.start();
    await this.#forgetTimes(at);
    await this.#empty();
    await this.moveTo(at);
    await this.vendors.begin(new Date(at));
    this.news.begin();
    this.startedAt = at;
    this.takeOutput();
  }

  /** The worker remembers which jobs it has written, also those of a life before: it writes others in between. */
  async #forgetTimes(at: number): Promise<void> {
    const before = at - LONG_AGO_MS;
    await this.moveTo(before - MINUTE_MS);
    await this.moveTo(before);
  }

  async #empty(): Promise<void> {
    if (this.#tables === "") {
      const rows = await this.query(`select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('public', 'pgboss')`);
      this.#tables = rows
        .map(({ name }) => String(name))
        .filter((name) => !STAYS.includes(name))
        .join();
    }
    await this.query(`truncate ${this.#tables} cascade`);
    // The queue looks after itself once in a while, since a life that may have been later.
    await this.query("update pgboss.version set maintained_on = null, cron_on = null, monitored_on = null");
  }

  async close(): Promise<void> {
    await this.stop("SIGTERM");
    await this.database.close();
    await this.vendors.close();
  }
}
