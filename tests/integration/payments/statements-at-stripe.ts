import { expect, test } from "vitest";
import { executeOpenStatements } from "../../../app/payments/statements/execute-open.server";
import { sql } from "../app/app";
import { cancellation, peopleWhoDeclare, receipt, withdrawal } from "../plans/statement-people";
import { buy, heldBy, isOpen, startCustomer, type Shop } from "./shop";

/** The app's deadline for Stripe; the page of a statement does not wait for it. */
const STRIPES_DEADLINE_MS = 9_000;

/** Effects of cancelling and withdrawing without a login on paid contracts. */
export function describeStatementsAtStripe(shop: () => Shop): void {
  const { statementsOf, effectsOf, readMails } = peopleWhoDeclare(() => shop().app, "statements-at-stripe");
  const declare = (path: string, fields: Record<string, string>) => shop().app.visitor().post(path, fields);
  const newestSubscription = () => shop().fake.world.subscriptions.newestFirst()[0];

  test("who cancels keeps what is paid for, and is told until when", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    await declare("/kuendigen", cancellation({ email }));
    expect(await effectsOf(email)).toEqual(["period-end"]);
    expect(newestSubscription()?.cancel_at_period_end).toBe(true);
    expect(await isOpen(member)).toBe(true);
    expect((await readMails(email)).at(-1)).toMatch(/Dein Tarif Pro endet am \d+\. /);
    // Repeated: settled as well, but not new, so that the rate limits apply.
    await declare("/kuendigen", cancellation({ email }));
    expect(await effectsOf(email)).toEqual(["period-end", "period-end"]);
  });

  test("a cancellation for cause ends at once, and gives nothing back by itself", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    await declare("/kuendigen", cancellation({ email, kind: "cancellation_for_cause", reason: "Umzug" }));
    expect(await statementsOf(email)).toHaveLength(1);
    expect(await effectsOf(email)).toEqual(["at-once"]);
    expect(newestSubscription()?.status).toBe("canceled");
    expect(await isOpen(member)).toBe(false);
    expect(await statementsOf(email)).toMatchObject([{ refund_cents: 0 }]);
  });

  test.each([
    ["pro", "Pro", 900, "9"],
    ["lifetime_pro", "Lifetime Pro", 4_900, "49"],
  ])("who withdraws from %s has everything back, and is told so", async (plan, contract, cents, euro) => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, plan);
    await declare("/widerruf", withdrawal({ email, contract }));
    expect(await effectsOf(email)).toEqual(["withdrawal"]);
    expect(await statementsOf(email)).toMatchObject([{ refund_cents: cents }]);
    expect(shop().fake.world.refunds.newestFirst()[0]?.amount).toBe(cents);
    expect(await isOpen(member)).toBe(false);
    expect((await readMails(email)).at(-1)).toContain(`Du bekommst ${euro}\u00a0€ zurück`);
  });

  test(
    "while Stripe is away the page says the same; it is done later, once, and told",
    { timeout: 60_000 },
    async () => {
      const { member, email } = await startCustomer(shop());
      await buy(shop(), member, "pro");
      shop().fake.fault("POST /v1/refunds", { kind: "hang", times: 10, isDone: false });
      const began = performance.now();
      const page = await receipt(await declare("/widerruf", withdrawal({ email })));
      expect(performance.now() - began).toBeLessThan(STRIPES_DEADLINE_MS);
      expect(page).toContain("Dein Widerruf ist eingegangen");
      expect(await effectsOf(email)).toEqual([null]);
      expect((await readMails(email)).at(-1)).toContain("Passt ein laufender Vertrag dazu");
      expect(await heldBy(shop(), email)).toEqual({ pro: "active" });
      shop().fake.clearFaults();
      await shop().app.passTime("2 minutes");
      const before = shop().fake.world.refunds.oldestFirst().length;
      await Promise.all([1, 2, 3].map(() => executeOpenStatements({ now: new Date() })));
      expect(await effectsOf(email)).toEqual(["withdrawal"]);
      expect(shop().fake.world.refunds.oldestFirst()).toHaveLength(before + 1);
      expect(await isOpen(member)).toBe(false);
      expect(await readMails(email)).toHaveLength(2);
      expect((await readMails(email)).at(-1)).toContain("Dein Tarif Pro ist beendet.");
    },
  );

  test("what Stripe did although its answer was lost is told of, too", async () => {
    const { member, email } = await startCustomer(shop());
    await buy(shop(), member, "pro");
    shop().fake.fault("POST /v1/refunds", { kind: "status", status: 500, times: 10 });
    await declare("/widerruf", withdrawal({ email }));
    expect(await effectsOf(email)).toEqual([null]);
    shop().fake.clearFaults();
    await shop().app.query(sql`update entitlements set state = 'refunded'
      where user_id = (select user_id from profiles where email = ${email})`);
    await shop().app.passTime("2 minutes");
    await executeOpenStatements({ now: new Date() });
    expect(await effectsOf(email)).toEqual(["withdrawal"]);
    expect((await readMails(email)).at(-1)).toContain("Dein Tarif Pro ist beendet.");
  });
}
