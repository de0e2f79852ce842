import { afterEach, describe, expect, test } from "vitest";
import { sql } from "../app/app";
import { buy, deliver, heldBy, order, pay, sdk, sessionIn, startCustomer, type Shop } from "./shop";

const FAILED = "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.";
const EVERY_LIST = ["GET /v1/subscriptions", "GET /v1/payment_intents", "GET /v1/invoices"];

/** Answers of Stripe that lack required fields or objects. */
export function describeHalfSaid(shop: () => Shop): void {
  afterEach(() => shop().fake.clearFaults());

  const say = (route: string, answer: object, times = 1) =>
    shop().fake.fault(route, { kind: "answer", body: JSON.stringify(answer), contentType: "application/json", times });
  const listOf = (...data: object[]) => ({ object: "list", data, has_more: false, url: "/" });
  const ordersOf = (email: string, state: string) =>
    shop().app.count(sql`select count(*)::int as count from orders join profiles using (user_id)
      where email = ${email} and state = ${state}`);

  test.each([
    ["POST /v1/checkout/sessions", { object: "checkout.session", id: "cs_1" }],
    ["POST /v1/checkout/sessions", {}],
    ["POST /v1/customers", { object: "customer" }],
    ["GET /v1/prices", {}],
    ["GET /v1/prices", listOf({ object: "price", unit_amount: 900, currency: "eur" })],
  ])("an order to which %s answers %j has failed, and is placed once when it answers", async (route, answer) => {
    const { member, email } = await startCustomer(shop());
    say(route, answer, 2);
    expect((await order(member, "pro")).headers.get("Location")).toBe("/kasse?plan=pro");
    expect(await (await member.get("/kasse?plan=pro")).text()).toContain(FAILED);
    shop().fake.clearFaults();
    expect(sessionIn(await order(member, "pro"))).toBeDefined();
    expect(await ordersOf(email, "open")).toBe(1);
  });

  test.each([{}, { object: "checkout.session", id: "cs_1" }, { object: "checkout.session", status: null }])(
    "an earlier page of which Stripe says %j counts as open, and nothing is opened beside it",
    async (answer) => {
      const { member } = await startCustomer(shop());
      const first = sessionIn(await order(member, "pro"));
      say("GET /v1/checkout/sessions/:id", answer);
      const mark = shop().fake.world.sessions.oldestFirst().length;
      expect((await order(member, "lifetime_pro")).headers.get("Location")).toBe("/kasse?plan=lifetime_pro");
      expect(shop().fake.world.sessions.oldestFirst()).toHaveLength(mark);
      expect(shop().fake.world.sessions.get(first)?.status).toBe("open");
    },
  );

  test.each([
    ...EVERY_LIST.flatMap((route) => [
      [route, {}] as const,
      [route, { object: "list", data: [] }] as const,
      [route, { object: "list", has_more: false }] as const,
      [route, listOf({})] as const,
    ]),
    ["GET /v1/subscriptions", listOf({ id: "sub_1", items: { data: [] } })] as const,
    ["GET /v1/payment_intents", listOf({ id: "pi_1", amount: 1, created: 1, metadata: {} })] as const,
  ])("when %s says %j, nothing that somebody has ends, and the news comes again", async (route, answer) => {
    const { member, email } = await startCustomer(shop());
    const mark = shop().fake.events().length;
    await buy(shop(), member, "pro");
    const renewed = shop()
      .fake.events()
      .slice(mark)
      .find(({ type }) => type === "invoice.paid");
    if (!renewed) throw new Error("Nothing was paid.");
    say(route, answer);
    expect(await deliver(shop(), { ...renewed, id: `${renewed.id}again` })).toEqual([503]);
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
    expect(await deliver(shop(), { ...renewed, id: `${renewed.id}again` })).toEqual([204]);
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
  });

  describe("what Stripe has no more", () => {
    const customersOf = async (email: string) =>
      (
        await shop().app.query(sql`select customer_id, earlier_ids from stripe_customers join profiles using (user_id)
          where email = ${email}`)
      )[0];
    const gone = (email: string) => customersOf(email).then((row) => String(row?.customer_id));

    test("a customer deleted there is made anew with the next order, once, and what they bought stays theirs", async () => {
      const { member, email } = await startCustomer(shop());
      await buy(shop(), member, "lifetime_pro");
      const first = await gone(email);
      await sdk(shop().fake).customers.del(first);
      const both = await Promise.all([order(member, "ai_only"), order(member, "ai_only")]);
      const [session = ""] = [...new Set(both.map(sessionIn))];
      expect(new Set(both.map(sessionIn)).size).toBe(1);
      expect(await customersOf(email)).toEqual({ customer_id: expect.not.stringMatching(first), earlier_ids: [first] });
      const mark = shop().fake.events().length;
      shop().fake.pay(session);
      for (const event of shop().fake.events().slice(mark)) expect(await deliver(shop(), event)).toEqual([204]);
      expect(await heldBy(shop(), email)).toEqual({ ai_only: "active", lifetime_pro: "active" });
      // A refund of the earlier payment is still matched to its person.
      const [charge] = shop()
        .fake.world.charges.oldestFirst()
        .filter(({ customer }) => customer === first);
      const refunded = shop().fake.events().length;
      await sdk(shop().fake).refunds.create({ charge: charge?.id ?? "" });
      for (const event of shop().fake.events().slice(refunded)) expect(await deliver(shop(), event)).toEqual([204]);
      expect(await heldBy(shop(), email)).toEqual({ ai_only: "active", lifetime_pro: "refunded" });
    });

    test("a customer of the other mode is made anew", async () => {
      const { member, email } = await startCustomer(shop());
      await order(member, "pro");
      await shop().app.query(sql`update stripe_customers set customer_id = 'cus_of_tests' where customer_id =
        ${await gone(email)}`);
      expect(sessionIn(await order(member, "lifetime_pro"))).toBeDefined();
      expect(await customersOf(email)).toMatchObject({ earlier_ids: ["cus_of_tests"] });
    });

    test("a subscription that ended there before the news came is not changed but bought anew", async () => {
      const { member, email } = await startCustomer(shop());
      await buy(shop(), member, "pro");
      const [subscription] = shop().fake.world.subscriptions.newestFirst();
      await sdk(shop().fake).subscriptions.cancel(subscription?.id ?? "");
      expect(sessionIn(await order(member, "pro_ai"))).toBeDefined();
      expect(await heldBy(shop(), email)).toEqual({ pro: "ended" });
    });

    test("nor is it cancelled again: the page says that there is nothing to cancel", async () => {
      const { member } = await startCustomer(shop());
      await buy(shop(), member, "pro");
      const [subscription] = shop().fake.world.subscriptions.newestFirst();
      await sdk(shop().fake).subscriptions.cancel(subscription?.id ?? "");
      expect((await member.post("/abo", { intent: "cancel", plan: "pro" })).headers.get("Location")).toBe("/abo");
      expect(await (await member.get("/pricing")).text()).toContain("Beim Öffnen des Kundenportals");
    });
  });

  test("a customer whose making was not heard of is made, though the first name is another by then", async () => {
    const { member, email } = await startCustomer(shop());
    shop().fake.fault("POST /v1/customers", { kind: "cut", times: 2 });
    expect((await order(member, "pro")).headers.get("Location")).toBe("/kasse?plan=pro");
    await member.post("/profile/einstellungen", { intent: "name", name: "Berta" });
    expect(sessionIn(await order(member, "pro"))).toBeDefined();
    expect(await ordersOf(email, "open")).toBe(1);
  });

  describe("the sum of an upgrade", () => {
    const PREVIEW = "POST /v1/invoices/create_preview";
    const subscriber = async () => {
      const { member } = await startCustomer(shop());
      await buy(shop(), member, "pro");
      return member;
    };
    const show = async (member: Awaited<ReturnType<typeof subscriber>>) =>
      (await member.get("/kasse?plan=pro_ai")).text();

    test("is asked of Stripe once for some minutes", async () => {
      const member = await subscriber();
      const mark = shop().fake.requests.length;
      for (let visit = 0; visit < 5; visit++) expect(await show(member)).toContain("Heute fällig");
      expect(shop().fake.requests.length - mark).toBe(3);
    });

    test("is asked a dozen times an hour when it cannot be had, and the page is there without it", async () => {
      const member = await subscriber();
      shop().fake.fault(PREVIEW, { kind: "status", status: 400, times: 100 });
      const mark = shop().fake.calls(PREVIEW).length;
      for (let visit = 0; visit < 15; visit++)
        expect(await show(member)).toContain("konnten wir gerade nicht ausrechnen");
      expect(shop().fake.calls(PREVIEW).length - mark).toBe(12);
    });

    test("is not waited for longer than three seconds", async () => {
      const member = await subscriber();
      shop().fake.fault(PREVIEW, { kind: "hang", times: 2 });
      const began = performance.now();
      expect(await show(member)).toContain("konnten wir gerade nicht ausrechnen");
      expect(performance.now() - began).toBeLessThan(4_500);
    });
  });

  test("a price that was put away, or whose product was, is not sold and is sold again", async () => {
    const { member } = await startCustomer(shop());
    const price = shop()
      .fake.world.prices.oldestFirst()
      .find(({ metadata }) => metadata.plan === "pro");
    if (!price) throw new Error("Pro has no price.");
    price.active = false;
    expect((await order(member, "pro")).headers.get("Location")).toBe("/kasse?plan=pro");
    price.active = true;
    await pay(shop(), member, "pro");
  });
}
