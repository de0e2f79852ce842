import { beforeAll, expect, test } from "vitest";
import { frameIn } from "../../../app/domain/account/page-frame";
import { ROUTES } from "../../e2e/screens";
import { registerVisitor, sql, startMember, type App, type Visitor } from "../app/app";

/** Personal answers are stored neither by proxies nor by browsers. */
export function describePrivateAnswers(app: () => App): void {
  const people = new Map<string, Visitor>();
  beforeAll(async () => {
    people.set("stranger", app().visitor());
    people.set("registering", await registerVisitor(app(), "private-registering@example.org"));
    people.set("member", await startMember(app(), "private-member@example.org"));
    const subscriber = await startMember(app(), "private-subscriber@example.org");
    await subscriber.post("/kasse?plan=pro", { plan: "pro" });
    await subscriber.post("/level", { intent: "say", kind: "paid", on: "2026-01-15" });
    people.set("subscriber", subscriber);
    const ordering = await startMember(app(), "private-ordering@example.org");
    await app().query(sql`insert into orders (user_id, offer, price_cents, starts_at_once, expires_at)
      select user_id, 'pro', 900, true, now() + interval '1 day' from profiles
      where email = 'private-ordering@example.org'`);
    people.set("ordering", ordering);
  });

  const expectUnkept = (answer: Response, what: string) =>
    expect(answer.headers.get("Cache-Control"), `${what}: ${answer.status}`).toBe("private, no-store");
  const withData = (path: string, route: string) =>
    `${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(`routes/${route}`)}`;

  test.each(ROUTES.filter(({ isStatic }) => !isStatic))("$route: pages and data", async ({ route, screens }) => {
    let shown = 0;
    for (const [path] of screens) {
      for (const [who, person] of people) {
        const page = await person.get(path);
        // A redirect has no content to store.
        if (page.status === 302) continue;
        shown++;
        expectUnkept(page, `${path} as ${who}`);
        const data = await person.get(withData(path, route));
        expect(data.headers.get("Content-Type")).toContain("application/json");
        expectUnkept(data, `data of ${path} as ${who}`);
        if (route.startsWith("_app.")) expect(frameIn(await data.json()), `${path} as ${who}`).not.toBe(null);
      }
    }
    expect(shown).toBeGreaterThan(0);
  });

  test.each([
    ["member", "/mappe.md"],
    ["member", "/mission/content-creator-in-1/druck.pdf"],
    ["member", "/pfad/druck.pdf"],
    ["member", "/mappe/druck.pdf"],
    ["member", "/quiz-results/druck.pdf"],
    ["member", "/profile/export?format=json"],
    ["member", "/profile/export?format=html"],
  ])("as %s %s", async (who, path) => {
    const answer = await people.get(who)?.get(path);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("answers to forms, and pages that refuse", async () => {
    const invalid = { intent: "send", email: "nonsense" };
    const stranger = app().visitor();
    expectUnkept(await stranger.post("/auth", invalid), "the login's form");
    expectUnkept(await stranger.post(withData("/auth", "auth"), invalid), "its data");
    expectUnkept(await stranger.post("/auth", { intent: "unknown" }), "a refusal");
  });
}
