import type MiniSearch from "minisearch";
import type { Synonym } from "../library";
import type { SearchDocument } from "./documents";
import { termsIn } from "./analyse";
import { excerptOf, type Piece } from "./excerpt";
import { fitOf, judge, type Fit } from "./fit";
import { resolver } from "./resolve";
import { loadIndex, type StoredIndex } from "./search-index";
import { meaningOf } from "./synonyms";

export interface Question {
  query: string;
  /** Of the asker's career path; null before one is chosen. */
  pathSlug: string | null;
}

/** A section; at most three of a page. */
export interface Found {
  document: SearchDocument;
  score: number;
  /** Terms of the section that were found. */
  matched: ReadonlySet<string>;
  fit: Fit;
}

export interface Findings {
  found: Found[];
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

const BOOST = { title: 3, heading: 4, text: 1, parts: 1, asked: 3 };
const OWN_PATH = 2.5;
const OF_ALL_PATHS = 1.5;
/** For somebody without a path, what all have is most of what they can open. */
const WITHOUT_PATH = 2.5;

/** A mission begins by saying what it is about; what to do stands below. */
const LEAD = 0.6;

/** So much of its beginning's score lets a heading stand for a mission: it is where the answer stands. */
const HEADING_FROM = 0.1;

/** What the other sections of a page add to its best: it may speak of nothing else. */
const OTHER_SECTIONS = 0.2;

/** From here on the next sections of a page are shown as well; that their page speaks of the matter speaks for them. */
const NEXT_FROM = 0.03;
const NEXT = 1.5;
const NEXT_MAX = 2;

const NOTHING: Findings = { found: [], confidence: 0, isNothing: true };

export async function createSearcher({
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
}): Promise<Searcher> {
  const index: MiniSearch = await loadIndex(stored);
  const pageCount = new Set(documents.map(pageOf)).size;
  const resolve = resolver({ terms: stored.terms, pageCount, meant: meaningOf(synonyms), foreign });

  const search: Searcher["search"] = ({ query, pathSlug }) => {
    const asked = resolve(query.slice(0, QUERY_MAX));
    if (asked.length === 0) return NOTHING;
    const weights = new Map<string, number>();
    for (const { rarity, found } of asked) {
      for (const [term, weight] of found) weights.set(term, Math.max(weights.get(term) ?? 0, weight * rarity));
    }
    if (weights.size === 0) return NOTHING;
    const hits = index.search([...weights.keys()].join(" "), {
      tokenize: (terms) => terms.split(" "),
      processTerm: (term) => term,
      prefix: false,
      fuzzy: false,
      boost: BOOST,
      boostTerm: (term) => weights.get(term) ?? 0,
      boostDocument: (id) => standing(documents[Number(id)], pathSlug),
    });
    const pages = new Map<string, Found[]>();
    for (const hit of hits) {
      const document = documents[Number(hit.id)];
      if (!document) continue;
      const matched = new Set(Object.keys(hit.match));
      const fit = fitOf(asked, hit.match);
      // The library multiplies by how many terms were found, which stand-ins inflate.
      const score = (hit.score / hit.queryTerms.length) * fit.coverage * (isLead(document) ? LEAD : 1);
      const page = pageOf(document);
      pages.set(page, [...(pages.get(page) ?? []), { document, score, matched, fit }]);
    }
    const found = [...pages.values()].flatMap(shownOf).sort((a, b) => b.score - a.score);
    return { found, ...judge(asked, found) };
  };
  return {
    search,
    excerpt: (text, asked) => excerptOf(text, typeof asked === "string" ? new Set(termsIn(asked)) : asked),
  };
}

/** What of a page is shown: the section that answers best, and the next ones that speak of it, too. */
function shownOf(sections: readonly Found[]): Found[] {
  const [best, ...others] = sections.toSorted((a, b) => b.score - a.score);
  if (!best) return [];
  const ofOthers = others.reduce((sum, { score }) => sum + score, 0);
  const atHeadings = [best, ...others].filter(({ document }) => !isLead(document));
  const heading = atHeadings.find(({ score }) => score >= HEADING_FROM * best.score);
  const first = { ...(heading ?? best), fit: best.fit, score: best.score + OTHER_SECTIONS * ofOthers };
  const next = atHeadings
    .filter(({ document, score }) => document !== first.document && score >= NEXT_FROM * best.score)
    .slice(0, NEXT_MAX);
  return [first, ...next.map((section) => ({ ...section, score: Math.min(first.score, NEXT * section.score) }))];
}

const isLead = ({ kind, heading }: SearchDocument): boolean => kind === "mission" && heading === null;

const pageOf = ({ kind, page }: SearchDocument): string => `${kind} ${page}`;

/** A zero leaves a document out: nobody can open what belongs to another path. */
function standing(document: SearchDocument | undefined, pathSlug: string | null): number {
  if (!document) return 0;
  if (document.pathSlug === null) return pathSlug === null ? WITHOUT_PATH : OF_ALL_PATHS;
  if (pathSlug === null) return 1;
  return document.pathSlug === pathSlug ? OWN_PATH : 0;
}
