import { expect, test } from "vitest";
import { unsubscribeAddress } from "../../../app/signed/unsubscribe-address.server";
import type { OptionalMail } from "../../../app/domain/messages/mail-kinds";
import { sql, startNewcomer, type App } from "../app/app";

const ONE_CLICK = "List-Unsubscribe=One-Click";
const FORM = "application/x-www-form-urlencoded";

/** Addresses in mails that work on any device and for mail programs, without a login. */
export function describeUnsubscribing(app: () => App): void {
  const someone = async (name: string) => {
    const email = `${name}@example.org`;
    await startNewcomer(app(), email);
    const [row] = await app().query(sql`select user_id from profiles where email = ${email}`);
    const userId = String(row?.user_id);
    await app().query(sql`insert into user_settings (user_id, trial_mail, weekly_mail, daily_reminder)
      values (${userId}, true, true, true)`);
    return {
      userId,
      addressOf(kind: OptionalMail): string {
        const { pathname, search } = new URL(unsubscribeAddress({ userId, kind }));
        return pathname + search;
      },
      async settings() {
        const [found] = await app().query(
          sql`select trial_mail, weekly_mail, daily_reminder, ai_enabled from user_settings where user_id = ${userId}`,
        );
        return found;
      },
    };
  };
  const ALL_ON = { trial_mail: true, weekly_mail: true, daily_reminder: true, ai_enabled: true };

  /** Sends a request like a mail program: no cookie, no origin. */
  const send = (address: string, body: string, headers: Record<string, string> = { "Content-Type": FORM }) => {
    const visitor = app().visitor();
    // Imitates the server's preload: bypasses the framework's own origin check in favour of ours.
    const host = new URL(headers.Origin ?? visitor.origin).host;
    const all = { ...headers, "X-Forwarded-Host": host };
    return visitor.send(new Request(`${visitor.origin}${address}`, { method: "POST", body, headers: all }));
  };

  test("opening the link changes nothing, and shows what it is about", async () => {
    const anna = await someone("unsubscribe-get");
    const answer = await app().visitor().get(anna.addressOf("weeklyMail"));
    expect(answer.status).toBe(200);
    const text = (await answer.text()).replaceAll("<!-- -->", "");
    expect(text).toContain("„Wochenrückblick“ abbestellen</button>");
    expect(text).not.toContain("unsubscribe-get@example.org");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await anna.settings()).toEqual(ALL_ON);
  });

  test.each([
    ["urlencoded", ONE_CLICK, FORM],
    [
      "multipart",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
    ],
  ])("one click of a mail program, %s, switches off that kind alone, however often", async (name, body, type) => {
    const anna = await someone(`unsubscribe-${name}`);
    const other = await someone(`unsubscribe-${name}-other`);
    for (let time = 0; time < 2; time++) {
      const answer = await send(anna.addressOf("weeklyMail"), body, { "Content-Type": type });
      expect(answer.status).toBe(200);
      expect(await anna.settings()).toEqual({ ...ALL_ON, weekly_mail: false });
    }
    expect(await other.settings()).toEqual(ALL_ON);
    await send(anna.addressOf("trialMail"), body, { "Content-Type": type, Origin: "https://mail.example" });
    expect(await anna.settings()).toEqual({ ...ALL_ON, weekly_mail: false, trial_mail: false });
  });

  test("the button does the same, says so, and can be taken back", async () => {
    const anna = await someone("unsubscribe-button");
    const visitor = app().visitor();
    const address = anna.addressOf("trialMail");
    const off = (await (await visitor.post(address, { intent: "off" })).text()).replaceAll("<!-- -->", "");
    expect(off).toContain("Du bekommst keine E-Mails „Testphase endet“ mehr.");
    expect(await anna.settings()).toEqual({ ...ALL_ON, trial_mail: false });
    const on = (await (await visitor.post(address, { intent: "on" })).text()).replaceAll("<!-- -->", "");
    expect(on).toContain("Du bekommst die E-Mails „Testphase endet“ wieder.");
    expect(await anna.settings()).toEqual(ALL_ON);
  });

  test("a link that was made up, cut or changed reaches nobody", async () => {
    const anna = await someone("unsubscribe-forged");
    const good = anna.addressOf("weeklyMail");
    const made = Buffer.from(JSON.stringify([anna.userId, "weeklyMail"])).toString("base64url");
    for (const address of [
      good.slice(0, -2),
      `${good.slice(0, -30)}${"A".repeat(30)}`,
      `/abbestellen?k=${made}`,
      "/abbestellen",
    ]) {
      expect((await app().visitor().get(address)).status).toBe(404);
      expect((await send(address, ONE_CLICK)).status).toBe(404);
    }
    expect(await anna.settings()).toEqual(ALL_ON);
  });

  test("for somebody who has left it says the same, and writes nothing", async () => {
    const anna = await someone("unsubscribe-gone");
    const address = anna.addressOf("weeklyMail");
    await app().query(sql`delete from user_settings where user_id = ${anna.userId}`);
    await app().query(sql`delete from profiles where user_id = ${anna.userId}`);
    expect((await send(address, ONE_CLICK)).status).toBe(200);
    expect(await anna.settings()).toBeUndefined();
  });
}
