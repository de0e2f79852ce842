import { MAIL_KINDS, type MailKindName, type OptionalMail } from "./mail-kinds";

interface Reachable {
  emailVerified: boolean;
  /** Why mail is stopped: the mail server refuses ours for good, or the recipient reported one as spam. */
  mailStopped: "bounced" | "complained" | null;
  settings: Readonly<Record<OptionalMail, boolean>>;
}

/**
 * Checked before every mail that the person did not just ask for. An unconfirmed address may belong to another person,
 * so it gets codes alone; so does one at which mail is unwanted or does not arrive.
 */
export function mayReceive(kind: MailKindName, { emailVerified, mailStopped, settings }: Reachable): boolean {
  if (kind === "code") return true;
  const { switch: name } = MAIL_KINDS[kind];
  return emailVerified && mailStopped === null && (name === null || settings[name]);
}
