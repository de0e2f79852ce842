import Stripe from "stripe";
import { expect, test } from "vitest";
import { TEST_WEBHOOK_SECRET } from "../../fakes/stripe/start";
import { sql } from "../app/app";
import { post, type Shop } from "./shop";

/** Signed events of unknown shapes: accepted, as Stripe would otherwise repeat them for days. */
export function describeSignedStrangers(shop: () => Shop): void {
  const send = (payload: string) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: TEST_WEBHOOK_SECRET });
    return post(shop().app, payload, { "Stripe-Signature": signature });
  };
  const noted = (id: string) =>
    shop().app.count(sql`select count(*)::int as count from stripe_events where id = ${id}`);

  test.each([
    { data: undefined },
    { data: null },
    { data: [] },
    { data: {} },
    { data: { object: null } },
    { data: { object: [] } },
    { data: { object: "cus_1" } },
    { data: { object: {} } },
    { data: { object: { object: "customer" } } },
    { data: { object: { object: "invoice", customer: {} } } },
    { data: { object: { object: "invoice", customer: 7 } } },
    { data: { object: { object: "dispute" } } },
    { data: { object: { object: "dispute", charge: null } } },
    { data: { object: { object: "dispute", charge: "ch_of_nobody" } } },
    { created: undefined },
    { created: "yesterday" },
    { created: 1e300 },
    { type: undefined },
    { type: { of: "thing" } },
  ])("and noted: %j", async (part) => {
    const id = `evt_${Buffer.from(JSON.stringify(part)).toString("hex").slice(0, 100)}${Object.keys(part).join("")}`;
    const event = { object: "event", type: "made.up", created: 1_790_000_000, data: { object: {} }, id, ...part };
    expect(await send(JSON.stringify(event))).toBe(204);
    expect(await noted(id)).toBe(1);
  });

  test.each(["{}", "[]", "null", "7", '"text"', '{"id":7}', '{"id":""}'])("also without a name: %s", async (body) => {
    expect(await send(body)).toBe(204);
  });
}
