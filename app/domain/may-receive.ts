import { MAIL_KINDS, type MailKindName } from "./mail-kinds";
import type { SwitchName } from "./switches";

/** Whoever mails a person asks this first. An address that nobody has confirmed may be somebody else's: it gets codes alone. */
export function mayReceive(
  kind: MailKindName,
  { emailVerified, settings }: { emailVerified: boolean; settings: Readonly<Record<SwitchName, boolean>> },
): boolean {
  if (kind === "code") return true;
  const { switch: name } = MAIL_KINDS[kind];
  return emailVerified && (name === null || settings[name]);
}
