import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import { env } from "~/env.server";
import { log } from "~/log.server";
import type { MailContent } from "./messages";

interface Address {
  name: string;
  address: string;
}

export interface Mail extends MailContent {
  /** One recipient, as an object: a string could hide a second one. */
  to: Address;
  from: Address;
}

export type MailSent = { ok: true } | { ok: false; reason: "refused" | "timeout" };

const DEADLINE_MS = 12_000;

let smtp: Transporter | undefined;

/** Loaded with the first mail: a start needs none of it. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  smtp ??= createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return smtp;
}

/** Sends one mail, or lays it into the outbox when there is no mail server. Never throws. */
export async function sendMail(mail: Mail): Promise<MailSent> {
  const { to, from, subject, text, html } = mail;
  const message = { from, to, subject, text, html };
  const sent = env.SMTP_URL
    ? await sendWithin(
        DEADLINE_MS,
        connect(env.SMTP_URL).then((transporter) => transporter.sendMail(message)),
      )
    : await layIntoOutbox(message, mail);
  if (!sent.ok) log.warn("mail-failed", { reason: sent.reason });
  return sent;
}

async function sendWithin(milliseconds: number, delivery: Promise<unknown>): Promise<MailSent> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<MailSent>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: "timeout" }), milliseconds);
  });
  const sending = delivery.then(
    (): MailSent => ({ ok: true }),
    (): MailSent => ({ ok: false, reason: "refused" }),
  );
  const sent = await Promise.race([sending, deadline]);
  clearTimeout(timer);
  return sent;
}

async function layIntoOutbox(message: SendMailOptions, { to, preview }: Mail): Promise<MailSent> {
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: eml } = await composer.sendMail(message);
  const folder = join(env.DATA_DIR, "outbox");
  const time = new Date().toISOString().replaceAll(":", "-");
  const name = `${time}-${to.address.replace(/[^a-z0-9@._+-]/gi, "_")}.eml`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), eml, { mode: 0o600 });
  } catch {
    return { ok: false, reason: "refused" };
  }
  // The one place that shows a code: somebody trying the app has no other mailbox.
  process.stdout.write(`✉  ${to.address}  ${preview}  (${join(folder, name)})\n`);
  return { ok: true };
}
