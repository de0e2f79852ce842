const PRELOAD = '<link rel="modulepreload"';
const PRELOADS = new RegExp(`${PRELOAD} href="([^"]+)"/>`, "g");

/**
 * Lowers the priority of a page's preloads: they leave the bandwidth to its stylesheet, and the first paint comes
 * sooner.
 */
export const preloadLater = (markup: string): string => markup.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);

/** Pictures of the page and of its drawings; one of a sheet of many (`#`) stands in a list further below. */
const PICTURES = /<(?:img|image)\b(?![^>]* loading="lazy")[^>]*? (?:src|href)="(\/[^"#]+)"/g;
/** How many pictures the first sight of a screen has at most. */
const FIRST = 2;

/** A first visit's page, and its `Link` header (RFC 8288), which the browser reads before the first byte of the page. */
export interface FirstLoad {
  html: string;
  /** Null where nothing is loaded early. */
  link: string | null;
}

/** How many scripts are on their way before the page: what a page has above three kilobytes each. */
const HEAVIEST = 5;

/**
 * Has a first visit's page load what it needs in the order in which it needs it. The header names the pictures of the first
 * sight, whose few bytes would wait behind eighty thousand others, and the heaviest scripts, which take the line longer than
 * the page takes to show something. The small others are asked for once the page has been read: a browser makes each
 * request on the thread that lays the page out, which on a slow phone takes 5 ms before it reads the page's first
 * line. As tags it would find them before that, too.
 */
export function loadFirst(
  markup: string,
  { nonce, weightOf }: { nonce: string; weightOf: (href: string) => number },
): FirstLoad {
  const pictures = [...new Set([...markup.matchAll(PICTURES)].map(([, href]) => href))].slice(0, FIRST);
  const scripts = [...markup.matchAll(PRELOADS)].map(([, href = ""]) => href);
  const heaviest = new Set(scripts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, HEAVIEST));
  const links = [
    ...pictures.map((href) => `<${href}>; rel=preload; as=image; fetchpriority=high`),
    ...[...heaviest].map((href) => `<${href}>; rel=modulepreload`),
  ];
  const others = scripts.filter((href) => !heaviest.has(href));
  let asking = others.length === 0 ? "" : `<script nonce="${nonce}">${askFor(others)}</script>`;
  const html = markup.replace(PRELOADS, () => {
    const inPlace = asking;
    asking = "";
    return inPlace;
  });
  return { html, link: links.length > 0 ? links.join(", ") : null };
}

const askFor = (hrefs: string[]): string =>
  `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))`;
