import { spellAddress } from "~/domain/email/address";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?|.+\.localhost)$/i;

export interface SmtpSettings {
  url: string;
  /** Name in the SMTP greeting: receivers look for the sender's domain, not for an address of a container. */
  name?: string;
  requireTLS: boolean;
  tls?: { rejectUnauthorized: false };
  disableFileAccess: true;
  disableUrlAccess: true;
}

/**
 * A password leaves this host encrypted or not at all. Connections within this host cannot be intercepted, and a relay
 * there has a self-signed certificate from its package. Query parameters of SMTP_URL take precedence.
 */
export function smtpSettings(url: string, from: string): SmtpSettings {
  const { password, hostname } = new URL(url);
  const name = domainOf(from);
  const isHere = LOOPBACK.test(hostname);
  return {
    url,
    ...(name === null ? {} : { name }),
    requireTLS: password !== "" && !isHere,
    ...(isHere && { tls: { rejectUnauthorized: false } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Domain of a mail address in DNS spelling. */
export const domainOf = (address: string): string | null => spellAddress(address)?.split("@")[1] ?? null;
