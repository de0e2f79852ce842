import type { SmtpFault } from "./smtp/fault";

export interface MailAddress {
  name: string;
  address: string;
}

/** A mail ready to send. */
export interface Mail {
  /** One recipient, as an object: a string could hide a second one. */
  to: MailAddress;
  from: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Line for the terminal when there is no mail server. */
  preview: string;
  /** Address that switches this kind off by one click (RFC 8058); null: it cannot be switched off. */
  unsubscribe: string | null;
  /** Answers a declaration of the recipient's, rather than being a message of our own. */
  isAnswer: boolean;
  /** Local part of the Message-ID; undefined: a random one. */
  id: string | undefined;
}

export type MailSent = { ok: true } | ({ ok: false } & SmtpFault);

/** None of it throws. */
export interface Mailer {
  send: (mail: Mail) => Promise<MailSent>;
  /** Whether mails can go to addresses with letters beyond ASCII before the @; true while that cannot be asked. */
  takesUtf8: () => Promise<boolean>;
  /** Why no mail would go now; null: it would. */
  findFault: () => Promise<SmtpFault | null>;
}
