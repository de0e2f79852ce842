import { expect, test } from "vitest";
import { OFFERS } from "../../../app/domain/payments/entitlements";
import { sql, startMember, type App } from "../app/app";

/** A public app without any way to pay. */
export function describeClosedPlans(app: () => App): void {
  test("without Stripe and without the demo nothing can be bought, and the page says so", async () => {
    const email = "closed@example.org";
    const member = await startMember(app(), email);
    const page = await (await member.get("/kasse?plan=pro")).text();
    expect(page).toContain("Kaufen ist noch nicht möglich.");
    expect(page).not.toContain("Zahlungspflichtig bestellen");
    expect(page).toContain('href="/home"');

    const refused = await member.post("/kasse?plan=pro", { plan: "pro" });
    expect(refused.headers.get("Location")).toBe("/kasse?plan=pro");
    expect(await (await member.get("/kasse?plan=pro")).text()).toContain(
      "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.",
    );
    const rows = await app().query(sql`select subscription_plan from user_progress where email = ${email}`);
    expect(rows).toEqual([{ subscription_plan: "free" }]);
  });

  test("the prices stay, and each offer says that it comes instead of leading to the checkout", async () => {
    const member = await startMember(app(), "closed-prices@example.org");
    for (const [path, offers] of [
      ["/pricing", OFFERS.length],
      ["/trial-expired", 2],
    ] as const) {
      const page = (await (await member.get(path)).text()).replaceAll("<!-- -->", "");
      const soon = page.match(/<span[^>]*>kommt bald</g) ?? [];
      expect([path, soon.length]).toEqual([path, offers]);
      expect(page.includes("/kasse?plan=")).toBe(false);
    }
  });

  test("a plan that came another way is not ended by the demo", async () => {
    const email = "closed-pro@example.org";
    const member = await startMember(app(), email);
    await app().query(sql`insert into entitlements (user_id, kind, source)
      select user_id, 'pro', 'stripe' from profiles where email = ${email}`);
    expect(await (await member.get("/abo")).text()).not.toContain("Jetzt beenden");
    await member.post("/abo", { plan: "pro" });
    const portalFailed = /<span[^>]*>Beim Öffnen des Kundenportals ist ein Fehler aufgetreten\.<\/span>/;
    expect(await (await member.get("/abo")).text()).toMatch(portalFailed);
    const rows = await app().query(sql`select kind, state from entitlements join profiles using (user_id)
      where email = ${email}`);
    expect(rows).toEqual([{ kind: "pro", state: "active" }]);
  });
}
