// An address is what RFC 5321 and 5322 call a dot-atom before the @, with letters beyond ASCII (RFC 6531), and a domain
// after it that DNS can ask for. Quoted names, comments and literals are refused: nobody's mailbox needs them, and a mailer
// would have to read them. Runs in the browser too, so it brings no library.

const ADDRESS_MAX_OCTETS = 254;
const LOCAL_MAX_OCTETS = 64;
const DOMAIN_MAX = 253;

const ATOM = "(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]|[^\\p{ASCII}\\p{C}\\p{Z}])+";
const DOT_ATOM = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");
// A parser of URLs reads signs of ASCII as more than a name: only those of one pass to it.
const NAME_SIGNS = /^(?:[a-z0-9.-]|[^\p{ASCII}])+$/iu;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The one spelling of an address: small letters, NFC, the domain as DNS has it. Null: it is none. */
export function spellAddress(text: string): string | null {
  const [local = "", domain = "", ...rest] = split(text);
  const host = rest.length === 0 && DOT_ATOM.test(local) ? spellDomain(domain) : null;
  if (host === null || octets(local) > LOCAL_MAX_OCTETS) return null;
  const address = `${local}@${host}`;
  return octets(address) > ADDRESS_MAX_OCTETS ? null : address;
}

/**
 * As somebody typed it, for looking it up: accounts keep the spelling and the addresses that earlier rules took (two dots in
 * a row, an underscore in the domain). Null for what no rule ever took.
 */
export function addressToLookUp(text: string): string | null {
  const typed = split(text).join("@");
  const isKnown = TAKEN_BEFORE.test(typed) && typed.length <= ADDRESS_MAX_OCTETS;
  return isKnown || spellAddress(text) !== null ? typed : null;
}

/** Whether two addresses are one mailbox. */
export const isSameAddress = (one: string, other: string): boolean => keyOfAddress(one) === keyOfAddress(other);

/** What is counted under an address, whatever its spelling. */
export const keyOfAddress = (address: string): string => spellAddress(address) ?? split(address).join("@");

/** Only a mail server that knows SMTPUTF8 (RFC 6531) takes it: the letters before the @ have no other spelling. */
export const needsUtf8 = (address: string): boolean => /[^\p{ASCII}]/u.test(split(address)[0] ?? "");

const split = (text: string): string[] => text.normalize("NFC").trim().toLowerCase().split("@");

const octets = (text: string): number => new TextEncoder().encode(text).length;

/**
 * By UTS 46, which every engine has for addresses of pages. The newer ones take an `xn--` that stands for nothing. An IP
 * address is no domain.
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
