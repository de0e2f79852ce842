import { expect, test } from "vitest";
import { finishStatements } from "~/payments/statements/receive.server";
import { readCommand } from "~/operator/command";
import { perform } from "~/operator/perform.server";
import { registerVisitor, sql, startNewcomer, type App } from "../app/app";
import { ADDRESS, DELETION, personOf } from "../app/person";
import { decoded } from "../../fixtures/mail-text";
import { cancellation, receipt } from "../plans/statement-people";
import { confirm, sessionsOf } from "./login-codes";

/** Pages that name a member's own address. */
const SHOWING = ["/profile", "/profile/einstellungen", "/kuendigen", "/widerruf?schritt=2"];
const TAKEN = "E-Mail bereits verwendet";

/** Every spelling of an address leads to the same account, at every form. */
export function describeAddresses(app: () => App): void {
  const spelled = (name: string) => [
    `${name}@xn--bcher-kva.test`,
    `${name}@bücher.test`,
    `${name.toUpperCase()}@BÜCHER.test`,
    `${name}@bu\u0308cher.test`,
    `${name}@bücher。test`,
  ];
  const konto = (...args: string[]) => perform(readCommand(args, new Date()), new Date());
  const respell = (from: string, to: string) =>
    app().query(sql`with moved as (update profiles set email = ${to} where email = ${from} returning user_id)
      update user_progress set email = ${to} where user_id in (select user_id from moved)`);

  test("whoever registered in one spelling logs in with each, and nobody registers the mailbox again", async () => {
    const [stored = ""] = spelled("ida");
    await startNewcomer(app(), stored);
    for (const typed of spelled("ida")) {
      await app().passTime("1 hour");
      const visitor = app().visitor();
      const sent = await visitor.post("/auth", { intent: "send", email: typed });
      expect(sent.headers.get("Location"), typed).toBe("/auth?code=1");
      const confirmed = await visitor.post("/auth", { intent: "confirm", code: await app().readCode(stored) });
      expect(confirmed.headers.get("Location")).toBe("/quiz");
      const again = await app().visitor().post("/onboarding", { name: "Eve", email: typed });
      expect(again.status, typed).toBe(409);
    }
    expect(await app().count(sql`select count(*) from profiles where email like 'ida@%'`)).toBe(1);
    expect(await konto(stored)).toContain("<ida@bücher.test>");
  });

  test("all signs of an atom are taken, and mailed to", async () => {
    for (const email of ["sean.o'brien@example.org", "a/b=c@example.org", "{x}|y@example.org"]) {
      const answer = await app().visitor().post("/onboarding", { name: "Sean", email });
      expect(answer.headers.get("Location"), email).toBe("/email-verification");
    }
    expect(await app().countMails("sean.o_brien@example.org")).toBe(1);
  });

  test("spellings share the pause of their mailbox", async () => {
    await registerVisitor(app(), "pause@xn--bcher-kva.test");
    for (const typed of spelled("pause")) {
      expect((await app().visitor().post("/auth", { intent: "send", email: typed })).status).toBe(429);
    }
  });

  test("an account from before there was one spelling stays reachable, and its mailbox taken", async () => {
    await startNewcomer(app(), "older@xn--bcher-kva.test");
    const older = "older@bücher.test";
    await respell("older@xn--bcher-kva.test", older);
    for (const typed of spelled("older")) {
      await app().passTime("1 hour");
      const visitor = app().visitor();
      await visitor.post("/auth", { intent: "send", email: typed });
      const confirmed = await visitor.post("/auth", {
        intent: "confirm",
        code: await app().readCode("older@b_cher.test"),
      });
      expect(confirmed.headers.get("Location"), typed).toBe("/quiz");
    }
    expect(await sessionsOf(app(), older)).toBe(6);
    const typed = "older@xn--bcher-kva.test";
    expect((await app().visitor().post("/onboarding", { name: "Eve", email: typed })).status).toBe(409);
    const pending = await registerVisitor(app(), "older-typo@example.org");
    const corrected = await pending.post("/email-verification", { intent: "change", email: typed });
    expect(await corrected.text()).toContain(TAKEN);
    const member = await startNewcomer(app(), "older-member@example.org");
    expect(await (await member.post(ADDRESS, { intent: "send", email: typed })).text()).toContain(TAKEN);
    // A cancellation with another spelling belongs to the same account.
    await app()
      .visitor()
      .post("/kuendigen", cancellation({ email: "OLDER@bücher.test", name: "Ida" }));
    await finishStatements();
    const { userId } = await personOf(app(), older);
    expect(await app().count(sql`select count(*) from statements where user_id = ${userId}`)).toBe(1);
  });

  test("an address that an earlier rule took logs in, and nobody registers one anew", async () => {
    await startNewcomer(app(), "dots@example.org");
    await respell("dots@example.org", "do..ts@example.org");
    const visitor = app().visitor();
    await app().passTime("1 hour");
    const sent = await visitor.post("/auth", { intent: "send", email: "Do..ts@example.org" });
    expect(sent.headers.get("Location")).toBe("/auth?code=1");
    const refused = await app().visitor().post("/onboarding", { name: "Eve", email: "an..na@example.org" });
    expect(refused.status).toBe(422);
  });

  test("two accounts of one mailbox are listed, merged by nobody, and each is reached by its own spelling", async () => {
    await startNewcomer(app(), "twin@xn--bcher-kva.test");
    await startNewcomer(app(), "twin-other@example.org");
    await respell("twin-other@example.org", "twin@bücher.test");
    expect(await konto()).toMatch(
      /Postfächer mit mehreren Konten \(\d+\)[^]*twin@bücher\.test[^]*twin@xn--bcher-kva\.test/,
    );
    await app().passTime("1 hour");
    for (const email of ["twin@xn--bcher-kva.test", "twin@bücher.test"]) {
      const before = await sessionsOf(app(), email);
      await app().passTime("61 seconds");
      const visitor = app().visitor();
      await visitor.post("/auth", { intent: "send", email });
      await visitor.post("/auth", { intent: "confirm", code: await app().readCode(email.replace("ü", "_")) });
      expect(await sessionsOf(app(), email)).toBe(before + 1);
    }
  });

  test("one's own address in another spelling changes nothing, and confirms a deletion", async () => {
    const email = "own@xn--bcher-kva.test";
    const visitor = await registerVisitor(app(), email);
    const shownOn = async (path: string) => (await (await visitor.get(path)).text()).match(/own@[^\s"'<\\]+/g);
    expect(new Set(await shownOn("/email-verification"))).toEqual(new Set(["own@bücher.test"]));
    const unchanged = await visitor.post("/email-verification", { intent: "change", email: "OWN@bücher.test" });
    expect(unchanged.headers.get("Location")).toBe("/email-verification");
    expect(await app().readMails(email)).toHaveLength(1);
    await confirm(visitor, await app().readCode(email));
    const same = await visitor.post(ADDRESS, { intent: "send", email: "own@bücher.test" });
    expect(same.headers.get("Location")).toBe("/profile/einstellungen");
    for (const path of [...SHOWING, ADDRESS, DELETION]) {
      expect(new Set(await shownOn(path)), path).toEqual(new Set(["own@bücher.test"]));
    }
    await visitor.post(DELETION, { confirmation: "own@bücher.test" });
    expect(await app().count(sql`select count(*) from profiles where email = ${email}`)).toBe(0);
  });

  test("mails, receipts and exports are written in letters, headers and data in the spelling of DNS", async () => {
    const [stored, letters] = ["post@xn--bcher-kva.test", "post@bücher.test"];
    const member = await startNewcomer(app(), stored);
    const page = await receipt(await member.post("/kuendigen", cancellation({ email: stored, confirmTo: stored })));
    await finishStatements();
    const [head = "", ...parts] = ((await app().readMails(stored)).at(-1) ?? "").split("\r\n\r\n");
    expect(head).toMatch(/^To: .*<post@xn--bcher-kva\.test>$/m);
    const body = decoded(parts.join("\r\n\r\n"));
    const sheet = await (await member.get("/profile/export?format=html")).text();
    for (const text of [page, body.replace(/href="[^"]*"/g, ""), sheet]) {
      expect(text.match(/post@[^\s"'<\\]+/g)).not.toBeNull();
      expect(new Set(text.match(/post@[^\s"'<\\]+/g))).toEqual(new Set([letters]));
    }
    expect(body).toContain(`href="mailto:${stored}"`);
    const data = await (await member.get("/profile/export?format=json")).text();
    expect(new Set(data.match(/post@[^\s"'<\\]+/g))).toEqual(new Set([stored]));
    expect(await konto()).toContain(`<${letters}>`);
  });
}
