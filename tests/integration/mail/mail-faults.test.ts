import { afterEach, expect, test } from "vitest";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Mail } from "../../../app/mail/mailer";
import { smtpMailer } from "../../../app/mail/smtp/smtp-mailer.server";
import { portOf } from "../../fakes/port-of";

const ANNA = "anna.schmidt@example.org";
const FROM = "hallo@bücher.test";
const MAIL: Mail = {
  to: { name: "Anna", address: ANNA },
  from: { name: "Startklar", address: FROM },
  subject: "Dein Code",
  text: "Hallo",
  html: "<p>Hallo</p>",
  preview: "",
  unsubscribe: null,
  isAnswer: false,
  id: undefined,
};

const open: SMTPServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((closed) => server.close(closed));
});

/** Starts a mail server with these options; returns its address without the scheme. */
async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disableReverseLookup: true, ...options });
  server.on("error", () => undefined);
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  return `127.0.0.1:${portOf(server.server)}`;
}

const says = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });
const send = (url: string) => smtpMailer(url, FROM).send(MAIL);
const PLAIN = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true };

test.each([
  [550, "rejected"],
  [554, "rejected"],
  [451, "deferred"],
  [450, "deferred"],
])("%d at the recipient is told with the server's words, without the address", async (code, reason) => {
  const said = `5.1.1 <${ANNA}>: unknown user anna.schmidt`;
  const host = await serve({ ...PLAIN, onRcptTo: (_to, _session, done) => done(says(code, said)) });
  const sent = await send(`smtp://${host}`);
  expect(sent).toEqual({ ok: false, reason, said: `${code} 5.1.1 <[Adresse]>: unknown user [Adresse] (RCPT TO)` });
});

test("so is what it says to the whole mail", async () => {
  const host = await serve({
    ...PLAIN,
    onData(stream, _session, done) {
      stream.resume().on("end", () => done(says(554, "5.7.1 looks like spam")));
    },
  });
  expect(await send(`smtp://${host}`)).toEqual({
    ok: false,
    reason: "rejected",
    said: "554 5.7.1 looks like spam (DATA)",
  });
});

test("a wrong password", async () => {
  const host = await serve({ ...PLAIN, onAuth: (_auth, _session, done) => done(says(535, "5.7.8 no such login")) });
  const refused = { reason: "login-refused", said: "535 5.7.8 no such login (AUTH PLAIN)" };
  const url = `smtp://eve%40start.example:wrong@${host}`;
  expect(await send(url)).toEqual({ ok: false, ...refused });
  expect(await smtpMailer(url, FROM).findFault()).toEqual(refused);
});

test("a certificate that nobody vouches for", async () => {
  const host = await serve({ secure: true });
  const fault = await smtpMailer(`smtps://${host}?tls.rejectUnauthorized=true`, FROM).findFault();
  expect(fault).toMatchObject({ reason: "certificate", said: expect.stringMatching(/certificate/) });
  // On this host the relay's own certificate is accepted, as connections cannot be intercepted.
  expect(await smtpMailer(`smtps://${host}`, FROM).findFault()).toBeNull();
});

test("a password is not sent where there is no encryption", async () => {
  const heard: unknown[] = [];
  const host = await serve({
    ...PLAIN,
    onAuth(auth, _session, done) {
      heard.push(auth);
      done(null, { user: "eve" });
    },
  });
  const url = `smtp://eve:secret@${host}?requireTLS=true`;
  expect(await send(url)).toMatchObject({ ok: false, reason: "no-encryption" });
  expect(await smtpMailer(url, FROM).findFault()).toMatchObject({ reason: "no-encryption" });
  expect(heard).toEqual([]);
});

test("nobody who listens, a host that is mistyped, a port that speaks otherwise", async () => {
  const [host] = [await serve(PLAIN)];
  expect(await send("smtp://127.0.0.1:1")).toMatchObject({
    reason: "nobody-listens",
    said: expect.stringMatching(/ECONNREFUSED/),
  });
  expect(await send("smtp://mail.invalid:25")).toMatchObject({ reason: "host-unknown" });
  expect(await send(`smtps://${host}`)).toMatchObject({ reason: "tls" });
});

test("a server is asked once what it can, and greeted by the sender's domain as DNS has it", async () => {
  const greeted: string[] = [];
  const onConnect: SMTPServerOptions["onConnect"] = (_session, done) => done();
  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_from, session, done) => {
    greeted.push(session.hostNameAppearsAs);
    done();
  };
  const connected: string[] = [];
  const host = await serve({
    ...PLAIN,
    hideSMTPUTF8: true,
    onMailFrom,
    onConnect(session, done) {
      connected.push(session.id);
      onConnect(session, done);
    },
  });
  const mailer = smtpMailer(`smtp://${host}`, FROM);
  for (const _time of [1, 2]) expect(await mailer.takesUtf8()).toBe(false);
  expect(connected).toHaveLength(1);
  expect(await mailer.send(MAIL)).toEqual({ ok: true });
  expect(greeted).toEqual(["xn--bcher-kva.test"]);

  const knowing = smtpMailer(`smtp://${await serve(PLAIN)}`, FROM);
  expect(await knowing.takesUtf8()).toBe(true);
});

test("a server that does not answer refuses nobody at the form", async () => {
  expect(await smtpMailer("smtp://127.0.0.1:1", FROM).takesUtf8()).toBe(true);
});
