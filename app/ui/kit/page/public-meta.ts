import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta, readSite, titleOn, type Matches, type PageHead } from "./page-meta";

/** Meta tags of a public page, with those for search engines and messengers. `path`: the page's canonical path. */
export function publicMeta(matches: Matches, page: PageHead & { path: string }): MetaDescriptor[] {
  const site = readSite(matches);
  if (!site) return pageMeta(matches, page);
  const url = `${site.origin}${page.path}`;
  return [
    ...pageMeta(matches, page),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "de_DE" },
    { property: "og:site_name", content: site.productName },
    { property: "og:title", content: titleOn(site, page.title) },
    { property: "og:description", content: page.description ?? site.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${site.origin}/art/share.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Meta tags of a public page of text; without data there is no such page. */
export const textMeta = ({
  data,
  matches,
  location,
}: {
  data: { title: string; description: string } | undefined;
  matches: Matches;
  location: { pathname: string };
}): MetaDescriptor[] =>
  data
    ? publicMeta(matches, { title: data.title, description: data.description, path: location.pathname })
    : pageMeta(matches, { title: "Seite nicht gefunden" });
