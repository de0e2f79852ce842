import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registerVisitor, sql, startNewcomer, type App, type Visitor } from "../app/app";

/** The specification's messages, each in its specified place. */
export function describeStatedMessages(app: () => App): void {
  const register = (name: string, email: string) => app().visitor().post("/onboarding", { name, email });
  const confirm = (visitor: Visitor, path: string, code: string) => visitor.post(path, { intent: "confirm", code });
  const ask = (visitor: Visitor, email: string) => visitor.post("/auth", { intent: "send", email });

  /** Follows a redirect; returns the page with its message. */
  async function follow(visitor: Visitor, answer: Response): Promise<string> {
    expect(answer.status).toBe(302);
    return (await visitor.get(answer.headers.get("Location") ?? "")).text();
  }

  /** Makes writing rows that violate `rule` fail while `work` runs. */
  async function whileFailing<Result>(table: string, rule: string, work: () => Promise<Result>): Promise<Result> {
    await app().query(sql.raw(`alter table ${table} add constraint stated_failure check (${rule}) not valid`));
    try {
      return await work();
    } finally {
      await app().query(sql.raw(`alter table ${table} drop constraint stated_failure`));
    }
  }

  test("the registration says what is missing", async () => {
    const shown = async (name: string, email: string) => (await register(name, email)).text();
    const short = await shown(" A ", "kurz@example.org");
    expect(short).toContain("Name zu kurz");
    expect(short).toContain("Bitte gib mindestens 2 Zeichen ein.");
    const lure = await register("Gewinn: https://evil.example/x", "lured@example.org");
    expect(lure.status).toBe(422);
    expect(await lure.text()).toContain("Bitte gib einen Namen mit Buchstaben ein");
    expect(await app().readMails("lured@example.org")).toEqual([]);
    const empty = await shown("Anna", " ");
    expect(empty).toContain("E-Mail erforderlich");
    expect(empty).toContain("Bitte gib deine E-Mail-Adresse ein.");
    const invalid = await shown("Anna", "anna@ example.org");
    expect(invalid).toContain("Ungültige E-Mail");
    expect(invalid).toContain("Bitte gib eine gültige E-Mail-Adresse ein.");
  });

  test("who registers is welcomed, and asked to log in when the address is known", async () => {
    const visitor = app().visitor();
    const fields = { name: "Anna", email: "stated-welcome@example.org" };
    const page = await follow(visitor, await visitor.post("/onboarding", fields));
    expect(page).toMatch(/Willkommen bei [^!<]+! 🎉/);
    expect(page).toContain("Wir haben dir einen Verifizierungscode geschickt.");
    const taken = await (await register("Bea", fields.email)).text();
    expect(taken).toContain("E-Mail bereits verwendet");
    expect(taken).toContain("E-Mail-Adresse bereits verwendet. Stattdessen einloggen?");
    expect(taken).toContain("Abbrechen</button>");
    expect(taken).toMatch(/<a [^>]*href="\/auth"[^>]*>OK<\/a>/);
  });

  test("a registration that fails keeps the form and says where it failed", async () => {
    const email = "stated-failing@example.org";
    const expectKept = async (answer: Response, message: string) => {
      expect([500, 503]).toContain(answer.status);
      const page = await answer.text();
      expect(page).toContain(message);
      expect(page).toContain(`value="${email}"`);
    };
    const attempt = () => register("Dora", email);
    const profile = await whileFailing("profiles", "first_name <> 'Dora'", attempt);
    await expectKept(profile, "Fehler beim Speichern der Daten. Bitte versuchen Sie es erneut.");
    const progress = await whileFailing("user_progress", "name <> 'Dora'", attempt);
    await expectKept(progress, "Fehler beim Speichern der Fortschrittsdaten. Bitte versuchen Sie es erneut.");
    await app().query(sql`alter table profiles rename to profiles_away`);
    let check: Response;
    try {
      check = await attempt();
    } finally {
      await app().query(sql`alter table profiles_away rename to profiles`);
    }
    await expectKept(check, "Fehler beim Überprüfen der E-Mail-Adresse. Bitte versuchen Sie es erneut.");
    expect(await app().count(sql`select count(*) from profiles where email = ${email}`)).toBe(0);
    const code = await whileFailing("login_codes", `email <> '${email}'`, attempt);
    await expectKept(code, "Es gab ein Problem. Versuche es später erneut.");
  });

  test("a mail that could not be sent is said after the registration and at the login", async () => {
    const [email, member] = ["stated-mail@example.org", "stated-mail-member@example.org"];
    await startNewcomer(app(), member);
    const outbox = join(app().dataDir, "outbox");
    await rename(outbox, `${outbox}-away`);
    await writeFile(outbox, "");
    const visitor = app().visitor();
    const registered = await visitor.post("/onboarding", { name: "Emil", email });
    const asked = await ask(app().visitor(), member);
    await rm(outbox);
    await rename(`${outbox}-away`, outbox);
    const page = await follow(visitor, registered);
    expect(page).toContain("Fehler beim Senden der E-Mail");
    expect(page).toContain("Es gab ein Problem beim Senden des Verifizierungscodes.");
    expect(await asked.text()).toContain("<strong>Fehler beim Senden</strong>");
  });

  test("the login says that the code is on its way, and greets", async () => {
    const email = "stated-login@example.org";
    await startNewcomer(app(), email);
    const visitor = app().visitor();
    const sent = await follow(visitor, await ask(visitor, email));
    expect(sent).toContain("Code gesendet! 📧");
    expect(sent).toContain("6-stelligen Code");
    expect(sent).toContain("1 Minute");
    expect(sent).toContain("Andere E-Mail verwenden");
    const short = await (await confirm(visitor, "/auth", "123")).text();
    expect(short).toContain("Ungültiger Code");
    expect(short).toContain("Bitte gib einen 6-stelligen Code ein.");
    const right = await app().readCode(email);
    const wrong = await (await confirm(visitor, "/auth", right === "000000" ? "111111" : "000000")).text();
    expect(wrong).toContain("Code ungültig");
    expect(wrong).toContain("Der eingegebene Code ist nicht korrekt.");
    const answer = await confirm(visitor, "/auth", right);
    expect(answer.headers.get("Location")).toBe("/quiz");
    expect(await follow(visitor, answer)).toContain("Willkommen zurück! 🎉");
  });

  test("an unknown address is led to the registration, an empty one asked for", async () => {
    const visitor = app().visitor();
    const answer = await ask(visitor, "stated-nobody@example.org");
    expect(answer.headers.get("Location")).toBe("/onboarding?schritt=2");
    const page = await follow(visitor, answer);
    expect(page).toContain("E-Mail nicht gefunden");
    expect(page).toContain("Diese E-Mail ist noch nicht registriert. Bitte registriere dich zuerst.");
    // The error is shown in the form, which keeps the address, and only there.
    expect(page.split("<strong>E-Mail nicht gefunden")).toHaveLength(2);
    expect(page).toMatch(/role="alert"><strong>E-Mail nicht gefunden/);
    expect(page).toContain('value="stated-nobody@example.org"');
    expect(await (await ask(visitor, "")).text()).toContain("E-Mail erforderlich");
  });

  test("a login that fails says so in the form", async () => {
    const email = "stated-broken@example.org";
    await startNewcomer(app(), email);
    const visitor = app().visitor();
    const asked = await whileFailing("login_codes", `email <> '${email}'`, () => ask(visitor, email));
    expect(asked.status).toBe(500);
    expect(await asked.text()).toContain("Ein unerwarteter Fehler ist aufgetreten.");
    await app().passTime("61 seconds");
    await ask(visitor, email);
    const code = await app().readCode(email);
    const rule = "user_id is null or expires_at < now()";
    const failed = await whileFailing("sessions", rule, () => confirm(visitor, "/auth", code));
    expect(failed.status).toBe(500);
    const page = await failed.text();
    expect(page).toContain("Fehler beim Laden der Benutzerdaten");
    expect(page).toContain("Es gab ein Problem beim Laden deiner Daten.");
  });

  test("the verification says what came of it", async () => {
    const email = "stated-verify@example.org";
    const visitor = await registerVisitor(app(), email);
    const path = "/email-verification";
    const page = await (await visitor.get(path)).text();
    for (const intent of ["confirm", "resend", "change"]) expect(page).toContain(`value="${intent}"`);
    const right = await app().readCode(email);
    const wrong = await (await confirm(visitor, path, right === "000000" ? "111111" : "000000")).text();
    expect(wrong).toContain("<strong>Fehler</strong> – Der eingegebene Code ist nicht korrekt.");
    const attempts = `email <> '${email}' or attempts < 2`;
    const failed = await whileFailing("login_codes", attempts, () => confirm(visitor, path, right));
    expect(await failed.text()).toContain("Code konnte nicht verifiziert werden.");
    await app().passTime("61 seconds");
    const codes = `email <> '${email}' or used_at is not null or created_at < now() - interval '30 seconds'`;
    const resend = () => visitor.post(path, { intent: "resend" });
    expect(await (await whileFailing("login_codes", codes, resend)).text()).toContain(
      "Code konnte nicht gesendet werden.",
    );
    const change = (to: string) => visitor.post(path, { intent: "change", email: to });
    const other = "stated-verify-2@example.org";
    const unchanged = await whileFailing("profiles", `email <> '${other}'`, () => change(other));
    expect(await unchanged.text()).toContain("E-Mail konnte nicht registriert werden.");
    await app().passTime("61 seconds");
    expect(await follow(visitor, await resend())).toContain("Code gesendet ✉️");
    await app().passTime("61 seconds");
    expect(await follow(visitor, await change(other))).toContain("Neue E-Mail registriert");
    const confirmed = await confirm(visitor, path, await app().readCode(other));
    expect(confirmed.headers.get("Location")).toBe("/quiz");
    expect(await follow(visitor, confirmed)).toContain("E-Mail bestätigt! 🎉");
  });

  test("an empty or unchanged address just closes the form", async () => {
    const email = "stated-same@example.org";
    const visitor = await registerVisitor(app(), email);
    await app().passTime("61 seconds");
    await visitor.get("/email-verification");
    for (const to of ["", " ", email, ` ${email.toUpperCase()} `]) {
      const answer = await visitor.post("/email-verification", { intent: "change", email: to });
      expect(answer.headers.get("Location"), to).toBe("/email-verification");
      expect(await (await visitor.get("/email-verification")).text(), to).not.toContain("Neue E-Mail registriert");
    }
    expect(await app().readMails(email)).toHaveLength(1);
  });

  test("no path, and a path that does not exist, ask for one", async () => {
    const member = await startNewcomer(app(), "stated-path@example.org");
    await member.get("/quiz");
    for (const fields of ["", "path=astronaut"]) {
      const answer = await member.post("/career-path-selection", fields);
      expect(answer.headers.get("Location")).toBe("/career-path-selection");
      expect(await follow(member, answer)).toContain("Berufspfad auswählen");
    }
  });

  test("the entry knows how far somebody is", async () => {
    const email = "stated-entry@example.org";
    const leadsTo = async (visitor: Visitor, path: string) => (await visitor.get(path)).headers.get("Location");
    expect(await leadsTo(app().visitor(), "/")).toBeNull();
    expect(await leadsTo(app().visitor(), "/quests")).toBe("/onboarding");
    const visitor = await registerVisitor(app(), email);
    expect(await leadsTo(visitor, "/")).toBe("/email-verification");
    await confirm(visitor, "/email-verification", await app().readCode(email));
    expect(await leadsTo(visitor, "/")).toBe("/quiz");
    expect(await leadsTo(visitor, "/onboarding")).toBe("/");
    expect(await leadsTo(visitor, "/auth")).toBe("/");
    await visitor.post("/quiz", { intent: "finish" });
    expect(await leadsTo(visitor, "/")).toBe("/home");
    await visitor.post("/logout", {});
    expect(await leadsTo(visitor, "/")).toBe("/auth");
    expect(await leadsTo(visitor, "/home")).toBe("/auth");
  });
}
