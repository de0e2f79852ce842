import { describe, expect, test } from "vitest";
import type { KeptEvent } from "../../fakes/stripe/world/event";
import { sql } from "../app/app";
import {
  buy,
  deliver,
  deliverSince,
  heldBy,
  isOpen,
  order,
  pay,
  planOf,
  post,
  sessionIn,
  startCustomer,
  type Shop,
} from "./shop";

/** Events of Stripe, in every order and repeated. */
export function describeWebhooks(shop: () => Shop): void {
  const count = async (table: string, email: string) =>
    shop().app.count(sql`select count(*)::int as count from ${sql.identifier(table)} join profiles using (user_id)
      where email = ${email}`);
  const since = (mark: number) => shop().fake.events().slice(mark);
  const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 503).length;
  const ofType = (events: readonly KeptEvent[], type: string): KeptEvent => {
    const event = events.find((each) => each.type === type);
    if (!event) throw new Error(`No ${type} among ${events.map((each) => each.type).join()}`);
    return event;
  };

  test("one event 200 times at once, and again after a restart, has one effect", async () => {
    const { member, email } = await startCustomer(shop());
    const mark = shop().fake.events().length;
    await pay(shop(), member, "lifetime_pro");
    const event = ofType(since(mark), "checkout.session.completed");
    const before = (await shop().app.readMails(email)).length;
    let statuses = await deliver(shop(), event, { times: 200 });
    for (let late = refused(statuses); late > 0; late = refused(statuses)) {
      // Busy (503): Stripe would send these again.
      const again = await deliver(shop(), event, { times: late });
      statuses = [...statuses.filter((status) => status !== 503), ...again];
    }
    expect(statuses).toEqual(Array(200).fill(204));
    await shop().app.restart({});
    expect(await deliver(shop(), event)).toEqual([204]);
    expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: "active" });
    for (const table of ["entitlements", "payments", "stripe_events", "orders"]) {
      expect([table, await count(table, email)]).toEqual([table, 1]);
    }
    expect(await shop().app.readMails(email)).toHaveLength(before + 1);
  });

  describe.each([
    { plan: "pro", events: ["customer.subscription.created", "invoice.paid", "checkout.session.completed"] },
    {
      plan: "free",
      events: [
        "customer.subscription.created",
        "customer.subscription.updated",
        "checkout.session.completed",
        "customer.subscription.deleted",
      ],
    },
  ])("all orders of the events come to the same: $plan", ({ plan, events }) => {
    test.each(permutations(events).map((ordered) => [ordered.join(", "), ordered]))("%s", async (_, ordered) => {
      const { member, email } = await startCustomer(shop());
      const mark = shop().fake.events().length;
      await pay(shop(), member, "pro");
      if (plan === "free") {
        const { id } = subscriptionIn(ofType(since(mark), "customer.subscription.created"));
        await cancelAtStripe(shop(), id);
      }
      const told = since(mark);
      for (const type of ordered) expect(await deliver(shop(), ofType(told, type))).toEqual([204]);
      expect(await planOf(shop(), email)).toBe(plan);
      expect(await isOpen(member)).toBe(plan === "pro");
    });
  });

  test("a debit that is on its way gives nothing, its arrival gives it once, its failure never", async () => {
    for (const arrives of [true, false]) {
      const { member, email } = await startCustomer(shop());
      let mark = shop().fake.events().length;
      const id = sessionIn(await order(member, "lifetime_pro"));
      shop().fake.payAsync(id);
      await deliverSince(shop(), mark);
      expect(await isOpen(member)).toBe(false);
      mark = shop().fake.events().length;
      if (arrives) shop().fake.asyncSucceeded(id);
      else shop().fake.asyncFailed(id);
      await deliverSince(shop(), mark);
      expect(await isOpen(member)).toBe(arrives);
      expect(Object.values(await heldBy(shop(), email)).includes("active")).toBe(arrives);
    }
  });

  test("a full refund takes a lifetime offer, part of it does not", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "lifetime_pro");
    const charge = newestCharge(shop());
    for (const [amount, state] of [
      [1_000, "active"],
      [3_900, "refunded"],
    ] as const) {
      const mark = shop().fake.events().length;
      await refundAtStripe(shop(), charge, amount);
      await deliverSince(shop(), mark);
      expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: state });
    }
    expect(await isOpen(member)).toBe(false);
  });

  test("a dispute suspends, winning returns it, losing takes it", async () => {
    for (const [end, state] of [
      ["winDispute", "active"],
      ["loseDispute", "refunded"],
    ] as const) {
      const { member, email } = await startCustomer(shop());
      await buy(shop(), member, "lifetime_pro");
      let mark = shop().fake.events().length;
      const { id } = shop().fake.openDispute(newestCharge(shop()));
      await deliverSince(shop(), mark);
      expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: "suspended" });
      expect(await isOpen(member)).toBe(false);
      mark = shop().fake.events().length;
      shop().fake[end](id);
      await deliverSince(shop(), mark);
      expect(await heldBy(shop(), email)).toEqual({ lifetime_pro: state });
      expect(await isOpen(member)).toBe(state === "active");
    }
  });

  test("what Stripe did not sign, or not now, has no effect", async () => {
    const { member } = await startCustomer(shop());
    const mark = shop().fake.events().length;
    await pay(shop(), member, "pro");
    const event = ofType(since(mark), "checkout.session.completed");
    const now = Math.floor(Date.now() / 1000);
    expect(await deliver(shop(), event, { secret: "whsec_other" })).toEqual([400]);
    expect(await deliver(shop(), event, { at: now - 301 })).toEqual([400]);
    expect(await deliver(shop(), event, { at: now + 320 })).toEqual([400]);
    const body = JSON.stringify(event);
    for (const signature of ["", "t=1", "v1=abc", `t=${now},v1=`, `t=${now},v1=${"a".repeat(64)}`, "t=NaN,v1=a"]) {
      expect([signature, await post(shop().app, body, { "Stripe-Signature": signature })]).toEqual([signature, 400]);
    }
    expect(await post(shop().app, body, {})).toBe(400);
    expect(await post(shop().app, body, { "Content-Type": "text/plain" })).toBe(415);
    expect(await post(shop().app, "x".repeat(600_000), {})).toBe(413);
    expect(await isOpen(member)).toBe(false);
  });

  test("an event about nobody known here is kept and does nothing", async () => {
    const mark = shop().fake.events().length;
    await ask(shop(), "POST", "customers", "email=stranger@example.com");
    await deliverSince(shop(), mark);
    const [event] = since(mark);
    const rows = await shop().app.query(sql`select type, user_id from stripe_events where id = ${event?.id ?? ""}`);
    expect(rows).toEqual([{ type: "customer.created", user_id: null }]);
  });

  test("a synchronisation that read earlier never overwrites one that read later", async () => {
    const { member, email } = await startCustomer(shop());
    let mark = shop().fake.events().length;
    await pay(shop(), member, "pro");
    const created = ofType(since(mark), "customer.subscription.created");
    // The first request reads an active plan, as it is when the fake is asked, and gets its answer late.
    const release = shop().fake.hold("GET /v1/subscriptions");
    const late = deliver(shop(), created);
    await expect.poll(() => shop().fake.calls("GET /v1/subscriptions").length).toBeGreaterThan(0);
    mark = shop().fake.events().length;
    await cancelAtStripe(shop(), subscriptionIn(created).id);
    await deliverSince(shop(), mark);
    expect(await planOf(shop(), email)).toBe("free");
    release();
    expect(await late).toEqual([204]);
    expect(await planOf(shop(), email)).toBe("free");
  });
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function subscriptionIn({ data: { object } }: KeptEvent): { id: string } {
  if (!("id" in object) || typeof object.id !== "string") throw new Error("This is about nothing that has an id.");
  return { id: object.id };
}

const newestCharge = ({ fake }: Shop): string => fake.world.charges.newestFirst()[0]?.id ?? "";

async function ask({ fake }: Shop, method: string, path: string, body = ""): Promise<void> {
  const headers = { Authorization: `Bearer ${fake.key}`, "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await fetch(`${fake.url}/v1/${path}`, { method, headers, ...(body && { body }) });
  expect(answer.status).toBe(200);
}

const cancelAtStripe = (shop: Shop, id: string) => ask(shop, "DELETE", `subscriptions/${id}`);
const refundAtStripe = (shop: Shop, charge: string, amount: number) =>
  ask(shop, "POST", "refunds", `charge=${charge}&amount=${amount}`);
