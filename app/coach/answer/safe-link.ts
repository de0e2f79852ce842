/** Allows a model's link to lead to a path of the app or to https at a plain host, which is shown; else null. */
export function safeLink(href: string): { href: string; host: string | null } | null {
  if (href.length > LONGEST) return null;
  return href.startsWith("/") ? ownPath(href) : elsewhere(href);
}

const LONGEST = 300;
const OWN_ORIGIN = "https://own.invalid";

function ownPath(href: string) {
  if (!/^\/(?!\/)[\w\-./#?=&%~]*$/.test(href)) return null;
  const url = new URL(href, OWN_ORIGIN);
  // „/..//host“ and „/%2f/host“ are paths here, but a browser or proxy may read them as another host.
  if (url.origin !== OWN_ORIGIN || /\/\/|%2f|%5c/i.test(url.pathname)) return null;
  return { href: url.pathname + url.search + url.hash, host: null };
}

function elsewhere(href: string) {
  const written = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?=[/?#]|$)[^\s\\<>"'`{}|^]*$/i.exec(
    href,
  )?.[1];
  if (written === undefined) return null;
  const host = written.toLowerCase();
  // Punycode hosts are refused: in another alphabet a host can look like one it is not.
  if (host.split(".").some((label) => label.startsWith("xn--"))) return null;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.host === host ? { href: url.href, host } : null;
}
