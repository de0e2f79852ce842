import { spellAddress } from "~/domain/email/address";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?|.+\.localhost)$/i;

export interface SmtpSettings {
  url: string;
  /** How this host greets: receivers look for the sender's domain, not for an address of a container. */
  name?: string;
  requireTLS: boolean;
  tls?: { rejectUnauthorized: false };
  disableFileAccess: true;
  disableUrlAccess: true;
}

/**
 * A password leaves this host encrypted or not at all. On this host nobody stands between, and a relay has a certificate that
 * its package made up. What SMTP_URL says behind its ? goes before.
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

/** Of an address, as DNS has it. */
export const domainOf = (address: string): string | null => spellAddress(address)?.split("@")[1] ?? null;
