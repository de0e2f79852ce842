import { expect, test } from "vitest";
import { sql } from "../app/app";
import { buy, deliverSince, heldBy, order, pay, sessionIn, startCustomer, type Shop } from "./shop";

/** Payments that a bank takes back, for a while or for good, in the midst of something else. */
export function describeTakenBack(shop: () => Shop): void {
  const world = () => shop().fake.world;
  const mark = () => shop().fake.events().length;
  const newestCharge = () => world().charges.newestFirst()[0]?.id ?? "";
  /** What was paid back of each payment of the newest customer, the oldest first. */
  const paidBack = () => {
    const customer = world().customers.newestFirst()[0]?.id;
    return world()
      .charges.oldestFirst()
      .filter((charge) => charge.customer === customer)
      .map(({ amount_refunded }) => amount_refunded);
  };
  /** Somebody with an upgraded month, whose first payment the bank has taken back. */
  async function startTakenBack() {
    const customer = await startCustomer(shop());
    await buy(shop(), customer.member, "pro");
    const first = newestCharge();
    await order(customer.member, "pro_ai");
    const before = mark();
    const { id } = shop().fake.openDispute(first);
    await deliverSince(shop(), before);
    expect(await heldBy(shop(), customer.email)).toEqual({ pro_ai: "active" });
    return { ...customer, dispute: id };
  }
  const receiptsOf = async (email: string) =>
    await shop().app.query(sql`select receipt_sent_at is not null as sent from orders
      join profiles using (user_id) where email = ${email} and offer = 'lifetime_pro_ai'`);

  test("money back leaves out what the bank has taken back already", async () => {
    const { member, email } = await startTakenBack();
    expect((await member.post("/abo", { intent: "money-back", plan: "pro_ai" })).headers.get("Location")).toBe(
      "/pricing",
    );
    expect(await heldBy(shop(), email)).toEqual({ pro_ai: "ended" });
    expect(paidBack()).toEqual([0, 500]);
    const rows = await shop().app.query(sql`select refund_cents as cents from statements
      join profiles using (user_id) where profiles.email = ${email}`);
    expect(rows).toEqual([{ cents: 500 }]);
  });

  test("a larger offer ends the smaller one, whose first payment the bank has taken back, and gets its receipt", async () => {
    const { member, email } = await startTakenBack();
    await buy(shop(), member, "lifetime_pro_ai");
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro_ai: "active", pro_ai: "ended" });
    expect(paidBack()[0]).toBe(0);
    expect(paidBack()[1]).toBeGreaterThan(490);
    expect(await receiptsOf(email)).toEqual([{ sent: true }]);
  });

  test("who was taken back the money before the order arrived here can order again", async () => {
    for (const offer of ["lifetime_pro_ai", "pro"]) {
      const { member, email } = await startCustomer(shop());
      const session = await pay(shop(), member, "lifetime_pro_ai");
      const { id } = shop().fake.openDispute(newestCharge());
      await member.post("/abo", { intent: "restore" });
      expect(await heldBy(shop(), email)).toEqual({ lifetime_pro_ai: "suspended" });
      // An hour later its page is closed.
      await shop().app.query(sql`update orders set expires_at = now() where session_id = ${session}`);
      expect(sessionIn(await order(member, offer))).not.toBe(session);
      const before = mark();
      shop().fake.winDispute(id);
      await deliverSince(shop(), before);
      expect(await receiptsOf(email)).toContainEqual({ sent: true });
    }
  });
}
