/** Attributes of a calculator's place in a compiled text; its opening tag is how a page finds it again. */
export const calculatorPlace = (slug: string): { "data-rechner": string } => ({ "data-rechner": slug });

const PLACE = /<div data-rechner="([a-z0-9-]+)">(.*?)<\/div>/gs;

/** A compiled text with each calculator's link replaced by what `fill` makes of its slug; null leaves the link. */
export const fillCalculators = (html: string, fill: (slug: string) => string | null): string =>
  html.includes("<div data-rechner=") ? html.replace(PLACE, (link, slug: string) => fill(slug) ?? link) : html;
