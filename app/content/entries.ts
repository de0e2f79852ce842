import { collections, type CollectionName, type Frontmatter } from "./frontmatter/schema";
import type { SentenceMark } from "./check/sentences";
import type { FileSource } from "./files/source.server";

/** A file whose frontmatter fits its schema. */
export interface Entry<Data> {
  source: FileSource;
  data: Data;
  /** Its own sentences, in roadmaps alone: missions of different paths share none. */
  sentences?: SentenceMark[];
}

/** All files by collection, sorted by path: plain data that can be cached. */
export type Collections = { [Name in CollectionName]: Entry<Frontmatter<Name>>[] };

/** Missions of every kind. */
export const missionEntries = (entries: Pick<Collections, "roadmaps" | "start-missions" | "bonus">) => [
  ...entries.roadmaps,
  ...entries["start-missions"],
  ...entries.bonus,
];

/** Bodies by path; a cached one is decoded on demand. */
export type Bodies = ReadonlyMap<string, () => string>;

export function emptyCollections(): Collections {
  const lists = Object.fromEntries(Object.keys(collections).map((name): [string, never[]] => [name, []]));
  if (!hasEach(lists)) throw new Error("a collection has no list");
  return lists;
}

const hasEach = (lists: Record<string, never[]>): lists is Record<CollectionName, never[]> =>
  Object.keys(collections).every((name) => Object.hasOwn(lists, name));
