import { expect, test } from "vitest";
import { FEATURES } from "../../../app/domain/features";
import { OFFERS } from "../../../app/domain/payments/entitlements";
import { isBuilt } from "../../../app/domain/payments/offers";
import { registerVisitor, type App } from "../app/app";
import { CLOSED, peopleWithPlans } from "./plan-people";

/** Effects of the checkout, and the end of entitlements. */
export function describeOrders(app: () => App): void {
  const { start, order, hold, endIn, standing, opened } = peopleWithPlans(app, "orders");

  test.each([
    ["pro", 30],
    ["pro_ai", 30],
    ["lifetime_pro", null],
    ["lifetime_pro_ai", null],
  ] as const)("%s opens everything again, and an order of it ends on /home", async (plan, days) => {
    const { member, email } = await start(40);
    if (!isBuilt(plan, FEATURES)) {
      await hold(email, plan);
      return expect(await opened(member)).toEqual(CLOSED);
    }
    const answer = await order(member, plan);
    expect(answer.headers.get("Location")).toBe("/home");
    expect(await (await member.get("/home")).text()).toContain("freigeschaltet 🚀");
    expect(await opened(member)).toEqual(CLOSED);
    const row = await standing(email);
    const left = days === null ? null : expect.closeTo(days, 1);
    const held = [{ kind: plan, source: "demo", days: left }];
    // The specification's own record holds the monthly plan.
    expect(row).toEqual({ plan: days === null ? "free" : plan, days: left, held });
  });

  test("a plan that ran out closes again, and can be ordered again", async () => {
    const { member, email } = await start(40);
    await order(member, "pro");
    await endIn(email, -0.001);
    expect(await opened(member)).toEqual([]);
    await order(member, "pro");
    expect(await opened(member)).toEqual(CLOSED);
  });

  test("two clicks, and two tabs, order once", async () => {
    const { member, email } = await start(40);
    await order(member, "pro");
    await endIn(email, 12);
    const again = await Promise.all(Array.from({ length: 4 }, () => order(member, "pro")));
    expect(again.map(({ headers }) => headers.get("Location"))).toEqual(Array(4).fill("/home"));
    expect(await standing(email)).toMatchObject({ held: [{ kind: "pro", days: expect.closeTo(12, 1) }] });
  });

  test("a lifetime offer takes the place of the monthly plan", async () => {
    const { member, email } = await start(40);
    await order(member, "pro");
    expect(await (await member.get("/kasse?plan=lifetime_pro")).text()).toContain("Pro endet mit dieser Bestellung.");
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(member, "lifetime_pro")));
    expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(Array(4).fill("/home"));
    expect(await standing(email)).toMatchObject({ plan: "free", days: null, held: [{ kind: "lifetime_pro" }] });
  });

  test("20 parallel first orders are one", async () => {
    const { member, email } = await start(40);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(member, "lifetime_pro")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    expect(await standing(email)).toMatchObject({ held: [{ kind: "lifetime_pro" }] });
  });

  test("what a running plan contains is not ordered on top", async () => {
    const { member, email } = await start(40);
    await hold(email, "pro_ai");
    for (const plan of ["pro", "ai_only"]) {
      expect((await order(member, plan)).headers.get("Location")).toBe("/pricing");
      expect((await member.get(`/kasse?plan=${plan}`)).headers.get("Location")).toBe("/pricing");
    }
    expect(await standing(email)).toMatchObject({ held: [{ kind: "pro_ai" }] });
  });

  test("plans that do not exist are refused and change nothing", async () => {
    const { member, email } = await start(40);
    for (const plan of ["free", "premium", "PRO", "", "pro ", "lifetime", "__proto__", "pro\u0000"]) {
      expect([plan, (await order(member, plan)).status]).toEqual([plan, 400]);
      expect((await member.get(`/kasse?plan=${encodeURIComponent(plan)}`)).headers.get("Location")).toBe("/pricing");
    }
    expect((await member.post("/kasse", { plan: "pro", user: "someone" })).status).toBe(400);
    expect((await member.post("/kasse", { plan: "pro" }, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await standing(email)).toEqual({ plan: "free", days: null, held: [] });
  });

  test("nobody can order what is not there, and each of these offers says that it comes", async () => {
    const { member, email } = await start(40);
    const missing = OFFERS.filter((offer) => !isBuilt(offer, FEATURES));
    const page = (await (await member.get("/pricing")).text()).replaceAll("<!-- -->", "");
    expect(page.match(/<span[^>]*>kommt bald</g) ?? []).toHaveLength(missing.length);
    for (const plan of OFFERS) {
      expect([plan, page.includes(`href="/kasse?plan=${plan}"`)]).toEqual([plan, !missing.includes(plan)]);
    }
    for (const plan of missing) {
      expect((await order(member, plan)).headers.get("Location")).toBe("/pricing");
      expect((await member.get(`/kasse?plan=${plan}`)).headers.get("Location")).toBe("/pricing");
      expect(await (await member.get("/pricing")).text()).toContain("Diesen Tarif gibt es noch nicht");
    }
    expect(await standing(email)).toEqual({ plan: "free", days: null, held: [] });
  });

  test("what is held can be managed and ended, by its owner alone", async () => {
    const { member, email } = await start(40);
    const other = await start(40);
    expect(await (await member.get("/pricing")).text()).not.toContain("Subscription verwalten");
    expect((await member.get("/abo")).headers.get("Location")).toBe("/pricing");
    await hold(email, "pro");
    await hold(email, "lifetime_pro");
    expect(await (await member.get("/pricing")).text()).toContain("Subscription verwalten");
    expect(await (await member.get("/abo")).text()).toContain("Läuft ohne Ablaufdatum.");
    for (const plan of ["pro", "lifetime_pro"]) await other.member.post("/abo", { plan });
    expect(await standing(email)).toMatchObject({ held: [{ kind: "lifetime_pro" }, { kind: "pro" }] });
    for (const plan of ["pro", "lifetime_pro"]) await member.post("/abo", { plan });
    expect(await standing(email)).toEqual({ plan: "free", days: null, held: [] });
    expect(await opened(member)).toEqual([]);
  });

  test("the checkout needs a login; the prices follow the guard", async () => {
    const stranger = app().visitor();
    expect((await stranger.get("/pricing")).headers.get("Location")).toBe("/onboarding");
    expect((await order(stranger, "pro")).headers.get("Location")).toBe("/auth");
    expect((await stranger.get("/kasse?plan=pro")).headers.get("Location")).toBe("/auth");
    const login = await (await stranger.get("/auth")).text();
    expect(login).toContain("Anmeldung erforderlich");
    expect(login).toContain("Bitte melden Sie sich an, um ein Abonnement abzuschließen.");
    const pending = await registerVisitor(app(), "orders-pending@example.org");
    expect((await order(pending, "pro")).headers.get("Location")).toBe("/auth");
    expect((await pending.get("/pricing")).headers.get("Location")).toBe("/email-verification");
  });
}
