import { library } from "~/content/library.server";
import { needsUtf8 } from "~/domain/email/address";
import { env } from "~/environment/env.server";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";
import { outside, VendorCrowded } from "~/environment/outside.server";
import { provided } from "~/environment/provided";
import { inFrame } from "./mail-frame";
import type { MailContent } from "./layout";
import { mailServerText } from "./mail-server-text";
import type { MailAddress, Mailer, MailSent } from "./mailer";
import { TIMED_OUT, type SmtpFault } from "./smtp/fault";

const part = provided<Mailer>("mailer");
export const provideMailer = part.provide;

interface Sending extends MailContent {
  to: MailAddress;
  from: MailAddress;
  /** Address that switches this kind of mail off; null for kinds that cannot be. */
  unsubscribe?: string | null;
  /** Stable across retries of one mail, so that a mailbox recognises a duplicate. */
  id?: string;
}

function unlessCrowded(error: unknown): MailSent {
  if (error instanceof VendorCrowded) return { ok: false, ...TIMED_OUT };
  throw error;
}

/** Does not throw when a mail fails. Without a mail server it goes to the outbox. */
export async function sendMail({ to, from, unsubscribe = null, id, ...content }: Sending): Promise<MailSent> {
  const { productName, operator } = library().site;
  const framed = inFrame(content, { productName, operator, origin: env().APP_URL, unsubscribe });
  const isAnswer = content.kind === "statement";
  const mail = { to, from, preview: content.preview, unsubscribe, isAnswer, id, ...framed };
  const sent = await outside("mail", () => part.get().send(mail)).catch(unlessCrowded);
  count("mails", sent.ok ? "sent" : "failed");
  if (!sent.ok) log.warn("mail-failed", { reason: sent.reason, said: sent.said });
  return sent;
}

/** False: no mail server of ours can mail to this address. Checked before anything is stored for it. */
export async function canReach(address: string): Promise<boolean> {
  // Most are known without asking the server.
  if (!needsUtf8(address)) return true;
  return outside("mail", () => part.get().takesUtf8()).catch(unlessTooMany);
}

/** Too many mail calls at once: assumes the address can be reached, as the mail itself would fail otherwise. */
function unlessTooMany(error: unknown): boolean {
  if (error instanceof VendorCrowded) return true;
  throw error;
}

/** Why no mail would go out now, with one sentence for the operator; null: it would, or there is no mail server. */
export async function findMailFault(): Promise<(SmtpFault & { sentence: string }) | null> {
  const { SMTP_URL: url } = env();
  const fault = url === undefined ? null : await part.get().findFault();
  return url === undefined || fault === null ? null : { ...fault, sentence: mailServerText(url, fault) };
}
