import { library } from "~/content/library.server";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { count } from "~/metrics.server";
import { outside, VendorCrowded } from "~/outside.server";
import { provided } from "~/provided";
import { inFrame } from "./frame";
import type { MailContent } from "./layout";
import type { Address, Mailer, MailSent } from "./mailer.server";

const part = provided<Mailer>("mailer");
export const provideMailer = part.provide;

interface Sending extends MailContent {
  to: Address;
  from: Address;
  /** Of a kind that can be switched off: where. */
  unsubscribe?: string | null;
  /** The same for every try at the same mail, so that a mailbox knows a second one. */
  id?: string;
}

function unlessCrowded(error: unknown): MailSent {
  if (error instanceof VendorCrowded) return { ok: false, reason: "timeout" };
  throw error;
}

/** Does not throw when a mail fails. Without a mail server it goes to the outbox. */
export async function sendMail({ to, from, unsubscribe = null, id, ...content }: Sending): Promise<MailSent> {
  const { productName, operator } = library().site;
  const framed = inFrame(content, { productName, operator, origin: env().APP_URL, unsubscribe });
  const mail = { to, from, preview: content.preview, unsubscribe, id, ...framed };
  const sent = await outside("mail", () => part.get()(mail)).catch(unlessCrowded);
  count("mails", sent.ok ? "sent" : "failed");
  if (!sent.ok) log.warn("mail-failed", { reason: sent.reason });
  return sent;
}
