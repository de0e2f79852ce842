const PRELOADED = /<link rel="modulepreload" href="([^"]+)"/g;

/**
 * The scripts that the end of a page preloads, as a `Link` header (RFC 8288), which the browser reads before the first
 * byte of the page: they are on their way while the page with its styles arrives. Null without scripts.
 */
export function preloadHeader(markup: string): string | null {
  const links = [...markup.matchAll(PRELOADED)].map(([, href]) => `<${href}>; rel=modulepreload`);
  return links.length > 0 ? links.join(", ") : null;
}
