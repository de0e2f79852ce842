import type { Synonym } from "../library";
import type { SearchDocument } from "./documents";
import { termsIn } from "./analyse";
import { excerptOf, type Piece } from "./excerpt";
import { fitOf, judge, JUDGED } from "./fit";
import { resolver } from "./resolve";
import { scorer } from "./scores";
import type { StoredIndex } from "./search-index";
import { meaningOf } from "./synonyms";
import { cut } from "~/domain/text/cut";

export interface Question {
  query: string;
  /** Of the asker's career path; null before one is chosen. */
  pathSlug: string | null;
}

/** A section; at most three of a page. */
export interface Found {
  document: SearchDocument;
  score: number;
}

export interface Findings {
  found: Found[];
  /** What the question's words are in the texts. */
  terms: ReadonlySet<string>;
  /** From 0 to 1: how much of the question the best of them speak of. */
  confidence: number;
  isNothing: boolean;
}

export interface Searcher {
  search(question: Question): Findings;
  /** A short part of any text, with what was asked for marked. */
  excerpt(text: string, asked: string | ReadonlySet<string>): Piece[];
}

/** A story told to the coach asks at its end; more letters take longer without finding more. */
const QUERY_MAX = 400;

const OWN_PATH = 3;
const OF_ALL_PATHS = 1.25;
/** For somebody without a path, what all have is most of what they can open. */
const WITHOUT_PATH = 4;

/** A mission begins by saying what it is about; what to do stands below. */
const LEAD = 0.7;

/** So much of its beginning's score lets a heading stand for a mission: it is where the answer stands. */
const HEADING_FROM = 0.05;

/** What the other sections of a page add to its best: it may speak of nothing else. */
const OTHER_SECTIONS = 0.3;

/** From here on the next sections of a page are shown as well; that their page speaks of the matter speaks for them. */
const NEXT_FROM = 0.03;
const NEXT = 1.15;
const NEXT_MAX = 2;

const NOTHING: Findings = { found: [], terms: new Set(), confidence: 0, isNothing: true };

export function createSearcher({
  documents,
  stored,
  synonyms,
  foreign,
}: {
  documents: readonly SearchDocument[];
  stored: StoredIndex;
  synonyms: readonly Synonym[];
  /** Words of questions that the texts do not answer. */
  foreign: readonly string[];
}): Searcher {
  const placesOf = new Map(stored.terms.map(([term, , , places]) => [term, places]));
  const scoresOf = scorer(placesOf, stored.near);
  const pageCount = new Set(documents.map(pageOf)).size;
  const resolve = resolver({ terms: stored.terms, pageCount, meant: meaningOf(synonyms), foreign });

  const search: Searcher["search"] = ({ query, pathSlug }) => {
    const asked = resolve(cut(query, QUERY_MAX));
    const terms = new Set(asked.flatMap(({ found }) => [...found.keys()]));
    if (terms.size === 0) return NOTHING;
    const pages = new Map<string, Scored[]>();
    for (const [at, answering] of scoresOf(asked).entries()) {
      const document = documents[at];
      if (!document || answering === 0) continue;
      const score = answering * standing(document, pathSlug) * (isLead(document) ? LEAD : 1);
      if (score === 0) continue;
      const page = pageOf(document);
      pages.set(page, [...(pages.get(page) ?? []), { document, score, by: at }]);
    }
    const found = [...pages.values()].flatMap(shownOf).sort((a, b) => b.score - a.score);
    const fits = found.slice(0, JUDGED).map(({ by }) => fitOf(asked, by, placesOf));
    const scores = found.map(({ score }) => score);
    return { found, terms, ...judge(asked, scores, fits) };
  };
  return {
    search,
    excerpt: (text, asked) => excerptOf(text, typeof asked === "string" ? new Set(termsIn(asked)) : asked),
  };
}

interface Scored extends Found {
  /** The section that brought it there, which may be its mission's beginning. */
  by: number;
}

/** What of a page is shown: the section that answers best, and the next ones that speak of it, too. */
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

const pageOf = ({ kind, page }: SearchDocument): string => `${kind} ${page}`;

/** A zero leaves a document out: nobody can open what belongs to another path. */
function standing(document: SearchDocument, pathSlug: string | null): number {
  if (document.pathSlug === null) return pathSlug === null ? WITHOUT_PATH : OF_ALL_PATHS;
  if (pathSlug === null) return 1;
  return document.pathSlug === pathSlug ? OWN_PATH : 0;
}
