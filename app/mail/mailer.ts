import type { SmtpFault } from "./smtp/fault";

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
  /** The answer to something that somebody has declared, not a message of our own. */
  isAnswer: boolean;
  /** Its Message-ID before the @; undefined: one by chance. */
  id: string | undefined;
}

export type MailSent = { ok: true } | ({ ok: false } & SmtpFault);

/** None of it throws. */
export interface Mailer {
  send: (mail: Mail) => Promise<MailSent>;
  /** False: mails to this address can go to no server. */
  canReach: (address: string) => Promise<boolean>;
  /** Why no mail would go now; null: it would. */
  findFault: () => Promise<SmtpFault | null>;
}
