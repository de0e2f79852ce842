import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import { prepareDataDir } from "~/data-dir.server";
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

/** For all of a mail: name, connection, greeting and each answer, however slowly they drip in. */
const DEADLINE_MS = 8_000;

let smtp: Transporter | undefined;

/** Loaded with the first mail: a start needs none of it. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  smtp ??= createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  return smtp;
}

/** Sends one mail, or lays it into the outbox when there is no mail server. Never throws. */
export async function sendMail(mail: Mail): Promise<MailSent> {
  const { to, from, subject, text, html } = mail;
  const message = { from, to, subject, text, html };
  const sent = env.SMTP_URL ? await handOver(env.SMTP_URL, message) : await layIntoOutbox(message, mail);
  if (!sent.ok) log.warn("mail-failed", { reason: sent.reason });
  return sent;
}

/** After the deadline the connection is closed: what counts as failed must not arrive later. */
async function handOver(url: string, message: SendMailOptions): Promise<MailSent> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const transport = await connect(url);
    await transport.sendMail({ ...message, signal });
    return { ok: true };
  } catch {
    return { ok: false, reason: signal.aborted ? "timeout" : "refused" };
  }
}

async function layIntoOutbox(message: SendMailOptions, { to, preview }: Mail): Promise<MailSent> {
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: eml } = await composer.sendMail(message);
  const folder = join(env.DATA_DIR, "outbox");
  const time = new Date().toISOString().replaceAll(":", "-");
  const name = `${time}-${to.address.replace(/[^a-z0-9@._+-]/gi, "_")}.eml`;
  try {
    prepareDataDir(env.DATA_DIR);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), eml, { mode: 0o600 });
  } catch {
    return { ok: false, reason: "refused" };
  }
  // The one place that shows a code: somebody trying the app has no other mailbox.
  process.stdout.write(`✉  ${to.address}  ${preview}  (${join(folder, name)})\n`);
  return { ok: true };
}
