import type { CollectionName, Frontmatter } from "./frontmatter/schema";
import type { SentenceMark } from "./check/sentences";
import type { Source } from "./files/source.server";

/** A file whose frontmatter fits its schema. */
export interface Entry<Data> {
  source: Source;
  data: Data;
}

export interface RoadmapEntry extends Entry<Frontmatter<"roadmaps">> {
  sentences: SentenceMark[];
}

/** All files by collection, sorted by path: plain data that can be cached. */
export type Collections = {
  [Name in CollectionName]: Name extends "roadmaps" ? RoadmapEntry[] : Entry<Frontmatter<Name>>[];
};

/** Bodies by path; a cached one is decoded on demand. */
export type Bodies = ReadonlyMap<string, () => string>;

export function emptyCollections(): Collections {
  return {
    "career-paths": [],
    "personality-types": [],
    quiz: [],
    roadmaps: [],
    "start-missions": [],
    resources: [],
    passages: [],
    templates: [],
    site: [],
    legal: [],
    plans: [],
    search: [],
    deadlines: [],
  };
}
