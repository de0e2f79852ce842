const PRELOAD = '<link rel="modulepreload"';
const PRELOADED = new RegExp(`${PRELOAD} href="([^"]+)"`, "g");

/**
 * Lowers the priority of a page's preloads: they leave the bandwidth to its stylesheet, and the first paint comes
 * sooner.
 */
export const preloadLater = (markup: string): string => markup.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);

/**
 * The scripts that the end of a page preloads, as a `Link` header (RFC 8288), which the browser reads before the first
 * byte of the page: they load while the page with its styles arrives. Null without scripts.
 */
export function preloadHeader(markup: string): string | null {
  const links = [...markup.matchAll(PRELOADED)].map(([, href]) => `<${href}>; rel=modulepreload`);
  return links.length > 0 ? links.join(", ") : null;
}
