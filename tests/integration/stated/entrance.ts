import { expect, test } from "vitest";
import { registerVisitor, startNewcomer, type App, type Visitor } from "../app/app";

/** Messages of the forms of registration and login, and redirects while a code is pending. */
export function describeEntrance(app: () => App): void {
  const register = (name: string, email: string) => app().visitor().post("/onboarding", { name, email });
  const ask = (visitor: Visitor, email: string) => visitor.post("/auth", { intent: "send", email });

  test("what is wrong stands beside its field, named for it, and the first has the focus, without the browser's own words", async () => {
    const page = await (await register("A", "anna@")).text();
    const form = /<form[^>]*novalidate[^]*?<\/form>/i.exec(page)?.[0] ?? "";
    const inputs = form.match(/<input[^>]*>/g) ?? [];
    expect(inputs).toHaveLength(2);
    for (const [index, text] of ["Name zu kurz", "Ungültige E-Mail"].entries()) {
      expect(inputs[index]).toContain('aria-invalid="true"');
      expect(inputs[index]).toContain("autofocus");
      const described = /aria-describedby="([^"]+)"/.exec(inputs[index] ?? "")?.[1] ?? "none";
      expect(form).toMatch(new RegExp(`id="${described}"[^>]*><strong>${text}`));
    }
    expect(form).toMatch(/<button(?![^>]*disabled)[^>]*>Weiter/);
  });

  test("within a minute of a registration the next one waits, a login's code keeps nobody", async () => {
    const visitor = await registerVisitor(app(), "stated-pause@example.org");
    const next = { name: "Bea", email: "stated-pause-2@example.org" };
    const refused = await visitor.post("/onboarding", next);
    expect(refused.status).toBe(429);
    const page = await refused.text();
    expect(page).toMatch(/Weiter in (<!-- -->)?\d+/);
    expect(page).toContain(`value="${next.email}"`);
    expect(await app().readMails(next.email)).toEqual([]);
    const login = app().visitor();
    await ask(login, "stated-pause@example.org");
    const other = await login.post("/onboarding", next);
    expect(other.headers.get("Location")).toBe("/email-verification");
  });

  test("a login under way stays one, wherever somebody looks meanwhile", async () => {
    const email = "stated-login-under-way@example.org";
    await startNewcomer(app(), email);
    const visitor = app().visitor();
    await ask(visitor, email);
    for (const path of ["/", "/home", "/quests", "/email-verification"]) {
      expect((await visitor.get(path)).headers.get("Location"), path).toBe("/auth?code=1");
    }
    expect(await (await visitor.get("/auth?code=1")).text()).toContain("Code eingeben");
    // Works from the registration page as well, which may still be open in another tab.
    const answer = await visitor.post("/email-verification", { intent: "confirm", code: await app().readCode(email) });
    const page = await (await visitor.get(answer.headers.get("Location") ?? "")).text();
    expect(page).toContain("Willkommen zurück! 🎉");
    expect(page).not.toContain("E-Mail bestätigt!");
  });
}
