import * as z from "zod";
import { OPTIONAL_MAILS, type OptionalMail } from "~/domain/messages/mail-kinds";
import { env } from "~/environment/env.server";
import { seal, unseal } from "./seal.server";

interface Unsubscribing {
  userId: string;
  kind: OptionalMail;
}

const PURPOSE = "unsubscribe";
const content = z.tuple([z.uuid(), z.enum(OPTIONAL_MAILS)]);

/**
 * The address where one person switches off one kind of mail, without a login; it never expires. It is encrypted:
 * nothing in it can be read.
 */
export const unsubscribeAddress = ({ userId, kind }: Unsubscribing): string =>
  `${env().APP_URL}/abbestellen?k=${seal(PURPOSE, [userId, kind])}`;

/** The person and the kind of mail in an address of this server; null when it is none. */
export function readUnsubscribe(token: string): Unsubscribing | null {
  const read = content.safeParse(unseal(PURPOSE, token));
  if (!read.success) return null;
  const [userId, kind] = read.data;
  return { userId, kind };
}
