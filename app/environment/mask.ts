// Each repetition is bounded, so that any text costs time in proportion to its length.

/** Names and passwords in URLs of databases, mail servers and proxies. */
const USER_IN_URL = /:\/\/[^\s/]{1,500}@/g;
/** Mail addresses, but not the scope of a package in a path, which has a slash before it. */
const MAIL_ADDRESS = /[^\s"'`<>()[\]{}:;,/\\@]{1,200}@[^\s"'`<>()[\]{}:;,/\\@]{1,250}\.\p{L}{2,60}/gu;
/** Stripe's secrets: keys of either mode, webhook secrets, and client secrets of single payments. */
const STRIPE_KEY = /\b(?:(?:sk|rk|pk)_|whsec_)[\w*]{4,500}|\b(?:pi|seti|cs|ek|src)_\w{4,200}_secret_\w{1,200}/g;
/** Keys of model vendors, Google and others: a known prefix, or the three parts of a signed token. */
const OTHER_KEY =
  /\b(?:sk-|AIza|ya29\.|xox[abp]-|gh[pousr]_|github_pat_)[\w.*-]{6,2000}|\beyJ[\w-]{5,2000}\.[\w-]{5,4000}\.[\w-]{0,2000}/g;
const AUTHORIZATION = /\b(Bearer|Basic|Digest|Token)\s{1,5}[^\s"',;]{6,4000}/gi;
/** A name that suggests a secret, with its value, as in JSON, a form or a variable. */
const NAMED_SECRET =
  /((?:pass(?:word|wd|phrase)?|secret|token|api[_-]?key|private_key|authorization)["']?\s{0,5}[:=]\s{0,5}["']?)[^\s"'&,;]{1,4000}/gi;
/** Long hexadecimal text, the format of SESSION_SECRET. */
const LONG_HEX = /\b[0-9a-f]{48,4000}\b/gi;
const PEM = /-----BEGIN [A-Z ]{1,40}-----[^-]{0,8000}(?:-----END [A-Z ]{1,40}-----)?/g;

/** Masks the addresses, keys and passwords in a text from outside. The caller bounds its length. */
export const mask = (text: string): string =>
  text
    .replace(PEM, "…key…")
    .replace(USER_IN_URL, "://…@")
    .replace(STRIPE_KEY, "…key…")
    .replace(OTHER_KEY, "…key…")
    .replace(AUTHORIZATION, "$1 …key…")
    .replace(NAMED_SECRET, "$1…")
    .replace(LONG_HEX, "…key…")
    .replace(MAIL_ADDRESS, "…@…");
