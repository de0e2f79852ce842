import { unsubscribeAddress } from "~/signed/unsubscribe-address.server";
import { library } from "~/content/library.server";
import type { Recipient } from "~/db/account/recipient.server";
import { MAIL_KINDS, type MailKindName } from "~/domain/messages/mail-kinds";
import { mayReceive } from "~/domain/messages/may-receive";
import { env } from "~/environment/env.server";
import { sendMail } from "~/mail/deliver.server";
import type { MailContent } from "~/mail/layout";
import { sender } from "~/mail/sender.server";

/** Sends one kind of notice to one person, or drops it when it no longer applies. Throws to be retried. */
export type SendNotice = (
  person: Recipient,
  about: { day: string; now: Date; id: string },
) => Promise<"sent" | "dropped">;

/** Fields that open every mail: product, first name, address of the site. */
export const mailGreeting = ({ firstName }: Recipient) => ({
  productName: library().site.productName,
  firstName,
  origin: env().APP_URL,
});

/** Mails the person if they want this kind; `id` names the notice, so that a mail server recognises a repeated one. */
export async function mailPerson(person: Recipient, content: MailContent, id: string): Promise<"sent" | "dropped"> {
  if (!mayReceive(content.kind, person)) return "dropped";
  const { userId, firstName, email } = person;
  const unsubscribe = optionalKind(content.kind);
  const sent = await sendMail({
    to: { name: firstName, address: email },
    from: sender(),
    unsubscribe: unsubscribe && unsubscribeAddress({ userId, kind: unsubscribe }),
    id,
    ...content,
  });
  if (!sent.ok) throw new Error(`the mail was not taken: ${sent.reason} ${sent.said}`);
  return "sent";
}

const optionalKind = (kind: MailKindName) => MAIL_KINDS[kind].switch;
