import type MiniSearch from "minisearch";
import type { SearchResult as Hit } from "minisearch";
import type { Synonym } from "../library";
import { termsIn, wordsIn } from "./analyse";
import { partsOf } from "./compounds";
import { coverageOf, judge } from "./fit";
import type { SearchDocument } from "./documents";
import { loadIndex, type StoredIndex } from "./search-index";
import { meaningOf } from "./synonyms";

export interface Question {
  query: string;
  /** Of the asker's career path; null before one is chosen. */
  pathSlug: string | null;
}

/** The best section of a page. */
export interface Found {
  document: SearchDocument;
  score: number;
  /** Terms of the section that were found. */
  matched: ReadonlySet<string>;
  coverage: number;
}

export interface Findings {
  found: Found[];
  /** From 0 to 1: how much of the question the best of them speak of. */
  confidence: number;
  isNothing: boolean;
}

export type Searcher = (question: Question) => Findings;

const NOTHING: Findings = { found: [], confidence: 0, isNothing: true };

/** More take longer without finding more. */
const QUERY_MAX = 200;

const BOOST = { title: 6, heading: 1, text: 1, parts: 1 };
const OWN_PATH = 2;
const OF_ALL_PATHS = 1.5;
/** Of what stands for a word, beside the word itself. */
const MEANT = 0.6;

export async function createSearcher({
  documents,
  stored,
  synonyms,
}: {
  documents: readonly SearchDocument[];
  stored: StoredIndex;
  synonyms: readonly Synonym[];
}): Promise<Searcher> {
  const index: MiniSearch = await loadIndex(stored);
  const pages = new Map(stored.pages);
  const known = new Set(pages.keys());
  const meant = meaningOf(synonyms);
  const pageCount = new Set(documents.map(({ kind, page }) => `${kind} ${page}`)).size;
  const asTerms = { tokenize: (terms: string) => terms.split(" "), processTerm: (term: string) => term };

  return ({ query, pathSlug }) => {
    const asked = query.slice(0, QUERY_MAX);
    const terms = [...new Set(termsIn(asked))];
    if (terms.length === 0) return NOTHING;
    const meantTerms = meant(asked).filter((term) => !terms.includes(term));
    const parts = wordsIn(asked)
      .flatMap((word) => partsOf(word, known))
      .flatMap(termsIn)
      .filter((term) => !terms.includes(term) && !meantTerms.includes(term));
    const others = [...meantTerms, ...new Set(parts)];
    const hits = index.search(
      {
        combineWith: "OR",
        queries: [
          {
            queries: [terms.join(" ")],
            prefix: (term) => term.length > 3,
            fuzzy: (term) => (term.length > 4 && !known.has(term) ? 0.3 : false),
          },
          ...(others.length > 0 ? [{ queries: [others.join(" ")], boostTerm: () => MEANT }] : []),
        ],
      },
      {
        ...asTerms,
        boost: BOOST,
        weights: { fuzzy: 0.3, prefix: 0.375 },
        boostDocument: (id) => standing(documents[Number(id)], pathSlug),
      },
    );
    const frequencyOf = (term: string) => (pages.get(term) ?? 0) / pageCount;
    const found = bestOfPages(hits, documents).map(({ hit, document }) => {
      const matched = new Set(Object.keys(hit.match));
      return {
        document,
        score: hit.score,
        matched,
        coverage: coverageOf({ terms, meant: meantTerms, matched, frequencyOf }),
      };
    });
    return { found, ...judge(found) };
  };
}

/** A zero leaves a document out: nobody can open what belongs to another path. */
function standing(document: SearchDocument | undefined, pathSlug: string | null): number {
  if (!document) return 0;
  if (document.pathSlug === null) return OF_ALL_PATHS;
  if (pathSlug === null) return 1;
  return document.pathSlug === pathSlug ? OWN_PATH : 0;
}

function bestOfPages(hits: readonly Hit[], documents: readonly SearchDocument[]) {
  const found = new Map<string, { hit: Hit; document: SearchDocument }>();
  for (const hit of hits) {
    const document = documents[Number(hit.id)];
    if (!document) continue;
    const page = `${document.kind} ${document.page}`;
    if (!found.has(page)) found.set(page, { hit, document });
  }
  return [...found.values()];
}
