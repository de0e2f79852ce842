import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { syncEverybody } from "../../../app/payments/sync-everybody.server";
import { sql } from "../app/app";
import type { Visitor } from "../app/visitor";
import { buy, deliverSince, heldBy, order, sessionIn, startCustomer, type Shop } from "./shop";

const SUBSCRIPTIONS = "GET /v1/subscriptions";
const FAILED = "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.";

/** A slow, unavailable or faulty Stripe, and impatient customers. */
export function describeVendorFaults(shop: () => Shop): void {
  const sessions = () => shop().fake.world.sessions.oldestFirst();
  const openSessions = (mark: number) =>
    sessions()
      .slice(mark)
      .filter(({ status }) => status === "open");

  test("two tabs, and ten clicks at once, are one checkout", async () => {
    const { member, email } = await startCustomer(shop());
    const mark = sessions().length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(member, "pro")));
    expect(new Set(answers.map(sessionIn)).size).toBe(1);
    expect(sessions()).toHaveLength(mark + 1);
    const news = shop().fake.events().length;
    shop().fake.pay(sessionIn(await order(member, "pro")));
    await deliverSince(shop(), news);
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
  });

  test("another choice closes the first one's page, so that one of the two can be paid", async () => {
    const { member } = await startCustomer(shop());
    const mark = sessions().length;
    await order(member, "pro");
    const lifetime = sessionIn(await order(member, "lifetime_pro"));
    expect(openSessions(mark).map(({ id }) => id)).toEqual([lifetime]);
    await Promise.all([order(member, "pro"), order(member, "lifetime_pro")]);
    expect(
      await shop().app.count(sql`select count(*)::int as count from orders where state = 'open' and user_id in
        (select user_id from orders where session_id = ${lifetime})`),
    ).toBe(1);
  });

  test("who has paid in one tab opens no second checkout in the other, also before the news", async () => {
    const { member, email } = await startCustomer(shop());
    const paid = sessionIn(await order(member, "pro"));
    shop().fake.pay(paid);
    const second = await order(member, "lifetime_pro");
    expect(second.headers.get("Location")).toBe("/kasse/danke?plan=lifetime_pro");
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
    expect((await order(member, "pro")).headers.get("Location")).toBe("/abo");
  });

  test.each([
    ["hangs", { kind: "hang", times: 2 }],
    ["fails", { kind: "status", status: 500, times: 2 }],
    ["hangs up", { kind: "cut", times: 2 }],
    ["breaks off in the middle", { kind: "cut-body", times: 2 }],
    ["sends something else", { kind: "answer", body: "<html>", times: 2 }],
  ] as const)(
    "a Stripe that %s: the stated error within ten seconds, and no second session afterwards",
    async (_, fault) => {
      const { member } = await startCustomer(shop());
      const mark = sessions().length;
      shop().fake.fault("POST /v1/checkout/sessions", fault);
      const began = performance.now();
      const answer = await order(member, "pro");
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(answer.headers.get("Location")).toBe("/kasse?plan=pro");
      expect(await (await member.get("/kasse?plan=pro")).text()).toContain(FAILED);
      shop().fake.clearFaults();
      expect(sessionIn(await order(member, "pro"))).toBeDefined();
      expect(sessions()).toHaveLength(mark + 1);
    },
  );

  test.each([
    ["orders", "POST /v1/checkout/sessions", "orders", (who: Visitor) => order(who, "pro")],
    [
      "asks for purchases again",
      SUBSCRIPTIONS,
      "entitlements",
      (who: Visitor) => who.post("/abo", { intent: "restore" }),
    ],
    [
      "cancels",
      "POST /v1/subscriptions/:id",
      "stripe_customers",
      (who: Visitor) => who.post("/abo", { intent: "cancel", plan: "pro" }),
    ],
    [
      "deletes the account",
      "DELETE /v1/subscriptions/:id",
      "stripe_customers",
      (who: Visitor) => who.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" }),
    ],
    [
      // What was paid, and nobody has told yet, is read before contracts end; nothing is erased by then.
      "deletes the account with an order that was just paid",
      "GET /v1/checkout/sessions/:id",
      "stripe_customers",
      async (who: Visitor) => {
        shop().fake.pay(sessionIn(await order(who, "lifetime_pro")));
        return who.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
      },
    ],
  ] as const)(
    "where our database goes while Stripe is asked, who %s is told that, and not that Stripe fails",
    async (_, route, table, ask) => {
      const { member } = await startCustomer(shop());
      if (table !== "orders") await buy(shop(), member, "pro");
      let release = (): void => undefined;
      const until = new Promise<void>((done) => (release = done));
      const mark = shop().fake.calls(route).length;
      shop().fake.fault(route, { kind: "hold", until });
      const asked = ask(member);
      await vi.waitFor(() => expect(shop().fake.calls(route).length).toBeGreaterThan(mark));
      // A table that is not there counts as a database that is not.
      await shop().app.query(sql`alter table ${sql.identifier(table)} rename to away`);
      try {
        release();
        const answer = await asked;
        expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("Gleich wieder da")]);
      } finally {
        await shop().app.query(sql`alter table away rename to ${sql.identifier(table)}`);
        shop().fake.clearFaults();
      }
    },
  );

  test("a client that names a price, plan, customer or amount of its own is refused", async () => {
    const { member } = await startCustomer(shop());
    const mark = sessions().length;
    for (const [field, value] of [
      ["price", "price_1"],
      ["amount", "1"],
      ["customer", "cus_1"],
      ["user", "someone"],
      ["plan", "free"],
    ] as const) {
      expect([field, (await order(member, "pro", { [field]: value })).status]).toEqual([field, 400]);
    }
    expect((await order(member, "gold")).status).toBe(400);
    expect((await member.post("/kasse", { plan: "pro" }, { Origin: "https://evil.example" })).status).toBe(403);
    const unwished = await member.post("/kasse?plan=pro", { plan: "pro" });
    expect([unwished.status, (await unwished.text()).includes("Ein Häkchen fehlt noch")]).toEqual([422, true]);
    expect(sessions()).toHaveLength(mark);
  });

  test("whoever was shown another price, as before midnight, orders nothing", async () => {
    const { member } = await startCustomer(shop());
    const mark = sessions().length;
    expect(await (await member.get("/kasse?plan=pro")).text()).toContain('name="shownCents" value="900"');
    expect((await order(member, "pro", { shownCents: "100" })).headers.get("Location")).toBe("/kasse?plan=pro");
    expect(await (await member.get("/kasse?plan=pro")).text()).toContain("Der Preis hat sich geändert");
    expect(sessions()).toHaveLength(mark);
    expect(sessionIn(await order(member, "pro", { shownCents: "900" }))).toBeDefined();
  });

  test("a price at Stripe that is not what content says is never charged", async () => {
    const { member } = await startCustomer(shop());
    const price = shop()
      .fake.world.prices.oldestFirst()
      .find(({ metadata }) => metadata.plan === "pro");
    if (!price) throw new Error("Pro has no price.");
    const { unit_amount } = price;
    price.unit_amount = 100;
    expect((await order(member, "pro")).headers.get("Location")).toBe("/kasse?plan=pro");
    price.unit_amount = unit_amount;
    expect(sessionIn(await order(member, "pro"))).toBeDefined();
  });

  describe("everybody synchronised again, one after the other", () => {
    /** Customers first in the order of ids, more than may fail in a row while Stripe is away. */
    const MANY = 7;
    beforeAll(async () => {
      const id = sql`('00000000-0000-4000-8000-00000000000' || n)::uuid`;
      const numbers = sql`generate_series(1, ${MANY}::int) n`;
      await shop().app.query(sql`insert into profiles (user_id, first_name, email)
        select ${id}, 'Anna', 'synchronised-' || n || '@example.org' from ${numbers}`);
      await shop().app.query(sql`insert into stripe_customers (user_id, customer_id)
        select ${id}, 'cus_synchronised_' || n from ${numbers}`);
      // Whose order is first seen by this is asked about twice.
      await syncEverybody({ now: new Date(), onFailure: () => undefined });
    });
    afterEach(() => shop().fake.clearFaults());
    afterAll(() => shop().app.query(sql`delete from profiles where email like 'synchronised-%'`));

    const everybody = () => shop().app.count(sql`select count(*)::int as count from stripe_customers`);
    const synchronise = async () => {
      const mark = shop().fake.calls(SUBSCRIPTIONS).length;
      const result = await syncEverybody({ now: new Date(), onFailure: () => undefined });
      return { ...result, asked: shop().fake.calls(SUBSCRIPTIONS).length - mark };
    };

    test("ends after a few people when Stripe is away, and is done the next time", async () => {
      shop().fake.fault(SUBSCRIPTIONS, { kind: "cut", times: 1_000 });
      // The SDK asks for each twice.
      expect(await synchronise()).toEqual({ people: 5, failed: 5, isAway: true, asked: 10 });
      shop().fake.clearFaults();
      const people = await everybody();
      expect(await synchronise()).toEqual({ people, failed: 0, isAway: false, asked: people });
    });

    test("goes on past people whose data Stripe refuses, however many they are", async () => {
      shop().fake.fault(SUBSCRIPTIONS, { kind: "status", status: 400, times: MANY });
      const people = await everybody();
      expect(await synchronise()).toEqual({ people, failed: MANY, isAway: false, asked: people });
    });

    test("waits for an answer without end no longer than for the deadline", async () => {
      // The first customer has a contract, and so an answer that takes minutes. Each letter starts the SDK's own time
      // limit anew.
      const { member, email } = await startCustomer(shop());
      await buy(shop(), member, "pro");
      const first = sql`(select min(user_id::text)::uuid from stripe_customers)`;
      await shop().app.query(sql`delete from stripe_customers where user_id = ${first}`);
      await shop().app.query(sql`update stripe_customers set user_id = '00000000-0000-4000-8000-000000000001'
        where user_id = (select user_id from profiles where email = ${email})`);
      shop().fake.fault(SUBSCRIPTIONS, { kind: "trickle" });
      const people = await everybody();
      expect(await synchronise()).toEqual({ people, failed: 1, isAway: false, asked: people });
    });
  });
}
