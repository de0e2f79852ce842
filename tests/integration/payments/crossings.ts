import { expect, test } from "vitest";
import { sweepExpired } from "../../../app/db/sweep.server";
import { sql } from "../app/app";
import { buy, deliver, deliverSince, heldBy, isOpen, order, pay, sessionIn, startCustomer, type Shop } from "./shop";

const DELETION = "/profile/einstellungen/loeschen";

/** Concurrent operations, and interruptions between two steps. */
export function describeCrossings(shop: () => Shop): void {
  const world = () => shop().fake.world;
  const mark = () => shop().fake.events().length;
  const newestCharge = () => world().charges.newestFirst()[0]?.id ?? "";
  const newestSubscription = () => world().subscriptions.newestFirst()[0];
  /** Payments and refunds of the newest customer, in cents. */
  const accountOf = () => {
    const customer = world().customers.newestFirst()[0]?.id;
    const charges = world()
      .charges.oldestFirst()
      .filter((charge) => charge.customer === customer);
    return { paid: charges.map(({ amount }) => amount), back: charges.map(({ amount_refunded }) => amount_refunded) };
  };

  test("a lifetime offer after an upgrade: of the month both payments are paid back", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    await order(member, "pro_ai");
    await buy(shop(), member, "lifetime_pro_ai");
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro_ai: "active", pro_ai: "ended" });
    const { paid, back } = accountOf();
    expect(paid).toEqual([900, 500, 8_900]);
    // Bought a moment ago, so nearly the whole month is refunded.
    expect(back[0]).toBeGreaterThan(890);
    expect(back[1]).toBeGreaterThan(490);
  });

  test("an account that is deleted leaves no page behind on which somebody could pay for it", async () => {
    const { member, email } = await startCustomer(shop());
    const session = sessionIn(await order(member, "lifetime_pro"));
    shop().fake.fault("POST /v1/checkout/sessions/:id/expire", { kind: "status", status: 500, times: 2 });
    expect((await member.post(DELETION, { confirmation: email })).status).toBe(503);
    expect((await member.post(DELETION, { confirmation: email })).headers.get("Location")).toBe("/konto-geloescht");
    expect(world().sessions.get(session)?.status).toBe("expired");
  });

  test("a subscription paid a moment before the deletion ends with the account, though its news never came", async () => {
    const { member, email } = await startCustomer(shop());
    await pay(shop(), member, "pro");
    expect((await member.post(DELETION, { confirmation: email })).headers.get("Location")).toBe("/konto-geloescht");
    expect(newestSubscription()?.status).toBe("canceled");
  });

  test("a subscription whose news got lost for days ends with the account, too", async () => {
    const { member, email } = await startCustomer(shop());
    const session = await pay(shop(), member, "pro");
    await shop().app.query(sql`update orders set expires_at = now() - interval '2 days' where session_id = ${session}`);
    expect((await member.post(DELETION, { confirmation: email })).headers.get("Location")).toBe("/konto-geloescht");
    expect(newestSubscription()?.status).toBe("canceled");
  });

  test("an order is swept once Stripe says that nobody has paid it, and not before", async () => {
    const age = (session: string) =>
      shop().app.query(sql`update orders set expires_at = now() - interval '40 days' where session_id = ${session}`);
    const { member, email } = await startCustomer(shop());
    await age(await pay(shop(), member, "pro"));
    await sweepExpired({ now: new Date() });
    await member.post("/abo", { intent: "restore" });
    const statesOf = () =>
      shop().app.query(sql`select offer, state, receipt_sent_at is not null as "hasReceipt"
        from orders join profiles using (user_id) where email = ${email}`);
    expect(await statesOf()).toEqual([{ offer: "pro", state: "paid", hasReceipt: true }]);
    await age(sessionIn(await order(member, "lifetime_pro")));
    await sweepExpired({ now: new Date() });
    expect(await statesOf()).toHaveLength(2);
    await member.post("/abo", { intent: "restore" });
    expect(await statesOf()).toEqual([{ offer: "pro", state: "paid", hasReceipt: true }]);
  });

  test("beside a plan that a dispute suspends the one that runs is cancelled", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const before = mark();
    shop().fake.openDispute(newestCharge());
    await deliverSince(shop(), before);
    expect(await heldBy(shop(), email)).toEqual({ pro: "suspended" });
    expect(await (await member.get("/abo")).text()).not.toContain("kündigen</summary>");
    await buy(shop(), member, "pro");
    await member.post("/abo", { intent: "cancel", plan: "pro" });
    expect(await (await member.get("/abo")).text()).toContain("Pro ist gekündigt");
    expect(newestSubscription()?.cancel_at_period_end).toBe(true);
  });

  test("who has paid for something else in another tab is not charged for an upgrade as well", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    await pay(shop(), member, "lifetime_pro_ai");
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/kasse/danke?plan=pro_ai");
    expect(accountOf().paid).toEqual([900, 8_900]);
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro_ai: "active", pro: "ended" });
  });

  test("an upgrade closes the page of what was chosen before it", async () => {
    const { member } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    const session = sessionIn(await order(member, "lifetime_pro"));
    expect((await order(member, "pro_ai")).headers.get("Location")).toBe("/home");
    expect(world().sessions.get(session)?.status).toBe("expired");
  });

  test("money back that a crash interrupted before Stripe was asked can be asked for again", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    await shop().app.query(sql`insert into statements (id, kind, user_id, name, email, contract, received_at)
      select gen_random_uuid(), 'money_back', user_id, 'Anna', email, 'Pro', now() - interval '2 minutes'
      from profiles where email = ${email}`);
    expect((await member.post("/abo", { intent: "money-back", plan: "pro" })).headers.get("Location")).toBe("/pricing");
    expect(await heldBy(shop(), email)).toEqual({ pro: "ended" });
  });

  test("money that Stripe has paid back without answering counts as the one time", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "lifetime_pro");
    const before = mark();
    shop().fake.fault("POST /v1/refunds", { kind: "cut", times: 2 });
    await member.post("/abo", { intent: "money-back", plan: "lifetime_pro" });
    shop().fake.clearFaults();
    expect(await (await member.get("/abo")).text()).toContain("Unser Zahlungsdienst antwortet nicht.");
    await deliverSince(shop(), before);
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: "refunded" });
    await buy(shop(), member, "pro");
    expect(await (await member.get("/abo")).text()).not.toContain("30 Tage Geld-zurück");
  });

  test("a refund that fails at the bank days later took nothing: what was paid once is open again", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "lifetime_pro");
    await member.post("/abo", { intent: "money-back", plan: "lifetime_pro" });
    expect(await isOpen(member)).toBe(false);
    shop().fake.failRefund(world().refunds.newestFirst()[0]?.id ?? "");
    const failed = shop().fake.events("refund.failed").at(-1);
    expect(failed && (await deliver(shop(), failed))).toEqual([204]);
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: "active" });
  });
}
