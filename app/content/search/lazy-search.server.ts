import { readSearch } from "../cache/search-cache.server";
import type { LibraryData } from "../library";
import type { Searcher } from "./searcher";

export interface Served {
  /** Key of what `data` was made from: files and figures of the day. */
  contentKey: string;
  data: LibraryData;
}

/**
 * Search of the served content: read from the cache or built at the first use, and again after the content has changed.
 */
export function lazySearch(cacheDir: string, served: () => Served): () => Promise<Searcher> {
  let known: { contentKey: string; searcher: Promise<Searcher> } | null = null;
  return () => {
    const current = served();
    if (known?.contentKey !== current.contentKey) {
      const searcher = openSearch(cacheDir, current);
      known = { contentKey: current.contentKey, searcher };
      // Forget a failed search, so that the next question tries again.
      searcher.catch(() => (known = known?.searcher === searcher ? null : known));
    }
    return known.searcher;
  };
}

async function openSearch(cacheDir: string, { contentKey, data }: Served): Promise<Searcher> {
  const [cached, { createSearcher }] = await Promise.all([readSearch(cacheDir), import("./searcher")]);
  const found =
    cached?.contentKey === contentKey
      ? cached
      : await (await import("./prepare.server")).prepareSearch(cacheDir, { contentKey, data });
  return createSearcher({ ...found, synonyms: data.synonyms, foreign: data.foreignWords });
}
