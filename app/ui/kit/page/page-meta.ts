import type { MetaDescriptor } from "@remix-run/node";
import { isRecord } from "~/domain/is-record";

/** The part of the root loader's data (root.data.server.ts) that the head needs. */
export interface SiteHead {
  productName: string;
  description: string;
  origin: string;
}

export type Matches = readonly { id: string; data: unknown }[];

export interface PageHead {
  title: string;
  /** Defaults to the site's description. */
  description?: string | undefined;
}

export function pageMeta(matches: Matches, { title, description }: PageHead): MetaDescriptor[] {
  const site = readSite(matches);
  if (!site) return [{ title }];
  return [{ title: titleOn(site, title) }, { name: "description", content: description ?? site.description }];
}

/** Adds the product's name to a title that does not contain it. */
export const titleOn = ({ productName }: SiteHead, title: string): string =>
  title.includes(productName) ? title : `${title} – ${productName}`;

export const titled =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] =>
    pageMeta(matches, { title });

export function readSite(matches: Matches): SiteHead | null {
  const data = matches.find(({ id }) => id === "root")?.data;
  return isRecord(data) && isSite(data.site) ? data.site : null;
}

function isSite(value: unknown): value is SiteHead {
  return isRecord(value) && ["productName", "description", "origin"].every((key) => typeof value[key] === "string");
}
