import { expect, test } from "vitest";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { addNotices } from "../../../app/db/notices/notices.server";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { sql, startMember, startNewcomer, type App } from "../app/app";
import { ADDRESS } from "../app/person";
import { COMPANION, companionFields, companionScene } from "../companions/scene";

export const MAIL_WEBHOOK_TOKEN = "what-the-mail-service-sends";
const WITH_TOKEN = { Authorization: `Bearer ${MAIL_WEBHOOK_TOKEN}` };

export function describeBounces(app: () => App): void {
  const report = async (body: unknown, headers: Record<string, string> = WITH_TOKEN) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const visitor = app().visitor();
    const request = new Request(`${visitor.origin}/api/mail-webhook`, {
      method: "POST",
      body: text,
      headers: { "Content-Type": "application/json", ...headers },
    });
    return (await visitor.send(request)).status;
  };
  async function logInAgain(email: string): Promise<void> {
    await app().passTime("61 seconds");
    const device = app().visitor();
    await device.post("/auth", { intent: "send", email });
    const code = await app().readCode(email);
    const confirmed = await device.post("/auth", { intent: "confirm", code });
    expect(confirmed.status).toBe(302);
  }
  const stoppedOf = async (email: string) =>
    (await app().query(sql`select mail_stopped from profiles where email = ${email}`))[0]?.mail_stopped;

  test("a mailbox that is gone gets no more mail, until a code from it is entered again", async () => {
    const email = "bounces@example.org";
    await startNewcomer(app(), email);
    expect(await report({ type: "bounce", email: "Bounces@Example.org", permanent: false })).toBe(204);
    expect(await stoppedOf(email)).toBeNull();
    expect(await report({ type: "bounce", email: "Bounces@Example.org" })).toBe(204);
    expect(await stoppedOf(email)).toBe("bounced");

    const userId = String((await app().query(sql`select user_id from profiles where email = ${email}`))[0]?.user_id);
    const notice = { userId, kind: "welcome", day: berlinDay(new Date()) } as const;
    await addNotices({ userIds: [userId], kinds: ["welcome"], day: notice.day });
    await runNotice(notice, new Date());
    const told = sql`select outcome from notices where user_id = ${userId}`;
    expect(await app().query(told)).toEqual([{ outcome: "dropped" }]);

    await logInAgain(email);
    expect(await stoppedOf(email)).toBeNull();
  });

  test("who has called a mail spam hears no more, also after a login", async () => {
    const email = "complains@example.org";
    await startNewcomer(app(), email);
    expect(
      await report([
        { type: "complaint", email },
        { type: "bounce", email },
      ]),
    ).toBe(204);
    expect(await stoppedOf(email)).toBe("complained");
    await logInAgain(email);
    expect(await stoppedOf(email)).toBe("complained");
  });

  test("a new address gets mail again where the old one bounced, but not where a mail was called spam", async () => {
    for (const { type, after } of [
      { type: "bounce", after: null },
      { type: "complaint", after: "complained" },
    ] as const) {
      const [old, fresh] = [`left-${type}@example.org`, `new-${type}@example.org`];
      const member = await startMember(app(), old);
      expect(await report({ type, email: old })).toBe(204);
      await member.post(ADDRESS, { intent: "send", email: fresh });
      const confirmed = await member.post(ADDRESS, { intent: "confirm", code: await app().readCode(fresh) });
      expect(confirmed.status).toBe(302);
      expect(await stoppedOf(fresh)).toBe(after);
    }
  });

  test.each([
    ["bounce", 0],
    ["complaint", 0],
    ["full", 1],
  ])("whoever accompanies somebody is let go with a report of the kind %s, if it is for good", async (type, left) => {
    const [learner, companion] = [`accompanied-${type}@example.org`, `accompanies-${type}@example.net`];
    await startNewcomer(app(), learner);
    await app().query(sql`insert into companions (user_id, shown_name, figures, email, expires_at)
      select user_id, 'Anna', '["tasks", "days", "asked"]', ${companion}, now() + interval '1 day'
      from profiles where email = ${learner}`);
    const reports = type === "full" ? { type: "bounce", permanent: false } : { type };
    expect(await report({ ...reports, email: companion.toUpperCase() })).toBe(204);
    expect(await app().count(sql`select count(*) from companions where email = ${companion}`)).toBe(left);
  });

  test("an invitation writes to nobody who complained, with an account or without; the answer is the same", async () => {
    const learner = "asks-unwanted@example.org";
    const member = await startMember(app(), learner);
    await member.post(COMPANION, companionFields());
    const link = await companionScene(app).pathOf(
      String((await app().query(sql`select user_id from profiles where email = ${learner}`))[0]?.user_id),
      "invitation",
    );
    const ask = async (email: string) => (await app().visitor().post(link, { intent: "ask", email })).text();
    const [stranger, gone, other] = ["unwanted-a@example.net", "unwanted-b@example.net", "unwanted-c@example.net"];
    await startNewcomer(app(), gone);
    const kept = sql`select count(*) from rate_limits where key like 'companion-unwanted:%'
      and resets_at between now() + interval '179 days' and now() + interval '181 days'`;
    const noted = await app().count(kept);
    expect(
      await report([
        { type: "complaint", email: "Unwanted-A@example.net" },
        { type: "bounce", email: gone },
      ]),
    ).toBe(204);
    const [before, answered] = [await app().countMails("unwanted-"), await ask(other)];
    expect(answered).toContain("Schau in dein Postfach");
    expect(await app().countMails("unwanted-")).toBe(before + 1);
    // The page has a number used once.
    const told = (page: string) => page.replace(/nonce="[^"]*"/g, "");
    for (const email of [stranger, gone]) expect(told(await ask(email))).toBe(told(answered));
    expect(await app().countMails("unwanted-")).toBe(before + 1);
    expect(await app().count(kept)).toBe(noted + 1);
    await app().passTime("180 days");
    await ask(stranger);
    expect(await app().countMails("unwanted-")).toBe(before + 2);
  });

  test("without the token nothing is stopped, and nobody learns which addresses there are", async () => {
    const email = "guessed@example.org";
    await startNewcomer(app(), email);
    const reports = { type: "bounce", email };
    expect(await report(reports, {})).toBe(401);
    expect(await report(reports, { Authorization: "Bearer another" })).toBe(401);
    expect(await stoppedOf(email)).toBeNull();
    expect(await report({ ...reports, email: "unknown@example.org" })).toBe(204);
    expect(await report("{")).toBe(400);
    expect(await report({ type: "open", email })).toBe(400);
  });
}
