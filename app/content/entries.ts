import type { CollectionName, Frontmatter } from "./frontmatter/schema";
import type { SentenceMark } from "./check/sentences";
import type { Source } from "./files/source.server";

/** A file whose frontmatter fits its schema. */
export interface Entry<Data> {
  source: Source;
  data: Data;
}

/** A step of a path, with what is compared to other paths. */
export interface RoadmapEntry extends Entry<Frontmatter<"roadmaps">> {
  sentences: SentenceMark[];
}

/** All files, by collection, each in the order of paths: plain data, which a cache can keep. */
export type Collections = {
  [Name in CollectionName]: Name extends "roadmaps" ? RoadmapEntry[] : Entry<Frontmatter<Name>>[];
};

/** The bodies of files by path; one that was cached is decoded when it is asked for. */
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
  };
}
