import { expect, test } from "vitest";
import { sql } from "../app/app";
import { deliverSince, heldBy, order, sessionIn, startCustomer, type Shop } from "./shop";

const FAILED = "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.";

/** A Stripe that is slow, away or wrong, and people who are quick. */
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
}
