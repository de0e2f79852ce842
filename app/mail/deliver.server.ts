import { log } from "~/log.server";
import { count } from "~/metrics.server";
import { provided } from "~/provided";
import type { Mail, Mailer, MailSent } from "./mailer.server";

const part = provided<Mailer>("mailer");
export const provideMailer = part.provide;

/** Never throws. Without a mail server the mail goes to the outbox. */
export async function sendMail(mail: Mail): Promise<MailSent> {
  const sent = await part.get()(mail);
  count("mails", sent.ok ? "sent" : "failed");
  if (!sent.ok) log.warn("mail-failed", { reason: sent.reason });
  return sent;
}
