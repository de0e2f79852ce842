import type { MetaDescriptor } from "@remix-run/node";

/** What the root's loader says of the site (root.data.server.ts), as far as the head of a page needs it. */
export interface Site {
  productName: string;
  description: string;
  /** The public origin. */
  origin: string;
}

type Matches = readonly { id: string; data: unknown }[];

interface Page {
  title: string;
  /** Of this page; else of the site. */
  description?: string | undefined;
  /** Where search engines and messengers find it; for pages that strangers may open. */
  path?: string;
}

/** Title with the product's name behind it, description and, for public pages, what is shown where they are shared. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const site = readSite(matches);
  if (!site) return [{ title: page.title }];
  const isNamed = page.title.includes(site.productName);
  const title = isNamed ? page.title : `${page.title} – ${site.productName}`;
  const description = page.description ?? site.description;
  const found: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (page.path === undefined) return found;
  const url = `${site.origin}${page.path}`;
  return [
    ...found,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "de_DE" },
    { property: "og:site_name", content: site.productName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${site.origin}/art/share.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The meta function of a page of text that anybody may open; without data there is no such page. */
export const textMeta = ({
  data,
  matches,
  location,
}: {
  data: { title: string; description: string } | undefined;
  matches: Matches;
  location: { pathname: string };
}): MetaDescriptor[] =>
  pageMeta(
    matches,
    data
      ? { title: data.title, description: data.description, path: location.pathname }
      : { title: "Seite nicht gefunden" },
  );

/** The meta function of a screen whose title is always the same. */
export const titled =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] =>
    pageMeta(matches, { title });

function readSite(matches: Matches): Site | null {
  const data = matches.find(({ id }) => id === "root")?.data;
  if (typeof data !== "object" || data === null || !("site" in data)) return null;
  return isSite(data.site) ? data.site : null;
}

function isSite(value: unknown): value is Site {
  if (typeof value !== "object" || value === null) return false;
  return ["productName", "description", "origin"].every((key) => typeof Reflect.get(value, key) === "string");
}
