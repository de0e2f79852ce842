import { afterAll, beforeAll, expect, test } from "vitest";
import { Library } from "../../../app/content/library";
import { library, provideLibrary } from "../../../app/content/library.server";
import { addDays } from "../../../app/domain/action-plan/calendar-days";
import { DAY_MS } from "../../../app/domain/time/durations";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { NOTICE_KINDS, type NoticeKind } from "../../../app/domain/messages/notices";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { runPeriodic } from "../../../app/jobs/run-periodic.server";
import { renewAtNewPrices } from "../../../app/payments/price-change/renew.server";
import { syncEverybody } from "../../../app/payments/sync-everybody.server";
import { decoded } from "../../fixtures/mail-text";
import { sql } from "../app/app";
import { buy, heldBy, startCustomer, type Customer, type Shop } from "./shop";

const NEW_CENTS = 1900;
const NAMES = ["agrees", "says nothing", "has cancelled", "thinks again", "gets no mail"] as const;
type Name = (typeof NAMES)[number];
const WEEK_MS = 7 * DAY_MS;

/** Running contracts of pro, bought for 9 €, are to cost 19 €. */
export function describePriceChanges(shop: () => Shop): void {
  const { provided, from } = contentWithNewPrice();
  let before: Library;
  const people = new Map<Name, Customer>();
  const the = (name: Name): Customer => people.get(name) ?? expect.unreachable(name);

  const mailsOf = async ({ email }: Customer, subject: string) =>
    (await shop().app.readMails(email)).map(decoded).filter((mail) => mail.includes(subject));
  const announced = (customer: Customer) => mailsOf(customer, "kostet bald");
  const abo = async ({ member }: Customer) => (await member.get("/abo")).text();
  const agree = ({ member }: Customer, cents = NEW_CENTS) =>
    member.post("/abo", { intent: "agree", plan: "pro", cents: String(cents) });
  /** All that was ever charged for a contract of this person, in its order. */
  const charged = async ({ email }: Customer): Promise<unknown[]> => {
    const rows = await shop().app.query(sql`select amount_cents from payments join profiles using (user_id)
      where email = ${email} order by paid_at`);
    return rows.map(({ amount_cents }) => amount_cents);
  };
  const tellAll = async (now: Date) => {
    const rows = await shop().app.query(sql`select user_id, kind, day::text as day from notices where ended_at is null
      and kind in ('priceChange', 'priceAgreed')`);
    for (const { user_id, kind, day } of rows) {
      await runNotice({ userId: String(user_id), kind: kindOf(kind), day: String(day) }, now);
    }
    return rows.length;
  };
  const runDaily = (now: Date) => runPeriodic({ name: "prices", due: now.toISOString() }, now);
  /** Number of announced price changes that are still checked every hour. */
  const countOpen = () =>
    shop().app.count(sql`select count(*) from price_changes where told_at is not null and done_at is null`);
  const atStripe = () => shop().fake.now() * 1_000;
  /** Advances Stripe's clock to a day, delivers due events, and runs the periodic jobs. */
  const goTo = async (at: Date) => {
    shop().fake.advanceTo(at);
    await syncEverybody({ now: at, onFailure: (_, error) => expect.unreachable(String(error)) });
    await renewAtNewPrices({ now: at });
  };
  const goOnTo = async (end: Date) => {
    for (let at = atStripe() + DAY_MS; at < end.getTime(); at += DAY_MS) await goTo(new Date(at));
    await goTo(end);
  };

  beforeAll(async () => {
    before = library();
    for (const name of NAMES) {
      const customer = await startCustomer(shop());
      await buy(shop(), customer.member, "pro");
      people.set(name, customer);
    }
    await the("has cancelled").member.post("/abo", { intent: "cancel", plan: "pro" });
    await shop().app.query(
      sql`update profiles set mail_stopped = 'bounced' where email = ${the("gets no mail").email}`,
    );
    provideLibrary(provided(before));
  });
  afterAll(() => provideLibrary(before));

  test("each who pays less is told once, at least six weeks before", async () => {
    const now = new Date();
    await runDaily(now);
    expect(await tellAll(now)).toBe(4);
    await runDaily(now);
    expect(await tellAll(now)).toBe(0);
    const [mail, ...others] = await announced(the("agrees"));
    expect(others).toEqual([]);
    expect(mail).toContain("Pro kostet bald 19\u00a0€ im Monat");
    for (const name of ["has cancelled", "gets no mail"] as const) expect(await announced(the(name))).toEqual([]);
    const dates = await shop().app.query(sql`select effective_from as on from price_changes where told_at is not null`);
    expect(dates).toHaveLength(3);
    for (const { on } of dates) {
      expect(new Date(String(on)).getTime() - now.getTime()).toBeGreaterThanOrEqual(6 * WEEK_MS);
      expect(berlinDay(new Date(String(on))) >= from).toBe(true);
    }
    expect(await abo(the("says nothing"))).toContain("Dein neuer Preis");
    for (const name of ["has cancelled", "gets no mail"] as const) {
      expect(await abo(the(name))).not.toContain("Dein neuer Preis");
    }
  });

  test("it is agreed to once, at the price that was shown, and confirmed by mail", async () => {
    await agree(the("agrees"), 900);
    expect(await abo(the("agrees"))).toContain("Dieser Preis steht nicht mehr zur Wahl");
    await agree(the("has cancelled"));
    await agree(the("gets no mail"));
    expect(await shop().app.count(sql`select count(*) from price_changes where agreed_at is not null`)).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => agree(the("agrees"))));
    expect(await abo(the("agrees"))).toContain("Du hast zugestimmt");
    await tellAll(new Date());
    const [mail, ...others] = await mailsOf(the("agrees"), "Dein neuer Preis für Pro");
    expect(others).toEqual([]);
    expect(mail).toMatch(/Ab dem .* kostet Pro 19\u00a0€ im Monat/s);
  });

  test("until its day nothing else is charged, whatever runs how often", async () => {
    await goOnTo(new Date(Date.now() + 6 * WEEK_MS));
    for (const name of ["agrees", "says nothing", "gets no mail"] as const) {
      expect(await charged(the(name))).toEqual([900, 900]);
      expect(await heldBy(shop(), the(name).email)).toEqual({ pro: "active" });
    }
    expect(await heldBy(shop(), the("has cancelled").email)).toEqual({ pro: "ended" });
    // Contracts with consent already have the new price, though the paid month goes on.
    expect(await countOpen()).toBe(2);
  });

  test("who has agreed goes on at the new price; who has not ends with the paid month; who was not told pays as before", async () => {
    const [row] = await shop().app.query(sql`select min(effective_from) as on from price_changes`);
    const effective = new Date(String(row?.on));
    await goOnTo(new Date(effective.getTime() - 2 * DAY_MS));
    // Ended for lack of consent, which is then given.
    expect(await abo(the("thinks again"))).toContain("endet dein Tarif mit dem bezahlten Monat");
    await agree(the("thinks again"));
    expect(await abo(the("thinks again"))).toMatch(/Verlängert sich am .* zu 19\u00a0€/);
    await goOnTo(new Date(effective.getTime() + 40 * DAY_MS));
    expect(await charged(the("agrees"))).toEqual([900, 900, NEW_CENTS, NEW_CENTS]);
    expect(await charged(the("thinks again"))).toEqual([900, 900, NEW_CENTS, NEW_CENTS]);
    expect(await charged(the("says nothing"))).toEqual([900, 900]);
    expect(await heldBy(shop(), the("says nothing").email)).toEqual({ pro: "ended" });
    expect(await charged(the("gets no mail"))).toEqual([900, 900, 900, 900]);
    // Two contracts have the new price and one has ended: none is open.
    expect(await countOpen()).toBe(0);
  });
}

const kindOf = (kind: unknown): NoticeKind => {
  const found = NOTICE_KINDS.find((each) => each === kind);
  if (!found) throw new Error(`No kind of notice: ${String(kind)}`);
  return found;
};

/** The introductory price ends in a month, and for running contracts two weeks later. */
function contentWithNewPrice() {
  const today = berlinDay(new Date());
  const from = addDays(today, 45);
  const provided = ({ compiled: data }: Library) =>
    new Library({
      ...data,
      plans: data.plans.map((plan) =>
        plan.id === "pro" ? { ...plan, introductoryUntil: addDays(today, 30), runningPriceFrom: from } : plan,
      ),
    });
  return { provided, from };
}
