export interface Scene {
  /** Slug of the career path. */
  slug: string;
  /** Its hue, in degrees of OKLCH. */
  hue: number;
}

/**
 * The land that a trail leads through: the path's cover, which fades into hills of its hue. Attributes draw it, so it
 * costs no styles; where a browser knows no OKLCH the hills have the colour of the text.
 */
export const sceneHtml = ({ slug, hue }: Scene): string =>
  `<svg class="absolute inset-0 -z-1 size-full" viewBox="0 0 100 100" preserveAspectRatio="none" color="oklch(.72 .13 ${hue})" ` +
  `fill="currentColor" aria-hidden="true">${HILLS}</svg>` +
  `<svg class="w-full lg:h-96" viewBox="0 0 480 188" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="dusk" x2="0" y2="1">` +
  `<stop offset=".3" stop-color="#fff"/><stop offset=".65" stop-color="#fff" stop-opacity=".55"/>` +
  `<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
  `<mask id="fade"><rect width="480" height="188" fill="url(#dusk)"/></mask></defs>` +
  `<g mask="url(#fade)"><image href="/art/paths/${slug}.svg" y="-18" width="480" height="300"/></g></svg>`;

const HILLS = [
  ["M0 0H100V100H0z", 0.1],
  ["M0 17C30 13 55 25 100 19V100H0z", 0.07],
  ["M0 44C25 50 60 38 100 45V100H0z", 0.07],
  ["M0 71C40 63 65 77 100 70V100H0z", 0.08],
  ["M0 92C30 86 70 96 100 89V100H0z", 0.1],
]
  .map(([way, opacity]) => `<path d="${way}" fill-opacity="${opacity}"/>`)
  .join("");
