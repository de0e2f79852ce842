import { describe, expect, test } from "vitest";
import { companionPath } from "../../../app/signed/companion-address.server";
import { PICK_WORDS } from "../../../app/domain/companions/companion";
import { firstWeekWords } from "../../fixtures/companion-week";
import { sql, type App } from "../app/app";
import { COMPANION, companionScene } from "./scene";

const UNKNOWN = "Dieser Link führt nirgendwohin";

/** Whoever accompanies a learner, without an account: from the link to the end. */
export function describeCompanions(app: () => App): void {
  const { rowOf, pathOf, linksTo, textOf, someoneInviting, someoneAccompanied } = companionScene(app);

  test("the link says who asks and what is seen, and nothing else of the person", async () => {
    const anna = await someoneInviting("companion-invites");
    const answer = await app().visitor().get(anna.invitation);
    const text = (await answer.text()).replaceAll("<!-- -->", "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(text).toContain("Begleitest du Anna?");
    for (const said of ["Aufgaben erledigt", "Tage mit Fortschritt", "Anfragen gesendet", "frage ich das Café"]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain("<script");
    for (const secret of [anna.email, anna.userId, "Content Creator"]) expect(text).not.toContain(secret);
    expect(await rowOf(anna.userId)).toMatchObject({ email: null });
  });

  test("nobody is written to before they have asked, and nobody's address is kept before they say yes", async () => {
    const anna = await someoneInviting("companion-asks");
    const kim = "companion-asks-kim@example.net";
    expect(await app().countMails("companion-asks-kim")).toBe(0);
    const visitor = app().visitor();
    const asked = await visitor.post(anna.invitation, { intent: "ask", email: kim });
    expect(await asked.text()).toContain("Schau in dein Postfach");
    expect(await app().countMails("companion-asks-kim")).toBe(1);
    expect(await rowOf(anna.userId)).toMatchObject({ email: null });
    const [link = ""] = await linksTo(kim);
    // As scanners of mails do.
    for (let time = 0; time < 3; time++) {
      expect(await textOf(app().visitor(), link)).toContain("Ja, ich begleite Anna");
    }
    expect((await app().visitor().post(link, {})).status).toBe(404);
    expect(await rowOf(anna.userId)).toMatchObject({ email: null, confirmed_at: null });
    const confirmed = await visitor.post(link, { intent: "confirm" });
    expect(confirmed.status).toBe(303);
    expect(await rowOf(anna.userId)).toMatchObject({ email: kim });
    expect(await textOf(visitor, confirmed.headers.get("Location") ?? "")).toContain(firstWeekWords());
  });

  test.each(["", "kein", "kim@example.net, andere@example.net", "kim@example.net\r\nBcc: a@b.example"])(
    "„%s“ is no address: the form comes back, and no mail goes out",
    async (email) => {
      const anna = await someoneInviting(`companion-typo-${email.length}`);
      const before = await app().countMails("");
      const answer = await app().visitor().post(anna.invitation, { intent: "ask", email });
      expect(answer.status).toBe(422);
      expect(await app().countMails("")).toBe(before);
    },
  );

  test("a link mails at most six addresses a day, one of them at most three times", async () => {
    const anna = await someoneInviting("companion-many");
    const ask = (email: string) => app().visitor().post(anna.invitation, { intent: "ask", email });
    for (let time = 0; time < 3; time++) {
      expect((await ask("companion-one@example.net")).status).toBe(200);
      await app().passTime("61 seconds");
    }
    expect(await (await ask("companion-one@example.net")).text()).toContain("Kurze Pause");
    for (let other = 0; other < 3; other++) expect((await ask(`companion-o${other}@example.net`)).status).toBe(200);
    expect((await ask("companion-o3@example.net")).status).toBe(422);
    expect(await app().countMails("companion-o")).toBe(6);
  });

  describe("a link that does not fit", () => {
    const expectNowhere = async (path: string) => {
      const visitor = app().visitor();
      const page = await visitor.get(path);
      expect(page.status, path).toBe(404);
      expect(await page.text()).toContain(UNKNOWN);
      for (const fields of [
        "intent=ask&email=companion-nobody%40example.net",
        "intent=confirm",
        "intent=answer&pick=proud",
      ]) {
        const answer = await visitor.post(path, fields);
        expect(answer.status, `${path} ${fields}`).toBe(404);
        expect(await answer.text()).toContain(UNKNOWN);
      }
      expect(await app().countMails("companion-nobody")).toBe(0);
    };

    test("is the same page: guessed, forged, cut, of nobody", async () => {
      const anna = await someoneInviting("companion-forged");
      const key = String((await rowOf(anna.userId))?.link_key);
      const nobody = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
      for (const path of [
        "/begleiten",
        "/begleiten?k=",
        `/begleiten?k=${key}`,
        `/begleiten?k=${anna.userId}`,
        `/begleiten?k=${Buffer.from(JSON.stringify({ step: "week", linkKey: key })).toString("base64url")}`,
        anna.invitation.slice(0, -3),
        companionPath({ step: "invitation", linkKey: nobody }),
        companionPath({ step: "week", linkKey: nobody }),
        // A genuine key at a step that is still to come.
        companionPath({ step: "week", linkKey: key }),
      ]) {
        await expectNowhere(path);
      }
    });

    test("once it was used, whoever else has it or was asked before", async () => {
      const anna = await someoneInviting("companion-used");
      const visitor = app().visitor();
      const [first, second] = ["companion-used-a@example.net", "companion-used-b@example.net"];
      for (const email of [first, second]) await visitor.post(anna.invitation, { intent: "ask", email });
      const before = await rowOf(anna.userId);
      const [[one = ""], [other = ""]] = [await linksTo(first), await linksTo(second)];
      const answers = await Promise.all([
        app().visitor().post(one, { intent: "confirm" }),
        app().visitor().post(other, { intent: "confirm" }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
      const late = answers[0]?.status === 303 ? other : one;
      for (const path of [anna.invitation, late]) await expectNowhere(path);
      expect((await rowOf(anna.userId))?.link_key).not.toBe(before?.link_key);
    });

    test("after its time: the invitation, the mail that asks, and the page", async () => {
      const anna = await someoneInviting("companion-late");
      const linkKey = String((await rowOf(anna.userId))?.link_key);
      const email = "companion-late-kim@example.net";
      await expectNowhere(companionPath({ step: "confirmation", linkKey, email, until: Date.now() }));
      await app().query(sql`update companions set expires_at = now() where user_id = ${anna.userId}`);
      await expectNowhere(anna.invitation);
      const bea = await someoneAccompanied("companion-over");
      await app().query(sql`update companions set expires_at = now() where user_id = ${bea.userId}`);
      await expectNowhere(bea.week);
    });

    test("when the learner has made another, or taken it back", async () => {
      const anna = await someoneInviting("companion-renewed");
      await anna.member.post(COMPANION, { intent: "renew" });
      await expectNowhere(anna.invitation);
      const next = await pathOf(anna.userId, "invitation");
      expect((await app().visitor().get(next)).status).toBe(200);
      await anna.member.post(COMPANION, { intent: "end" });
      await expectNowhere(next);
    });
  });

  test("an answer is seen on /home and on the learner's page, the latest alone", async () => {
    const anna = await someoneAccompanied("companion-answers");
    expect(await textOf(anna.member, "/home")).not.toContain("Deine Begleitung");
    expect((await anna.kim.post(anna.week, { intent: "answer", pick: "proud" })).status).toBe(303);
    expect(await textOf(anna.kim, anna.week)).toContain(PICK_WORDS.proud);
    for (const path of ["/home", COMPANION]) expect(await textOf(anna.member, path)).toContain(PICK_WORDS.proud);
    const hostile = `<img src=x onerror=alert(1)> ${"a".repeat(170)}`;
    expect((await anna.kim.post(anna.week, { intent: "answer", reply: hostile })).status).toBe(303);
    for (const path of ["/home", COMPANION]) {
      const text = await textOf(anna.member, path);
      expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
      expect(text).not.toContain("<img src=x");
      expect(text).not.toContain(`<p>${PICK_WORDS.proud}`);
      expect(text).not.toContain(anna.kimsEmail);
    }
    await app().query(sql`update companions set answered_at = now() - interval '8 days'`);
    expect(await textOf(anna.member, "/home")).not.toContain("Deine Begleitung");
  });

  test.each([
    ["nothing", { intent: "answer", reply: "  " }, "Noch leer"],
    ["too much", { intent: "answer", reply: "x".repeat(201) }, "Zu lang"],
  ])("%s is no answer: it comes back", async (name, fields, said) => {
    const anna = await someoneAccompanied(`companion-no-${name.length}`);
    const answer = await anna.kim.post(anna.week, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(said);
    expect(await rowOf(anna.userId)).toMatchObject({ pick: null, reply: "", answered_at: null });
    expect((await anna.kim.post(anna.week, { intent: "answer", pick: "hacked" })).status).toBe(400);
  });
}
