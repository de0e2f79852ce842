import { MAIL_KINDS, type MailKindName } from "./mail-kinds";
import type { SwitchName } from "../account/switches";

interface Reachable {
  emailVerified: boolean;
  /** Its mail server refuses our mails for good, or somebody there has called them spam. */
  mailStopped: "bounced" | "complained" | null;
  settings: Readonly<Record<SwitchName, boolean>>;
}

/**
 * Whoever mails a person unasked asks this first. An address that nobody has confirmed may be somebody else's: it gets codes
 * alone, as does one where no mail is wanted or arrives.
 */
export function mayReceive(kind: MailKindName, { emailVerified, mailStopped, settings }: Reachable): boolean {
  if (kind === "code") return true;
  const { switch: name } = MAIL_KINDS[kind];
  return emailVerified && mailStopped === null && (name === null || settings[name]);
}
