import { provided } from "~/environment/provided";
import type { Library, Mission } from "../library";
import { library } from "../library.server";
import type { Kind, SearchDocument } from "./documents";
import type { ExcerptPiece } from "~/domain/search/search-results";
import type { SearchQuery, Searcher } from "./searcher";

const part = provided<() => Promise<Searcher>>("search");

export const provideSearch = part.provide;

export interface ContentResult {
  kind: Kind;
  /** Id of the mission, else the slug. */
  page: string;
  title: string;
  heading: string | null;
  url: string;
  /** Mission that must be unlocked for the address to work. */
  missionId: string | null;
  /** Text of the whole section. */
  text: string;
  excerpt: ExcerptPiece[];
  score: number;
}

export interface ContentResults {
  /** Sections, at most three of a page, best first; filled even with `isNothing`, so that callers can judge. */
  results: ContentResult[];
  /** The content does not answer the question. */
  isNothing: boolean;
}

export async function searchContent({ limit, ...question }: SearchQuery & { limit: number }): Promise<ContentResults> {
  const searcher = await part.get()();
  const { found, terms, isNothing } = searcher.search(question);
  return {
    results: found.slice(0, limit).map(({ document, score }) => {
      const { kind, page, title, heading, text } = document;
      const place = placeOf(document, question.pathSlug);
      return { kind, page, title, heading, ...place, text, excerpt: searcher.excerpt(text, terms), score };
    }),
    isNothing,
  };
}

/** Excerpts of other texts, such as the learner's own words. */
export async function excerptsOf(texts: readonly string[], query: string): Promise<ExcerptPiece[][]> {
  const searcher = await part.get()();
  return texts.map((text) => searcher.excerpt(text, query));
}

function placeOf({ kind, page, path, anchor }: SearchDocument, pathSlug: string | null) {
  const hash = anchor === null ? "" : `#${anchor}`;
  if (kind !== "passage") return { url: `${path ?? "/"}${hash}`, missionId: kind === "mission" ? page : null };
  const mission = embedderOf(library(), page, pathSlug);
  return { url: mission ? `/mission/${mission.slug}${hash}` : "/quests", missionId: mission?.id ?? null };
}

/** First mission of the asker's path that embeds the passage, else the first of any path, else a bonus mission. */
function embedderOf(of: Library, passage: string, pathSlug: string | null): Mission | null {
  const ids = of.getPassage(passage)?.missionIds ?? [];
  const missions = ids
    .flatMap((id) => of.getMission(id) ?? [])
    .sort((a, b) => Number(a.kind === "bonus") - Number(b.kind === "bonus") || a.order - b.order);
  return missions.find(({ kind, careerPath }) => kind !== "bonus" && careerPath === pathSlug) ?? missions[0] ?? null;
}
