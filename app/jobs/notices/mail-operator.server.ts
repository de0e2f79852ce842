import { library } from "~/content/library.server";
import { env } from "~/environment/env.server";
import { sendMail } from "~/mail/deliver.server";
import type { MailContent } from "~/mail/layout";
import { sender } from "~/mail/sender.server";

/** Dropped when ADMIN_EMAIL is not set. Throws to be retried. */
export async function mailOperator(content: MailContent, id: string): Promise<"sent" | "dropped"> {
  const { ADMIN_EMAIL: address } = env();
  if (!address) return "dropped";
  const sent = await sendMail({ to: { name: library().site.productName, address }, from: sender(), id, ...content });
  if (!sent.ok) throw new Error(`the mail was not taken: ${sent.reason} ${sent.said}`);
  return "sent";
}
