import { expect, test } from "vitest";
import { sql } from "../app/app";
import { readNewestMail } from "../app/person";
import {
  buy,
  deliverSince,
  heldBy,
  isOpen,
  order,
  pay,
  payAgain,
  planOf,
  refundNewest,
  sessionIn,
  startCustomer,
  type Shop,
} from "./shop";

/** Buying, changing and ending, as customers do it. */
export function describePurchases(shop: () => Shop): void {
  test("a plan is paid at Stripe, and opens when Stripe has told of it, not before", async () => {
    const { member, email } = await startCustomer(shop());
    const mark = shop().fake.events().length;
    // The first tab was opened before the order.
    expect((await member.get("/kasse/danke?plan=pro")).status).toBe(200);
    expect((await member.get("/kasse/danke")).headers.get("Location")).toBe("/pricing");
    const answer = await order(member, "pro");
    expect(answer.status).toBe(302);
    // Stripe's return page, typed by hand.
    expect(await (await member.get("/kasse/danke")).text()).toContain("Sobald deine Zahlung bestätigt ist");
    expect(await isOpen(member)).toBe(false);
    shop().fake.pay(sessionIn(answer));
    expect((await member.get("/kasse/danke")).status).toBe(200);
    expect(await isOpen(member)).toBe(false);
    await deliverSince(shop(), mark);
    expect(await isOpen(member)).toBe(true);
    expect(await planOf(shop(), email)).toBe("pro");
    expect((await member.get("/kasse/danke")).headers.get("Location")).toBe("/home");
    expect(await (await member.get("/home")).text()).toContain("Pro ist freigeschaltet 🚀");
    expect(await readNewestMail(shop().app, email)).toMatch(/9(?:=C2=A0| )(?:=E2=82=AC|€)/);
    const abo = await (await member.get("/abo")).text();
    expect(abo).toContain("Rechnung bei Stripe öffnen");
    expect(abo).toMatch(/Verlängert sich am .* um einen Monat zu 9\u00a0€/);
  });

  test("each plan and offer is sold under its own name", async () => {
    for (const plan of ["pro_ai", "ai_only", "lifetime_pro", "lifetime_pro_ai"]) {
      const { member, email } = await startCustomer(shop());
      await buy(shop(), member, plan);
      expect(await heldBy(shop(), email)).toEqual({ [plan]: "active" });
    }
  });

  test("pro becomes pro_ai on the same subscription, for the difference that was shown", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const page = await (await member.get("/kasse?plan=pro_ai")).text();
    const due = /Heute fällig: (?:<!-- -->)?(\d+(?:,\d\d)?)\u00a0€/.exec(page)?.[1] ?? "";
    const mark = shop().fake.events().length;
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/home");
    expect(await heldBy(shop(), email)).toEqual({ pro_ai: "active" });
    await deliverSince(shop(), mark);
    expect(await heldBy(shop(), email)).toEqual({ pro_ai: "active" });
    const [invoice] = shop().fake.events("invoice.paid").slice(-1);
    expect(invoice?.data.object).toMatchObject({ amount_paid: Math.round(Number(due.replace(",", ".")) * 100) });
    expect(await (await member.get("/home")).text()).toContain("Pro + AI-Coach ist freigeschaltet 🚀");
  });

  test.each([
    ["buyer@bücher.test", "buyer@xn--bcher-kva.test"],
    ["jörg@example.org", null],
  ])("Stripe gets the address of %s as it takes it, or asks for one itself", async (kept, told) => {
    const { member, email } = await startCustomer(shop());
    await shop().app.query(sql`update profiles set email = ${kept} where email = ${email}`);
    expect(sessionIn(await order(member, "pro"))).toBeDefined();
    expect(shop().fake.world.customers.newestFirst()[0]?.email).toBe(told);
    await shop().app.query(sql`update profiles set email = ${email} where email = ${kept}`);
  });

  test("an upgrade whose payment is declined changes nothing, and can be tried again", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const customer = shop().fake.world.customers.newestFirst()[0]?.id ?? "";
    shop().fake.declineCards(customer);
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/kasse?plan=pro_ai");
    expect(await (await member.get("/kasse?plan=pro_ai")).text()).toContain("Die Zahlung hat nicht geklappt");
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
    shop().fake.renewCard(customer);
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/home");
    expect(await heldBy(shop(), email)).toEqual({ pro_ai: "active" });
  });

  test("the add-on makes pro as good as pro_ai, and ends with an upgrade that contains it", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "ai_only");
    expect(await isOpen(member)).toBe(false);
    expect((await member.get("/coach")).status).toBe(200);
    await buy(shop(), member, "pro_ai");
    expect(await heldBy(shop(), email)).toEqual({ ai_only: "ended", pro_ai: "active" });
  });

  test("a lifetime offer ends the subscription, and the rest of its month is paid back", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    await buy(shop(), member, "lifetime_pro");
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: "active", pro: "ended" });
    // Bought a moment ago, so nearly the whole month is refunded.
    const refund = shop().fake.world.refunds.newestFirst()[0];
    expect(refund?.amount).toBeGreaterThan(890);
    expect(await isOpen(member)).toBe(true);
    // No subscription renews any more.
    expect(shop().fake.world.subscriptions.newestFirst()[0]?.status).toBe("canceled");
    const charged = shop()
      .fake.world.charges.oldestFirst()
      .filter(({ customer }) => customer === refundedCustomer(shop()));
    expect(charged.map(({ amount }) => amount)).toEqual([900, 4900]);
  });

  test.each([
    ["what was bought twice is paid back once, as a whole", 0, [4900]],
    ["of what was bought twice and paid back in part nothing more goes back by itself", 100, [100]],
  ])("%s", async (_, before, refunded) => {
    const { member } = await startCustomer(shop());
    await buy(shop(), member, "lifetime_pro");
    const [mark, refunds] = [shop().fake.events().length, shop().fake.world.refunds.oldestFirst().length];
    await payAgain(shop());
    if (before > 0) await refundNewest(shop(), before);
    await deliverSince(shop(), mark);
    const amounts = shop().fake.world.refunds.oldestFirst().slice(refunds);
    expect(amounts.map(({ amount }) => amount)).toEqual(refunded);
    expect(await isOpen(member)).toBe(true);
  });

  test("an upgrade whose answer is lost is asked for again under the same key, and charged once", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const charges = shop().fake.world.charges.oldestFirst().length;
    shop().fake.fault("POST /v1/subscriptions/:id", { kind: "cut", times: 2 });
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/kasse?plan=pro_ai");
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/home");
    expect(await heldBy(shop(), email)).toEqual({ pro_ai: "active" });
    expect(shop().fake.world.charges.oldestFirst()).toHaveLength(charges + 1);
  });

  test("what is cancelled goes on until the end of the month that is paid", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    expect((await member.post("/abo", { intent: "cancel", plan: "pro" })).headers.get("Location")).toBe("/abo");
    const abo = await (await member.get("/abo")).text();
    expect(abo).toContain("Pro ist gekündigt");
    expect(abo).toContain("Gekündigt. Läuft noch bis");
    expect(await isOpen(member)).toBe(true);
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
  });

  test("money back: everything, at once, and once", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => member.post("/abo", { intent: "money-back", plan: "pro" })),
    );
    expect(answers.filter(({ headers }) => headers.get("Location") === "/pricing")).toHaveLength(1);
    expect(await heldBy(shop(), email)).toEqual({ pro: "ended" });
    expect(await isOpen(member)).toBe(false);
    expect(shop().fake.world.refunds.newestFirst()[0]?.amount).toBe(900);
    await buy(shop(), member, "pro");
    expect(await (await member.get("/abo")).text()).not.toContain("30 Tage Geld-zurück");
    await member.post("/abo", { intent: "money-back", plan: "pro" });
    expect(await heldBy(shop(), email)).toMatchObject({ pro: "active" });
  });

  test("the portal is for whoever has paid", async () => {
    const { member } = await startCustomer(shop());
    expect((await member.post("/abo", { intent: "portal" })).headers.get("Location")).toBe("/abo");
    expect(await (await member.get("/pricing")).text()).toContain("Beim Öffnen des Kundenportals");
    await buy(shop(), member, "pro");
    expect((await member.post("/abo", { intent: "portal" })).headers.get("Location")).toContain(shop().fake.url);
  });

  test("a purchase whose news never came is read again by its owner", async () => {
    const { member, email } = await startCustomer(shop());
    await pay(shop(), member, "pro");
    expect(await isOpen(member)).toBe(false);
    expect((await member.post("/abo", { intent: "restore" })).headers.get("Location")).toBe("/abo");
    expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
    const { member: other } = await startCustomer(shop());
    expect((await other.post("/abo", { intent: "restore" })).headers.get("Location")).toBe("/pricing");
    expect(await (await other.get("/pricing")).text()).toContain("Kein Kauf gefunden");
  });

  test("an account with a running subscription cancels it first, and says so", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const deletion = "/profile/einstellungen/loeschen";
    const page = (await (await member.get(deletion)).text()).replaceAll("<!-- -->", "");
    expect(page).toContain("Pro kündigen wir zuerst");
    shop().fake.fault("DELETE /v1/subscriptions/:id", { kind: "status", status: 500, times: 2 });
    const refused = await member.post(deletion, { confirmation: email });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain("Noch nicht gelöscht");
    expect((await member.post(deletion, { confirmation: email })).headers.get("Location")).toBe("/konto-geloescht");
    expect(shop().fake.world.subscriptions.newestFirst()[0]?.status).toBe("canceled");
  });
}

const refundedCustomer = ({ fake }: Shop) => {
  const charge = fake.world.charges.get(String(fake.world.refunds.newestFirst()[0]?.charge));
  return charge?.customer;
};
