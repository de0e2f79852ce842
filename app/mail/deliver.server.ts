import { log } from "~/log.server";
import { provided } from "~/provided";
import type { Mail, Mailer, MailSent } from "./mailer.server";

const part = provided<Mailer>("mailer");
export const provideMailer = part.provide;

/** Sends one mail, or lays it into the outbox when there is no mail server. Never throws. */
export async function sendMail(mail: Mail): Promise<MailSent> {
  const sent = await part.get()(mail);
  if (!sent.ok) log.warn("mail-failed", { reason: sent.reason });
  return sent;
}
