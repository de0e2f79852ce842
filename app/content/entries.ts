import type { CollectionName, Frontmatter } from "./schema";
import type { Source } from "./source.server";

/** A file whose frontmatter fits its schema. */
export interface Entry<Data> {
  source: Source;
  data: Data;
}

/** All files, by collection. */
export type Collections = { [Name in CollectionName]: Entry<Frontmatter<Name>>[] };
