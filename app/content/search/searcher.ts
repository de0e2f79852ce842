import type { Synonym } from "../library";
import type { SearchDocument } from "./documents";
import { normalisedWords, termsIn } from "./analyse";
import { excerptOf } from "./excerpt";
import type { ExcerptPiece } from "~/domain/search/search-results";
import { resolver } from "./resolve";
import { ANSWERS_FROM, fitOf, scorer, SEEN_AT_ONCE } from "./scores";
import { isBesideTexts, type StoredIndex } from "./search-index";
import { cut } from "~/domain/text/cut";

export interface SearchQuery {
  query: string;
  /** Slug of the asker's career path; null before one is chosen. */
  pathSlug: string | null;
}

/** Section found; at most three of a page. */
export interface SearchHit {
  document: SearchDocument;
  score: number;
}

export interface SearchHits {
  found: SearchHit[];
  /** Terms of the texts that stand for the question's words. */
  terms: ReadonlySet<string>;
  /** How well the first results answer the question, from 0. */
  fit: number;
  /** The fit is too low for an answer. */
  isNothing: boolean;
}

export interface Searcher {
  search(question: SearchQuery): SearchHits;
  /** Short part of any text, with the words of the query marked. */
  excerpt(text: string, asked: string | ReadonlySet<string>): ExcerptPiece[];
}

/** Letters of the query that are read: more take longer without finding more. */
const QUERY_MAX = 400;

const OWN_PATH = 3;
const OF_ALL_PATHS = 1.25;
/** Weight of common content for a learner without a path: most of what they can open. */
const WITHOUT_PATH = 4;

/** Weight of a mission's opening section: it says what the mission is about; the instructions stand below. */
const LEAD = 0.7;

/** Weight of a section that is a template alone: what it deals with is explained by the passages below it. */
const TEMPLATE_ALONE = 0.5;

/** Share of the best score from which a headed section represents its mission, as the answer stands there. */
const HEADING_FROM = 0.05;

/** Share of the other sections' scores added to the best: such a page may deal with nothing else. */
const OTHER_SECTIONS = 0.3;

/**
 * Share of the best score from which further sections of a page are shown; NEXT favours them, as the page is relevant.
 */
const NEXT_FROM = 0.03;
const NEXT = 1.15;
const NEXT_MAX = 2;

const NOTHING: SearchHits = { found: [], terms: new Set(), fit: 0, isNothing: true };

export function createSearcher({
  documents,
  stored,
  synonyms,
  foreign,
}: {
  documents: readonly SearchDocument[];
  stored: StoredIndex;
  synonyms: readonly Synonym[];
  /** Words of subjects that the texts do not deal with. */
  foreign: readonly string[];
}): Searcher {
  const placesOf = new Map(stored.terms.map(([term, , , places]) => [term, places]));
  const scoresOf = scorer(placesOf, stored.near);
  const pageCount = new Set(documents.filter((document) => !isBesideTexts(document)).map(pageOf)).size;
  const resolve = resolver({ terms: stored.terms, pageCount, synonyms, foreign });

  const search: Searcher["search"] = ({ query, pathSlug }) => {
    const asked = resolve(cut(query, QUERY_MAX));
    const terms = new Set(asked.flatMap(({ found }) => [...found.keys()]));
    if (terms.size === 0) return NOTHING;
    const pages = new Map<string, Scored[]>();
    for (const [at, answering] of scoresOf(asked).entries()) {
      const document = documents[at];
      if (!document || answering === 0) continue;
      const score = answering * standing(document, pathSlug) * weightOf(document);
      if (score === 0) continue;
      const page = pageOf(document);
      pages.set(page, [...(pages.get(page) ?? []), { document, score, by: at }]);
    }
    const found = [...pages.values()].flatMap(shownOf).sort((a, b) => b.score - a.score);
    const seen = found.slice(0, SEEN_AT_ONCE).map(({ by, score }) => ({ section: by, score }));
    const fit = fitOf(asked, seen, placesOf);
    // A visitor who types one word looks up what there is of it.
    const isLookedUp = fit > 0 && normalisedWords(query).length === 1 && !asked.some((word) => word.isForeign);
    return { found, terms, fit, isNothing: fit < ANSWERS_FROM && !isLookedUp };
  };
  return {
    search,
    excerpt: (text, asked) => excerptOf(text, typeof asked === "string" ? new Set(termsIn(asked)) : asked),
  };
}

interface Scored extends SearchHit {
  /** Index of the section that scored best, which may be the mission's opening rather than the one shown. */
  by: number;
}

/** Sections of a page to show: the one that answers best, and the next relevant ones. */
function shownOf(sections: readonly Scored[]): Scored[] {
  const [best, ...others] = sections.toSorted((a, b) => b.score - a.score);
  if (!best) return [];
  const ofOthers = others.reduce((sum, { score }) => sum + score, 0);
  const atHeadings = [best, ...others].filter(({ document }) => !isLead(document));
  const heading = atHeadings.find(({ score }) => score >= HEADING_FROM * best.score);
  const first = { ...(heading ?? best), by: best.by, score: best.score + OTHER_SECTIONS * ofOthers };
  const next = atHeadings
    .filter(({ document, score }) => document !== first.document && score >= NEXT_FROM * best.score)
    .slice(0, NEXT_MAX);
  return [first, ...next.map((section) => ({ ...section, score: Math.min(first.score, NEXT * section.score) }))];
}

const isLead = ({ kind, heading }: SearchDocument): boolean => kind === "mission" && heading === null;

const weightOf = (document: SearchDocument): number =>
  isLead(document) ? LEAD : document.isTemplate ? TEMPLATE_ALONE : 1;

const pageOf = ({ kind, page }: SearchDocument): string => `${kind} ${page}`;

/** Weight of a document for the asker; zero leaves out those of other paths, which they cannot open. */
function standing(document: SearchDocument, pathSlug: string | null): number {
  if (document.pathSlug === null) return pathSlug === null ? WITHOUT_PATH : OF_ALL_PATHS;
  if (pathSlug === null) return 1;
  return document.pathSlug === pathSlug ? OWN_PATH : 0;
}
