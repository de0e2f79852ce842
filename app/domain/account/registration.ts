import { spellAddress } from "../email/address";
import { emailInvalid, emailRequired, nameInvalid, nameTooShort, type Message } from "../messages/messages";

const NAME_MIN = 2;

// Invisible characters, though some of them count as letters (the Hangul fillers): joiners, tags, soft hyphens, blanks.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
// Characters of which mail programs make a link: a slash, an @, and a dot followed by more than an initial.
const LINK = /[@/\\]|[.\u3002][\p{L}\p{M}\p{N}]{2}/u;

// The name goes into mails to unconfirmed addresses, so it must not be an advertisement.
export function isName(text: string): boolean {
  const seen = text.normalize("NFKC").replace(UNSEEN, "").trim();
  return seen.length >= NAME_MIN && /\p{L}/u.test(seen) && !LINK.test(seen);
}

export const emailRefusal = (text: string): Message => (text.trim() ? emailInvalid : emailRequired);

export const nameRefusal = (text: string): Message => (text.trim().length < NAME_MIN ? nameTooShort : nameInvalid);

export interface RegistrationFields {
  name: string;
  email: string;
}

export function refuseFields({ name, email }: RegistrationFields): Partial<Record<keyof RegistrationFields, Message>> {
  return {
    ...(isName(name) ? {} : { name: nameRefusal(name) }),
    ...(spellAddress(email) !== null ? {} : { email: emailRefusal(email) }),
  };
}

export interface RegistrationFailure {
  fields: Partial<Record<keyof RegistrationFields, Message>>;
  notice?: Message;
  emailTaken?: boolean;
  /** Seconds until the next code may be sent. */
  seconds?: number | undefined;
  values: RegistrationFields;
}
