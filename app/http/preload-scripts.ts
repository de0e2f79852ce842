const PRELOAD = '<link rel="modulepreload"';
const PRELOADED = new RegExp(`${PRELOAD} href="([^"]+)"`, "g");

/**
 * Lowers the priority of a page's preloads: they leave the bandwidth to its stylesheet, and the first paint comes
 * sooner.
 */
export const preloadLater = (markup: string): string => markup.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);

/** Pictures of the page and of its drawings; one of a sheet of many (`#`) stands in a list further below. */
const PICTURES = /<(?:img|image)\b(?![^>]* loading="lazy")[^>]*? (?:src|href)="(\/[^"#]+)"/g;
/** How many pictures the first sight of a screen has at most. */
const FIRST = 2;

/**
 * What a first visit's page loads, as a `Link` header (RFC 8288), which the browser reads before the first byte of the
 * page. Pictures of the first sight come before its scripts: behind them, their few bytes waited for eighty thousand
 * others. Null where there is nothing.
 */
export function earlyHeader(markup: string): string | null {
  const pictures = [...new Set([...markup.matchAll(PICTURES)].map(([, href]) => href))].slice(0, FIRST);
  const scripts = [...markup.matchAll(PRELOADED)].map(([, href]) => href);
  const links = [
    ...pictures.map((href) => `<${href}>; rel=preload; as=image; fetchpriority=high`),
    ...scripts.map((href) => `<${href}>; rel=modulepreload`),
  ];
  return links.length > 0 ? links.join(", ") : null;
}
