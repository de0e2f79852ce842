import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishStatements } from "../../../app/payments/statements/receive.server";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import type { KeptEvent } from "../../fakes/stripe/world/event";
import { startApp, type App, type Visitor } from "../app/app";
import { DELETION, SETTINGS } from "../app/person";
import { deliver, order, pay, sdk, startCustomer, type Shop } from "../payments/shop";
import { cancellation, withdrawal } from "../plans/statement-people";
import { stock } from "../../fixtures/stripe-stock";

const MISSION = "/mission/content-creator-in-1";
const TABS = 2;

let shop: Shop;
let fake: FakeStripe;
let app: App;
let outside: ReturnType<typeof postgres>;
beforeAll(async () => {
  fake = await startStripe({ startAt: new Date(), seed: "Pairs" });
  app = await startApp("postgres", {
    STRIPE_SECRET_KEY: fake.key,
    STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    STRIPE_API_BASE: fake.url,
  });
  await stock(sdk(fake));
  shop = { app, fake };
  outside = postgres(app.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await outside.end();
  await fake.close();
});

interface Scene {
  member: Visitor;
  email: string;
  /** Events of this person's purchase, delivered again. */
  events: KeptEvent[];
}
/** Returns the statuses of its answers. */
type Act = (scene: Scene) => Promise<number[]>;

const status = async (answer: Promise<Response>): Promise<number[]> => [(await answer).status];
const form =
  (path: string, fields: Record<string, string>): Act =>
  ({ member }) =>
    status(member.post(path, fields));

const PAYMENTS: Record<string, Act> = {
  webhook: async ({ events }) => (await Promise.all(events.map((event) => deliver(shop, event)))).flat(),
  upgrade: ({ member }) => status(order(member, "pro_ai")),
  "order for life": ({ member }) => status(order(member, "lifetime_pro")),
  cancel: form("/abo", { intent: "cancel", plan: "pro" }),
  "money back": form("/abo", { intent: "money-back", plan: "pro" }),
  restore: form("/abo", { intent: "restore" }),
  "declare a cancellation": ({ email }) => status(app.visitor().post("/kuendigen", cancellation({ email }))),
  "declare a withdrawal": ({ email }) => status(app.visitor().post("/widerruf", withdrawal({ email }))),
};
const OTHERS: Record<string, Act> = {
  tick: form(MISSION, { intent: "task", task: "cc1-1", completed: "on", answer: "Nähen" }),
  finish: form(MISSION, { intent: "finish" }),
  "choose path": form("/career-path-selection", { path: "va-allround" }),
  name: form(SETTINGS, { intent: "name", name: "Bea" }),
  deletion: form(DELETION, { confirmation: "LÖSCHEN" }),
};

const payments = Object.keys(PAYMENTS);
const PAIRS = payments.flatMap((one, index) =>
  [...payments.slice(index), ...Object.keys(OTHERS)].map((other) => [one, other] as const),
);

async function startScene(): Promise<Scene> {
  const { member, email } = await startCustomer(shop);
  const before = fake.events().length;
  await pay(shop, member, "pro");
  const events = fake.events().slice(before);
  await deliver(shop, events[0] ?? expect.fail("Stripe has told of nothing."));
  return { member, email, events: events.slice(1) };
}

test(
  "what is paid, ended and told by Stripe meets any change of one person at once, and never in a circle",
  { timeout: 600_000 },
  async () => {
    const failed: Record<string, number[]> = {};
    for (const [one, other] of PAIRS) {
      const scene = await startScene();
      const [first, second] = [PAYMENTS[one], PAYMENTS[other] ?? OTHERS[other]];
      if (!first || !second) throw new Error("no such act");
      const answers = await Promise.all(Array.from({ length: TABS }, () => [first(scene), second(scene)]).flat());
      const bad = answers.flat().filter((code) => code >= 500);
      if (bad.length > 0) failed[`${one} × ${other}`] = bad;
      await finishStatements();
    }
    expect(failed).toEqual({});
    // Each person has at most one running contract of a kind, and no refund exceeds its payment.
    expect(
      await outside`select user_id, kind from entitlements where state = 'active' group by 1, 2 having count(*) > 1`,
    ).toHaveLength(0);
    expect(fake.world.charges.oldestFirst().filter((charge) => charge.amount_refunded > charge.amount)).toEqual([]);
  },
);

test("the database has seen no deadlock", async () => {
  // Backends report their counts when they end, at the latest.
  await app.close();
  const seen = async () => {
    const [row] = await outside`select deadlocks::int, (select count(*)::int from pg_stat_activity
      where application_name = 'web' and datname = current_database()) as backends
      from pg_stat_database where datname = current_database()`;
    return row;
  };
  await expect.poll(async () => (await seen())?.backends).toBe(0);
  expect((await seen())?.deadlocks).toBe(0);
});
