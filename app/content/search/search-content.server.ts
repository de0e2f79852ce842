import { provided } from "~/environment/provided";
import type { Library, Mission } from "../library";
import { library } from "../library.server";
import type { Kind, SearchDocument } from "./documents";
import type { Piece } from "./excerpt";
import type { Question, Searcher } from "./searcher";

const part = provided<() => Promise<Searcher>>("search");

export const provideSearch = part.provide;

export interface ContentResult {
  kind: Kind;
  /** Id of the mission, else the slug. */
  page: string;
  title: string;
  heading: string | null;
  url: string;
  /** The mission that has to be open for the address to lead there. */
  missionId: string | null;
  /** The whole section. */
  text: string;
  excerpt: Piece[];
  score: number;
}

export interface ContentResults {
  /** Sections, at most three of a page, best first; also where they are nothing, for whoever wants to judge. */
  results: ContentResult[];
  /** From 0 to 1: how much of the question the best of them speak of. */
  confidence: number;
  /** Nothing of what there is answers this. */
  isNothing: boolean;
}

export async function searchContent({ limit, ...question }: Question & { limit: number }): Promise<ContentResults> {
  const searcher = await part.get()();
  const { found, terms, confidence, isNothing } = searcher.search(question);
  return {
    results: found.slice(0, limit).map(({ document, score }) => {
      const { kind, page, title, heading, text } = document;
      const place = placeOf(document, question.pathSlug);
      return { kind, page, title, heading, ...place, text, excerpt: searcher.excerpt(text, terms), score };
    }),
    confidence,
    isNothing,
  };
}

/** The same of somebody's own words. */
export async function excerptsOf(texts: readonly string[], query: string): Promise<Piece[][]> {
  const searcher = await part.get()();
  return texts.map((text) => searcher.excerpt(text, query));
}

function placeOf({ kind, page, path, anchor }: SearchDocument, pathSlug: string | null) {
  const hash = anchor === null ? "" : `#${anchor}`;
  if (kind !== "passage") return { url: `${path ?? "/"}${hash}`, missionId: kind === "mission" ? page : null };
  const mission = embedderOf(library(), page, pathSlug);
  return { url: mission ? `/mission/${mission.slug}${hash}` : "/quests", missionId: mission?.id ?? null };
}

/** The first mission of one's own path that has it, else the first of any. */
function embedderOf(of: Library, passage: string, pathSlug: string | null): Mission | null {
  const ids = of.getPassage(passage)?.missionIds ?? [];
  const missions = ids.flatMap((id) => of.getMission(id) ?? []).sort((a, b) => a.order - b.order);
  return missions.find(({ careerPath }) => careerPath === pathSlug) ?? missions[0] ?? null;
}
