import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERSONAL_TABLES } from "../../app/db/personal-tables";
import { registerVisitor, sql, startApp, startMember, type App, type Visitor } from "./app";

const SETTINGS = "/profile/einstellungen";
const ADDRESS = "/profile/einstellungen/e-mail";
const DELETION = "/profile/einstellungen/loeschen";

/** What must hold for accounts on every database; each of the two test files runs it on its own. */
export function describeAccount(database: "pglite" | "postgres"): void {
  describe(`on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database);
    });
    afterAll(() => app.close());

    const count = async (statement: Parameters<App["query"]>[0]) => Number((await app.query(statement))[0]?.count);
    const personOf = async (email: string) => {
      const [person] = await app.query(
        sql`select user_id, first_name, referral_code, referral_arrivals from profiles where email = ${email}`,
      );
      return {
        userId: String(person?.user_id),
        firstName: person?.first_name,
        code: String(person?.referral_code),
        arrivals: person?.referral_arrivals,
      };
    };
    /** The newest mail to an address, its soft line breaks mended. */
    const readMail = async (email: string) => {
      const folder = join(app.dataDir, "outbox");
      const names = (await readdir(folder)).filter((name) => name.endsWith(`-${email}.eml`)).sort();
      return (await readFile(join(folder, names.at(-1) ?? ""), "utf8")).replace(/=\r?\n/g, "");
    };
    /** The same browser on another tab: the cookies as they are now. */
    const sameBrowser = (visitor: Visitor) => {
      const tab = app.visitor();
      for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
      return tab;
    };
    const logInElsewhere = async (email: string) => {
      const other = app.visitor();
      await other.post("/auth", { intent: "send", email });
      await other.post("/auth", { intent: "confirm", code: await app.readCode(email) });
      expect((await other.get("/home")).status).toBe(200);
      return other;
    };

    test("a new name stands in both tables; one that is too short in neither", async () => {
      const email = "name@example.org";
      const member = await startMember(app, email);
      expect((await member.post(SETTINGS, { intent: "name", name: " Änne  " })).status).toBe(302);
      const refused = await member.post(SETTINGS, { intent: "name", name: "B" });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Bitte gib mindestens 2 Zeichen ein.");
      for (const name of ["a\u0000bc", "a\u202ebc", "x".repeat(90)]) {
        expect((await member.post(SETTINGS, { intent: "name", name })).status).toBe(422);
      }
      const names = sql`select p.first_name, u.name from profiles p join user_progress u using (user_id) where p.email = ${email}`;
      expect(await app.query(names)).toEqual([{ first_name: "Änne", name: "Änne" }]);
    });

    test("settings begin with their defaults and change only what a form is about", async () => {
      const email = "settings@example.org";
      const member = await startMember(app, email);
      const stored = sql`select ai_enabled, trial_mail, weekly_mail, daily_reminder from user_settings s join profiles p using (user_id) where p.email = ${email}`;
      await member.post(SETTINGS, { intent: "messages", weeklyMail: "on" });
      await member.post(SETTINGS, { intent: "ai" });
      expect(await app.query(stored)).toEqual([
        { ai_enabled: false, trial_mail: false, weekly_mail: true, daily_reminder: false },
      ]);
      expect((await member.post(SETTINGS, { intent: "messages", aiEnabled: "on" })).status).toBe(400);
      expect((await member.post(SETTINGS, { intent: "appearance", theme: "pink" })).status).toBe(400);
    });

    test("theme and motion are kept in the browser and come with every page", async () => {
      const member = await startMember(app, "theme@example.org");
      await member.post(SETTINGS, { intent: "appearance", theme: "dark", reducedMotion: "on" });
      const page = await (await member.get("/datenschutz")).text();
      expect(page).toContain('<html lang="de" data-theme="dark" data-motion="reduced">');
      await member.post(SETTINGS, { intent: "appearance", theme: "system" });
      expect(await (await member.get("/datenschutz")).text()).toContain('<html lang="de">');
    });

    test("a new address needs the code that was sent there, and ends every other session", async () => {
      const [old, fresh] = ["old@example.org", "fresh@example.org"];
      const member = await startMember(app, old);
      const elsewhere = await logInElsewhere(old);
      const before = sameBrowser(member);
      await member.post(ADDRESS, { intent: "send", email: ` ${fresh.toUpperCase()} ` });
      const code = await app.readCode(fresh);
      const wrong = code === "123456" ? "654321" : "123456";
      expect((await member.post(ADDRESS, { intent: "confirm", code: wrong })).status).toBe(422);
      expect((await elsewhere.post(ADDRESS, { intent: "confirm", code })).status).toBe(422);
      expect((await personOf(old)).firstName).toBe("Anna");

      const done = await member.post(ADDRESS, { intent: "confirm", code });
      expect(done.headers.get("Location")).toBe(SETTINGS);
      const addresses = sql`select p.email, u.email as progress_email, p.email_verified from profiles p join user_progress u using (user_id) where p.email in (${old}, ${fresh})`;
      expect(await app.query(addresses)).toEqual([{ email: fresh, progress_email: fresh, email_verified: true }]);
      expect((await member.get("/home")).status).toBe(200);
      // The token of before is worth nothing, here or on another device.
      for (const visitor of [before, elsewhere]) {
        expect((await visitor.get("/home")).headers.get("Location")).toBe("/auth");
      }
      const sessions = sql`select count(*) from sessions s join profiles p using (user_id) where p.email = ${fresh}`;
      expect(await count(sessions)).toBe(1);
      expect(await count(sql`select count(*) from login_codes where email = ${old}`)).toBe(0);
      expect(await readMail(old)).toContain("gilt ab jetzt eine andere E-Mail-Adresse");
      expect(await readMail(old)).not.toContain(fresh);
      await logInElsewhere(fresh);
    });

    test("a code for a new address logs nobody in, and one for a login changes no address", async () => {
      const [email, wanted] = ["purpose@example.org", "wanted@example.org"];
      const member = await startMember(app, email);
      await member.post(ADDRESS, { intent: "send", email: wanted });
      const code = await app.readCode(wanted);
      const stranger = app.visitor();
      for (const [name, value] of member.cookies) stranger.cookies.set(name, value);
      await stranger.post("/logout", {});
      await stranger.post("/auth", { intent: "confirm", code });
      expect((await stranger.get("/home")).headers.get("Location")).toBe("/auth");
      // The session that asked has ended with the logout: its code is worth nothing any more.
      const again = await logInElsewhere(email);
      expect((await again.post(ADDRESS, { intent: "confirm", code })).status).toBe(422);
      expect((await personOf(wanted)).firstName).toBeUndefined();
    });

    test("five guesses at a code, then none, also at once", async () => {
      const member = await startMember(app, "guess@example.org");
      const wanted = "guessed@example.org";
      await member.post(ADDRESS, { intent: "send", email: wanted });
      const right = await app.readCode(wanted);
      const code = right === "123456" ? "654321" : "123456";
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => member.post(ADDRESS, { intent: "confirm", code })),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(bodies.filter((body) => body.includes("Der eingegebene Code ist nicht korrekt."))).toHaveLength(5);
      expect((await member.post(ADDRESS, { intent: "confirm", code: right })).status).toBe(422);
      expect((await personOf("guess@example.org")).firstName).toBe("Anna");
    });

    test("an address that is taken, before or meanwhile, stays with who has it", async () => {
      const [mine, taken, meanwhile] = ["mine@example.org", "taken@example.org", "meanwhile@example.org"];
      await startMember(app, taken);
      const member = await startMember(app, mine);
      const refused = await member.post(ADDRESS, { intent: "send", email: taken });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain("E-Mail bereits verwendet");

      await member.post(ADDRESS, { intent: "send", email: meanwhile });
      const code = await app.readCode(meanwhile);
      await app.visitor().post("/onboarding", { name: "Bea", email: meanwhile });
      expect((await member.post(ADDRESS, { intent: "confirm", code })).status).toBe(409);
      expect((await personOf(mine)).firstName).toBe("Anna");
      expect((await personOf(meanwhile)).firstName).toBe("Bea");
      expect((await member.get("/home")).status).toBe(200);
    });

    test("the export holds every personal column and no secret", async () => {
      const email = "export@example.org";
      const member = await startMember(app, email);
      await fillEveryTable(email);
      const answer = await member.get("/profile/export?format=json");
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="meine-daten-[\d-]+\.json"$/);
      const text = await answer.text();
      const { data } = JSON.parse(text);
      const secrets = [];
      for (const { table, labels } of PERSONAL_TABLES) {
        const columns = Object.keys(labels).filter((column) => labels[column] !== null);
        const name = String(Reflect.get(table, Symbol.for("drizzle:Name")));
        expect(data[name]?.length, name).toBeGreaterThan(0);
        for (const row of data[name]) expect(Object.keys(row), name).toEqual(columns);
        secrets.push(...(await app.query(sql`select * from ${sql.identifier(name)}`)));
      }
      for (const row of secrets) {
        for (const column of ["token_hash", "session_hash", "code_hash", "device_hash"]) {
          if (row[column]) expect(text).not.toContain(String(row[column]));
        }
      }
      expect(data.profiles[0].email).toBe(email);
      expect(data.user_notes[0].note).toBe("Nur für mich");
      expect(data.user_missions_data[0].missionsData.length).toBeGreaterThan(10);

      const page = await (await member.get("/profile/export?format=html")).text();
      for (const { title, labels } of PERSONAL_TABLES) {
        expect(page).toContain(title);
        for (const label of Object.values(labels)) if (label) expect(page).toContain(label);
      }
      expect(page).toContain("Nur für mich");
      expect(page).not.toContain("<script");
    });

    test("exports are for who is logged in, and not without end", async () => {
      expect((await app.visitor().get("/profile/export?format=json")).headers.get("Location")).toBe("/onboarding");
      const member = await startMember(app, "often@example.org");
      const answers = await Promise.all(Array.from({ length: 21 }, () => member.get("/profile/export")));
      expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    });

    test("a deletion must be confirmed by typing, from our own page", async () => {
      const email = "keep@example.org";
      const member = await startMember(app, email);
      for (const confirmation of ["", "ja", "keep@example.com", "L\u0000ÖSCHEN"]) {
        expect((await member.post(DELETION, { confirmation })).status).toBe(422);
      }
      const foreign = { Origin: "https://evil.example" };
      expect((await member.post(DELETION, { confirmation: email }, foreign)).status).toBe(403);
      expect((await app.visitor().post(DELETION, { confirmation: email })).headers.get("Location")).toBe("/onboarding");
      expect((await member.get("/home")).status).toBe(200);
    });

    test("afterwards nothing holds the person's id or address, on no device, after any number of clicks", async () => {
      const [former, email] = ["former@example.org", "gone@example.org"];
      const member = await startMember(app, former);
      await member.post(ADDRESS, { intent: "send", email });
      await member.post(ADDRESS, { intent: "confirm", code: await app.readCode(email) });
      await fillEveryTable(email);
      const elsewhere = await logInElsewhere(email);
      // A login that is under way, and a change of address that never ended.
      await app.visitor().post("/auth", { intent: "send", email });
      await elsewhere.post(ADDRESS, { intent: "send", email: "never@example.org" });
      // Somebody whose address ends with the same letters is somebody else.
      const neighbour = await registerVisitor(app, `x${email}`);
      const { userId } = await personOf(email);

      const tabs = Array.from({ length: 5 }, () => sameBrowser(member));
      // While other tabs go on writing.
      const written = tabs.map((one) =>
        one.post("/mission/content-creator-in-1", { intent: "task", task: "cc1-1", answer: "noch da" }),
      );
      const answers = await Promise.all(tabs.map((one) => one.post(DELETION, { confirmation: "löschen" })));
      for (const answer of await Promise.all(written)) expect([200, 302]).toContain(answer.status);
      for (const answer of answers) expect(answer.headers.get("Location")).toBe("/konto-geloescht");
      expect(answers[0]?.headers.get("Clear-Site-Data")).toBe('"storage"');
      // The second click of a double click arrives when all is gone; another device learns nothing of it.
      const late = await sameBrowser(member).post(DELETION, { confirmation: "löschen" });
      expect(late.headers.get("Location")).toBe("/konto-geloescht");
      const other = await elsewhere.post(DELETION, { confirmation: "löschen" });
      expect(other.headers.get("Location")).toBe("/auth");
      const [tab = member] = tabs;
      expect([...tab.cookies.keys()]).toEqual([]);
      expect((await tab.get("/konto-geloescht")).status).toBe(200);
      expect((await elsewhere.get("/home")).headers.get("Location")).toBe("/auth");

      for (const text of [userId, email, former, "never@example.org"]) expect(await placesHolding(text)).toEqual([]);
      await neighbour.post("/email-verification", { intent: "confirm", code: await app.readCode(`x${email}`) });
      expect((await neighbour.get("/home")).status).toBe(200);
      expect(await readMail(email)).toContain("dein Konto mit allem");
      // The address is free again.
      await startMember(app, email);
    });

    test("only people with access see the profile, everybody their settings and data", async () => {
      const email = "ended@example.org";
      const member = await startMember(app, email);
      await app.query(
        sql`update user_progress set trial_start_date = now() - interval '29 days' where email = ${email}`,
      );
      expect((await member.get("/profile")).headers.get("Location")).toBe("/pricing");
      for (const path of [SETTINGS, ADDRESS, DELETION, "/profile/export"]) {
        expect((await member.get(path)).status, path).toBe(200);
      }
    });

    test("an invitation greets by the first name and counts new people once a day each", async () => {
      const email = "inviter@example.org";
      const member = await startMember(app, email);
      await member.post(SETTINGS, { intent: "name", name: "Anna Müller" });
      const { code } = await personOf(email);
      const link = `/einladung/${code}`;
      const page = await (await app.visitor().get(link)).text();
      expect(page).toContain("Anna lädt dich ein");
      expect(page).not.toContain("Müller");
      expect((await personOf(email)).arrivals).toBe(0);

      const guest = app.visitor();
      for (let click = 0; click < 3; click++) {
        expect((await guest.post(link, {})).headers.get("Location")).toBe("/onboarding");
      }
      await Promise.all(Array.from({ length: 10 }, () => app.visitor("10.9.9.9").post(link, {})));
      expect((await personOf(email)).arrivals).toBe(2);
      expect((await member.post(link, {})).headers.get("Location")).toBe("/");
      await member.post("/logout", {});
      await member.post(link, {});
      expect((await personOf(email)).arrivals).toBe(2);

      for (const unknown of ["ffffffffffff", "Quatsch", "%00", "x".repeat(500)]) {
        const answer = await app.visitor().get(`/einladung/${unknown}`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("Du bist eingeladen");
        expect((await app.visitor().post(`/einladung/${unknown}`, {})).headers.get("Location")).toBe("/onboarding");
      }
    });

    /** A row for this person in every table that a plain start leaves empty. */
    async function fillEveryTable(email: string): Promise<void> {
      const { userId } = await personOf(email);
      await app.query(sql`update user_progress set push_token = 'token-of-a-phone' where user_id = ${userId}`);
      await app.query(sql`insert into user_settings (user_id) values (${userId})`);
      await app.query(sql`insert into entitlements (user_id, kind, source) values (${userId}, 'ai_only', 'demo')`);
      await app.query(sql`insert into quiz_answers (user_id, question_id, value) values (${userId}, 'risk-1', 4)`);
      await app.query(
        sql`insert into user_tasks (user_id, mission_id, task_id, answer) values (${userId}, 'content-creator-1', 'cc1-1', 'Nähen')`,
      );
      await app.query(
        sql`insert into user_notes (user_id, mission_id, note, noted_at) values (${userId}, 'content-creator-1', 'Nur für mich', now())`,
      );
      const snapshot = JSON.stringify({ profiles: [{ user_id: userId, email }] });
      await app.query(
        sql`insert into snapshots (user_id, reset, data, expires_at) values (${userId}, 'switch-path', ${snapshot}::jsonb, now() + interval '30 days')`,
      );
    }

    /** Every column of every table, whatever its type, in which a text occurs. */
    async function placesHolding(text: string): Promise<string[]> {
      const columns = await app.query(sql`
        select table_name, column_name from information_schema.columns
        where table_schema = 'public' and (data_type in ('text', 'uuid', 'jsonb', 'json', 'character varying', 'ARRAY'))`);
      expect(columns.length).toBeGreaterThan(40);
      const places = [];
      for (const { table_name: table, column_name: column } of columns) {
        const [name, field] = [sql.identifier(String(table)), sql.identifier(String(column))];
        // As a value of its own: a longer address that ends the same is somebody else's.
        const value = `(^|[^a-z0-9.@-])${text.replaceAll(".", "\\.")}`;
        const found = await count(sql`select count(*) from ${name} where ${field}::text ~ ${value}`);
        if (found > 0) places.push(`${table}.${column}`);
      }
      return places;
    }
  });
}
