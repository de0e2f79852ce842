import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { freePort } from "../../runner/free-port.mjs";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import type { KeptEvent } from "../../fakes/stripe/world/event";
import { stock } from "../../fixtures/stripe-stock";
import { newDataDir } from "../process/new-data-dir";
import { killed } from "../process/process";
import { startPostgres } from "../process/postgres-server";
import { browserOf, readCode, serve } from "../process/served-app";

/** State left by a killed server: everything one event may change. */
const LEFT = `select (select json_agg(json_build_array(kind, state) order by kind) from entitlements) as held,
  (select count(*)::int from payments) as payments,
  (select count(*)::int from orders where state = 'paid') as paid`;

interface Kept {
  dataDir: string;
  settings: Record<string, string>;
  /** Reads the state; only while the server is dead, as the embedded database allows one process. */
  read: () => Promise<unknown>;
  close: () => Promise<void>;
}

async function onPostgres(): Promise<Kept> {
  const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  const database = await startPostgres();
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const close = async () => {
    await sql.end();
    await database.remove();
  };
  return { dataDir, settings: { DATABASE_URL: database.url }, read: async () => (await sql.unsafe(LEFT))[0], close };
}

async function onPglite(): Promise<Kept> {
  const dataDir = await newDataDir();
  const read = async () => {
    const database = await PGlite.create(join(dataDir, "pg"));
    const { rows } = await database.query(LEFT);
    await database.close();
    return rows[0];
  };
  return { dataDir, settings: {}, read, close: () => Promise.resolve() };
}

async function startStocked(seed: string): Promise<FakeStripe> {
  const stripe = await startStripe({ startAt: new Date(), seed });
  await stock(new Stripe(stripe.key, { host: "127.0.0.1", port: stripe.port, protocol: "http", telemetry: false }));
  return stripe;
}

test.each([
  ["PostgreSQL", onPostgres],
  ["PGlite", onPglite],
] as const)(
  "on %s, killed in the middle of an event, before and after its effect is saved: one effect after the next try",
  async (name, keep) => {
    const [stripe, kept, port] = [await startStocked(name), await keep(), await freePort()];
    const { dataDir } = kept;
    const environment = {
      SESSION_SECRET: "ab".repeat(32),
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
      ...kept.settings,
    };
    const start = () => serve({ dataDir, port, environment });
    let { child } = await start();
    const tell = async (event: KeptEvent) => {
      const [delivered] = await stripe.deliver(event, { url: `http://localhost:${port}/api/stripe-webhook` });
      return delivered?.status;
    };
    const member = browserOf(port);
    const email = "killed@example.org";
    await member.post("/onboarding", { name: "Anna", email });
    await member.post("/email-verification", { intent: "confirm", code: await readCode(dataDir, email) });
    const buy = async (plan: string): Promise<KeptEvent> => {
      const answer = await member.post(`/kasse?plan=${plan}`, { plan, startsAtOnce: "on" });
      stripe.pay((answer.headers.get("Location") ?? "").split("/").at(-1) ?? "");
      const event = stripe.events("checkout.session.completed").at(-1);
      if (!event) throw new Error("Nobody has paid.");
      return event;
    };
    /** Kills and restarts the server; returns the database's state in between. */
    const die = async () => {
      await killed(child);
      const left = await kept.read();
      ({ child } = await start());
      return left;
    };
    /** Kills the server while it waits for this answer. */
    const dieAt = async (route: string, event: KeptEvent) => {
      const release = stripe.hold(route);
      const asked = stripe.calls(route).length;
      const told = tell(event).catch(() => "gone");
      await expect.poll(() => stripe.calls(route).length, { timeout: 10_000 }).toBeGreaterThan(asked);
      const left = await die();
      release();
      expect(await told).toBe("gone");
      return left;
    };
    const charges = () => stripe.world.charges.oldestFirst().length;
    const refunds = () => stripe.world.refunds.oldestFirst().length;

    const pro = await buy("pro");
    expect(await dieAt("GET /v1/subscriptions", pro)).toEqual({ held: null, payments: 0, paid: 0 });
    expect(await tell(pro)).toBe(204);
    expect([charges(), refunds()]).toEqual([1, 0]);

    // Its effect is saved; the subscription it replaces has not been ended yet.
    const lifetime = await buy("lifetime_pro");
    const between = [
      ["lifetime_pro", "active"],
      ["pro", "active"],
    ];
    expect(await dieAt("POST /v1/refunds", lifetime)).toEqual({ held: between, payments: 2, paid: 2 });
    expect(await tell(lifetime)).toBe(204);
    expect(await tell(lifetime)).toBe(204);
    const after = [
      ["lifetime_pro", "active"],
      ["pro", "ended"],
    ];
    expect(await die()).toEqual({ held: after, payments: 2, paid: 2 });
    expect([charges(), refunds()]).toEqual([2, 1]);
    await killed(child);
    await kept.close();
    await stripe.close();
  },
  400_000,
);
