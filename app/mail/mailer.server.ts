import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Transporter } from "nodemailer";
import { prepareDataDir } from "~/data-dir.server";
import { codeOf } from "~/operator-error";

export interface Address {
  name: string;
  address: string;
}

/** As it goes out. */
export interface Mail {
  /** One recipient, as an object: a string could hide a second one. */
  to: Address;
  from: Address;
  subject: string;
  text: string;
  html: string;
  /** What the terminal shows when there is no mail server. */
  preview: string;
  /** Where this kind is switched off by one click (RFC 8058); null: it cannot be. */
  unsubscribe: string | null;
  /** Its Message-ID before the @; undefined: one by chance. */
  id: string | undefined;
}

export type MailSent = { ok: true } | { ok: false; reason: "refused" | "timeout" };

/** Never throws. */
export type Mailer = (mail: Mail) => Promise<MailSent>;

/** For the whole mail: DNS, connection, greeting and each reply, however slowly they drip in. */
const DEADLINE_MS = 8_000;

const messageOf = ({ to, from, subject, text, html, unsubscribe, id }: Mail) => ({
  from,
  to,
  subject,
  text,
  html,
  ...(id !== undefined && { messageId: `<${id}@${from.address.split("@").at(-1)}>` }),
  ...(unsubscribe && {
    list: { unsubscribe: { url: unsubscribe } },
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});

/** After the deadline the connection is closed: what counts as failed must not arrive later. */
export function smtpMailer(url: string): Mailer {
  let smtp: Transporter | undefined;
  return async (mail) => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      // Loaded with the first mail: a start does not need it.
      const { createTransport } = await import("nodemailer");
      smtp ??= createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
      await smtp.sendMail({ ...messageOf(mail), signal });
      return { ok: true };
    } catch {
      return { ok: false, reason: signal.aborted ? "timeout" : "refused" };
    }
  };
}

export function outboxMailer(dataDir: string): Mailer {
  const folder = join(dataDir, "outbox");
  return async (mail) => {
    const { to, preview } = mail;
    const { createTransport } = await import("nodemailer");
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message: eml } = await composer.sendMail(messageOf(mail));
    try {
      prepareDataDir(dataDir);
      await mkdir(folder, { recursive: true });
      const file = await writeNew(folder, `-${to.address.replace(/[^a-z0-9@._+-]/gi, "_")}.eml`, eml);
      // The one place that shows a code: somebody trying the app has no other mailbox.
      process.stdout.write(`✉  ${to.address}  ${preview}  (${file})\n`);
      return { ok: true };
    } catch {
      return { ok: false, reason: "refused" };
    }
  };
}

/** Named by the moment; of two in the same millisecond, the second by the next one. Returns the file. */
async function writeNew(folder: string, end: string, content: Buffer | Readable, at = Date.now()): Promise<string> {
  const file = join(folder, `${new Date(at).toISOString().replaceAll(":", "-")}${end}`);
  try {
    await writeFile(file, content, { mode: 0o600, flag: "wx" });
    return file;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return writeNew(folder, end, content, at + 1);
  }
}
