import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import postgres from "postgres";
import { freePort } from "../../../scripts/lib/free-port.mjs";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import type { KeptEvent } from "../../fakes/stripe/world/event";
import { stock } from "../../fixtures/stripe-stock";
import { killed } from "../process/process";
import { startPostgres } from "../process/postgres-server";
import { browserOf, readCode, serve } from "../process/served-app";

let stripe: FakeStripe;
let database: Awaited<ReturnType<typeof startPostgres>>;
let sql: ReturnType<typeof postgres>;
beforeAll(async () => {
  stripe = await startStripe({ startAt: new Date(), seed: "Killed" });
  await stock(new Stripe(stripe.key, { host: "127.0.0.1", port: stripe.port, protocol: "http", telemetry: false }));
  database = await startPostgres();
  sql = postgres(database.url, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await database.remove();
  await stripe.close();
});

test("killed in the middle of an event, before and after its effect is saved: exactly one effect after the next try", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  const port = await freePort();
  const settings = {
    DATABASE_URL: database.url,
    SESSION_SECRET: "ab".repeat(32),
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
  };
  const start = () => serve({ dataDir, port, environment: settings });
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
  /** Lets the server die while it waits for this answer. */
  const dieAt = async (route: string, event: KeptEvent) => {
    const release = stripe.hold(route);
    const asked = stripe.calls(route).length;
    const told = tell(event).catch(() => "gone");
    await expect.poll(() => stripe.calls(route).length, { timeout: 10_000 }).toBeGreaterThan(asked);
    await killed(child);
    release();
    expect(await told).toBe("gone");
    ({ child } = await start());
  };
  const rows = async () => ({
    held: await sql`select kind, state from entitlements order by kind`.then((found) =>
      found.map(({ kind, state }) => [kind, state]),
    ),
    refunds: stripe.world.refunds.oldestFirst().length,
    charges: stripe.world.charges.oldestFirst().length,
  });

  const pro = await buy("pro");
  await dieAt("GET /v1/subscriptions", pro);
  expect((await rows()).held).toEqual([]);
  expect(await tell(pro)).toBe(204);
  expect(await rows()).toEqual({ held: [["pro", "active"]], refunds: 0, charges: 1 });

  // Its effect is saved, and the subscription that it replaces is about to end.
  const lifetime = await buy("lifetime_pro");
  await dieAt("POST /v1/refunds", lifetime);
  expect((await rows()).held).toEqual([
    ["lifetime_pro", "active"],
    ["pro", "active"],
  ]);
  expect(await tell(lifetime)).toBe(204);
  expect(await tell(lifetime)).toBe(204);
  expect(await rows()).toEqual({
    held: [
      ["lifetime_pro", "active"],
      ["pro", "ended"],
    ],
    refunds: 1,
    charges: 2,
  });
  await killed(child);
}, 240_000);
