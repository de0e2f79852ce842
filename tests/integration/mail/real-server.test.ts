import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "~/mail/mailer";
import { smtpMailer } from "~/mail/smtp/smtp-mailer.server";
import { codeIn } from "../../fixtures/mailed-code";
import { startApp, type App } from "../app/app";
import { GREYLISTED, hasPostfix, REFUSED_SENDER, startPostfix, TAKEN, type Postfix } from "../process/postfix";

test.runIf(process.env.CI)("Postfix and postgrey are there (apt-get install postfix postgrey)", () => {
  expect(hasPostfix).toBe(true);
});

const FROM = "hallo@start.example";
const mailTo = (address: string, from = FROM): Mail => ({
  to: { name: "Anna", address },
  from: { name: "Startklar", address: from },
  subject: "Übung macht’s",
  text: "Hallo",
  html: "<p>Hallo</p>",
  preview: "",
  unsubscribe: null,
  isAnswer: false,
  id: undefined,
});

describe.runIf(hasPostfix)("Postfix", () => {
  let postfix: Postfix;
  beforeAll(async () => {
    postfix = await startPostfix();
  });
  afterAll(() => postfix.stop());

  const mailer = (kind: Parameters<Postfix["host"]>[0] = "usual", login = "") =>
    smtpMailer(`smtp://${login}${postfix.host(kind)}`, FROM);
  const anna = { taken: `anna@${TAKEN}`, greylisted: `anna@${GREYLISTED}` };

  test("takes a mail, which lies in the mailbox as it was meant", async () => {
    expect(await mailer().findFault()).toBeNull();
    expect(await mailer().send(mailTo(anna.taken))).toEqual({ ok: true });
    await expect.poll(() => postfix.mailsOf(anna.taken), { timeout: 10_000 }).toHaveLength(1);
    const [mail = ""] = await postfix.mailsOf(anna.taken);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);
    // Encrypted on the way, and greeted by the sender's domain.
    expect(mail).toMatch(/^Received: from start\.example .*\n\s+by mail\.example \(Postfix\) with ESMTPS id/m);
  });

  test("refuses an unknown mailbox, another domain, a sender: each with its code and without an address", async () => {
    const refused = (said: RegExp) => ({ ok: false, reason: "rejected", said: expect.stringMatching(said) });
    const sent = await Promise.all([
      mailer().send(mailTo(`niemand@${TAKEN}`)),
      mailer().send(mailTo("anna@anderswo.example")),
      mailer().send(mailTo(anna.taken, REFUSED_SENDER)),
    ]);
    expect(sent).toEqual([
      refused(/^550 5\.1\.1 .*User unknown.*\(RCPT TO\)$/),
      refused(/^554 5\.7\.1 .*Relay access denied \(RCPT TO\)$/),
      refused(/^550 5\.7\.1 .*not one of ours/),
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/niemand|anderswo|gesperrt/);
  });

  test("greylists: deferred at first, taken at a later try", async () => {
    const send = () => mailer().send(mailTo(anna.greylisted));
    expect(await send()).toEqual({
      ok: false,
      reason: "deferred",
      said: expect.stringMatching(/^450 4\.2\.0 .*Greylisted.*\(RCPT TO\)$/),
    });
    await expect.poll(send, { timeout: 10_000, interval: 300 }).toEqual({ ok: true });
    await expect.poll(() => postfix.mailsOf(anna.greylisted), { timeout: 10_000 }).toHaveLength(1);
    expect((await postfix.mailsOf(anna.greylisted))[0]).toMatch(/^X-Greylist: delayed [12] seconds/m);
  });

  test("has a full disk: deferred", async () => {
    expect(await mailer("full").send(mailTo(anna.taken))).toEqual({
      ok: false,
      reason: "deferred",
      said: expect.stringMatching(/^452 4\.3\.1 Insufficient system storage/),
    });
  });

  test("lets nobody in, wants no login, has no encryption or a certificate of its own: told at a start", async () => {
    expect(await mailer("closed").findFault()).toMatchObject({
      reason: "rejected",
      said: expect.stringMatching(/^554 5\.7\.1 /),
    });
    expect(await mailer("usual", "anna:geheim@").findFault()).toMatchObject({ reason: "login-refused" });
    const { host } = postfix;
    const strict = smtpMailer(`smtp://anna:geheim@${host("plain")}?requireTLS=true`, FROM);
    expect(await strict.findFault()).toMatchObject({ reason: "no-encryption" });
    const trusting = smtpMailer(`smtp://${host("usual")}?tls.rejectUnauthorized=true`, FROM);
    expect(await trusting.findFault()).toMatchObject({ reason: "certificate" });
    expect(await smtpMailer(`smtps://${host("usual")}`, FROM).findFault()).toMatchObject({ reason: "tls" });
  });

  test("takes letters beyond ASCII before the @, or says that it does not", async () => {
    expect(await mailer().takesUtf8()).toBe(true);
    expect(await mailer("ascii").takesUtf8()).toBe(false);
  });

  describe("behind the app", () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp("pglite", { SMTP_URL: `smtp://${postfix.host("usual")}`, MAIL_FROM: FROM });
    });
    afterAll(() => app.close());

    test("somebody whose provider greylists is told, asks again, and comes in", async () => {
      const email = `berta@${GREYLISTED}`;
      const visitor = app.visitor();
      await visitor.post("/onboarding", { name: "Berta", email });
      expect(await (await visitor.get("/email-verification")).text()).toContain("Fehler beim Senden der E-Mail");
      const resend = async () => (await visitor.post("/email-verification", { intent: "resend" })).status;
      await expect.poll(resend, { timeout: 10_000, interval: 300 }).toBe(302);
      await expect.poll(() => postfix.mailsOf(email), { timeout: 10_000 }).toHaveLength(1);
      const [mail = ""] = await postfix.mailsOf(email);
      const confirmed = await visitor.post("/email-verification", { intent: "confirm", code: codeIn(mail) });
      expect(confirmed.headers.get("Location")).toBe("/quiz");
    });
  });
});
