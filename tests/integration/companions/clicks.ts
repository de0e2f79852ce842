import { describe, expect, test } from "vitest";
import { decoded } from "../../fixtures/mail-text";
import { type App } from "../app/app";
import { firstWeekWords } from "../../fixtures/companion-week";
import { COMPANION, companionScene } from "./scene";

const UNKNOWN = "Dieser Link führt nirgendwohin";

/** What clicks lead to that come twice, late, or from an old page. */
export function describeCompanionClicks(app: () => App): void {
  const { rowOf, pathOf, linksTo, textOf, someoneInviting, someoneAccompanied } = companionScene(app);

  describe("after a yes", () => {
    test("the same link leads to the week's page, opened, clicked twice at once, or later", async () => {
      const anna = await someoneInviting("click-yes");
      const email = "click-yes-kim@example.net";
      await app().visitor().post(anna.invitation, { intent: "ask", email });
      const [link = ""] = await linksTo(email);
      const yes = () => app().visitor().post(link, { intent: "confirm" });
      const answers = [...(await Promise.all([yes(), yes()])), await yes(), await app().visitor().get(link)];
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
      for (const answer of answers) {
        const week = await textOf(app().visitor(), answer.headers.get("Location") ?? "");
        expect(week).toContain(firstWeekWords());
      }
      // The mail that asks, and one after the first yes alone.
      expect(await app().countMails("click-yes-kim")).toBe(2);
    });

    test("a mail goes out at once, by which it can be ended before the first Sunday", async () => {
      const anna = await someoneAccompanied("click-out");
      const [, sent = ""] = await app().readMails(anna.kimsEmail);
      const mail = decoded(sent);
      expect(mail).toContain("Aufhören kannst du jederzeit, auch jetzt schon");
      expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      for (const secret of [anna.email, anna.userId, "Café"]) expect(mail).not.toContain(secret);
      // A header is not encoded as the text is.
      const [, out = ""] = /List-Unsubscribe:\s+<https?:\/\/[^/]+(\/begleiten\?k=[\w-]+)>/.exec(sent) ?? [];
      const [, week = ""] = /Zu deiner Seite: https?:\/\/[^/]+(\/begleiten\?k=[\w-]+)/.exec(mail) ?? [];
      expect(await textOf(app().visitor(), week)).toContain("Die Woche von Anna");
      expect((await app().visitor().post(out, "List-Unsubscribe=One-Click", { Origin: "null" })).status).toBe(200);
      expect(await rowOf(anna.userId)).toBeUndefined();
      const page = await app().visitor().get(anna.confirmation);
      expect(page.status).toBe(404);
      const text = await page.text();
      expect(text).toContain(UNKNOWN);
      expect(text).toContain("Schon Ja gesagt? Dann ist alles gut: Sonntags kommt die E-Mail.");
    });
  });

  test("a second click on the button that asks sends no second mail, to each address alone", async () => {
    const anna = await someoneInviting("click-ask");
    const ask = (email: string) => app().visitor().post(anna.invitation, { intent: "ask", email });
    for (const answer of await Promise.all([ask("click-ask-a@example.net"), ask("click-ask-a@EXAMPLE.net")])) {
      expect(await answer.text()).toContain("Schau in dein Postfach");
    }
    await ask("click-ask-b@example.net");
    const mails = () => app().countMails("click-ask-");
    expect(await mails()).toBe(2);
    await app().passTime("61 seconds");
    await ask("click-ask-a@example.net");
    expect(await mails()).toBe(3);
  });

  test("another link mails nobody more: six addresses a day belong to the learner", async () => {
    const anna = await someoneInviting("click-renew");
    for (let other = 0; other < 6; other++) {
      const before = await rowOf(anna.userId);
      await anna.member.post(COMPANION, { intent: "renew" });
      expect((await rowOf(anna.userId))?.link_key).not.toBe(before?.link_key);
      const link = await pathOf(anna.userId, "invitation");
      await app()
        .visitor()
        .post(link, { intent: "ask", email: `click-other-${other}@example.net` });
    }
    await anna.member.post(COMPANION, { intent: "renew" });
    const link = await pathOf(anna.userId, "invitation");
    const answer = await app().visitor().post(link, { intent: "ask", email: "click-other-7@example.net" });
    expect(await answer.text()).toContain("Kurze Pause");
    expect(await app().countMails("click-other")).toBe(6);
  });

  describe("from a page that was opened before somebody said yes", () => {
    test.each(["renew", "withdraw"])("%s says that somebody has, and leaves them", async (intent) => {
      const anna = await someoneAccompanied(`click-stale-${intent}`);
      const before = await rowOf(anna.userId);
      await anna.member.post(COMPANION, { intent });
      expect(await textOf(anna.member, COMPANION)).toContain("Jemand hat schon Ja gesagt");
      expect(await rowOf(anna.userId)).toEqual(before);
    });

    test("an invitation is taken back in words of its own, and one that is gone gets no new link", async () => {
      const anna = await someoneInviting("click-withdraw");
      expect(await textOf(anna.member, COMPANION)).toContain('value="withdraw"');
      await anna.member.post(COMPANION, { intent: "withdraw" });
      expect(await textOf(anna.member, COMPANION)).toContain("Einladung zurückgezogen");
      expect(await rowOf(anna.userId)).toBeUndefined();
      await anna.member.post(COMPANION, { intent: "renew" });
      const text = await textOf(anna.member, COMPANION);
      expect(text).not.toContain("Der frühere führt ins Leere.");
      expect(text).not.toContain("Jemand hat schon Ja gesagt");
    });
  });
}
