import type { MetaDescriptor } from "@remix-run/node";
import { isRecord } from "~/domain/is-record";

/** The part of the root loader's data (root.data.server.ts) that the head needs. */
export interface Site {
  productName: string;
  description: string;
  origin: string;
}

type Matches = readonly { id: string; data: unknown }[];

interface Page {
  title: string;
  /** Else that of the site. */
  description?: string | undefined;
  /** Of a public page: where search engines and messengers find it. */
  path?: string;
}

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

/** For public pages of text; without data there is no such page. */
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

export const titled =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] =>
    pageMeta(matches, { title });

function readSite(matches: Matches): Site | null {
  const data = matches.find(({ id }) => id === "root")?.data;
  return isRecord(data) && isSite(data.site) ? data.site : null;
}

function isSite(value: unknown): value is Site {
  return isRecord(value) && ["productName", "description", "origin"].every((key) => typeof value[key] === "string");
}
