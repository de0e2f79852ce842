// Valid addresses have what RFC 5321 and 5322 call a dot-atom before the @, with letters beyond ASCII (RFC 6531), and a
// domain that DNS can resolve after it. Quoted names, comments and literals are refused: no member's mailbox needs
// them, and every mailer would have to parse them. Runs in the browser too, so it brings no library.

const ADDRESS_MAX_OCTETS = 254;
const LOCAL_MAX_OCTETS = 64;
const DOMAIN_MAX = 253;

const ATOM = "(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]|[^\\p{ASCII}\\p{C}\\p{Z}])+";
const DOT_ATOM = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");
// URL parsers give many ASCII characters a meaning of their own: only those of host names pass to them.
const NAME_SIGNS = /^(?:[a-z0-9.-]|[^\p{ASCII}])+$/iu;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Canonical spelling of an address: lower case, NFC, the domain as DNS has it. Null: not an address. */
export function spellAddress(text: string): string | null {
  const [local = "", domain = "", ...rest] = split(text);
  const host = rest.length === 0 && DOT_ATOM.test(local) ? spellDomain(domain) : null;
  if (host === null || octets(local) > LOCAL_MAX_OCTETS) return null;
  const address = `${local}@${host}`;
  return octets(address) > ADDRESS_MAX_OCTETS ? null : address;
}

/**
 * The address as typed, for looking it up: accounts keep addresses that earlier rules accepted (two dots in a row, an
 * underscore in the domain) in their spelling. Null for text that no rule ever accepted.
 */
export function addressToLookUp(text: string): string | null {
  const typed = split(text).join("@");
  const isKnown = TAKEN_BEFORE.test(typed) && typed.length <= ADDRESS_MAX_OCTETS;
  return isKnown || spellAddress(text) !== null ? typed : null;
}

/** Whether two addresses are one mailbox. */
export const isSameAddress = (one: string, other: string): boolean => keyOfAddress(one) === keyOfAddress(other);

/** Key of an address for limits and comparisons, the same for all its spellings. */
export const keyOfAddress = (address: string): string => spellAddress(address) ?? split(address).join("@");

/** Whether the address needs a mail server with SMTPUTF8 (RFC 6531): letters before the @ have no ASCII spelling. */
export const needsUtf8 = (address: string): boolean => /[^\p{ASCII}]/u.test(split(address)[0] ?? "");

const split = (text: string): string[] => text.normalize("NFC").trim().toLowerCase().split("@");

const octets = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Canonical domain by UTS 46, which every engine applies to URLs. Newer engines accept an `xn--` label that decodes to
 * nothing. IP addresses are refused.
 */
function spellDomain(domain: string): string | null {
  if (!NAME_SIGNS.test(domain)) return null;
  const host = hostOf(domain);
  const labels = host.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[^\d.]/.test(labels.at(-1) ?? "");
  return isName && host.length <= DOMAIN_MAX ? host : null;
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}

const TAKEN_BEFORE = /^[^\s\p{Cc}@"',;:<>()[\]\\]+@[^\s\p{Cc}@"',;:<>()[\]\\.]+(?:\.[^\s\p{Cc}@"',;:<>()[\]\\.]+)+$/u;
