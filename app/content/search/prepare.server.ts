import { writeSearch, type CachedSearch } from "../cache/search-cache.server";
import { trySaving } from "../cache/save.server";
import type { LibraryData } from "../library";
import { documentsOf } from "./documents";
import { buildIndex } from "./search-index";

/** Builds the search index of the content and caches it; one that cannot be saved still serves this process. */
export async function prepareSearch(
  cacheDir: string,
  { contentKey, data }: { contentKey: string; data: LibraryData },
): Promise<CachedSearch> {
  const documents = documentsOf(data);
  const made = { contentKey, documents, stored: await buildIndex(documents) };
  await trySaving(() => writeSearch(cacheDir, made));
  return made;
}
