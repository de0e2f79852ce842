import type { SearchDocument } from "../search/documents";
import type { StoredIndex } from "../search/search-index";
import { packFile, readPack, writePack } from "./pack.server";

export interface CachedSearch {
  contentKey: string;
  documents: SearchDocument[];
  stored: StoredIndex;
}

const NAME = "search";

/** Reads the search from a file of its own, which no start reads; texts are decoded when a section is shown. */
export async function readSearch(cacheDir: string): Promise<CachedSearch | null> {
  const pack = await readPack<Omit<CachedSearch, "documents"> & { documents: Omit<SearchDocument, "text">[] }>(
    packFile(cacheDir, NAME),
    { inFile: true },
  );
  if (!pack) return null;
  const { documents, ...rest } = pack.value;
  return {
    ...rest,
    documents: documents.map((document, at) => {
      const text = pack.text(at);
      return {
        ...document,
        get text() {
          return text();
        },
      };
    }),
  };
}

export async function writeSearch(cacheDir: string, { documents, ...rest }: CachedSearch): Promise<void> {
  // `more` and `asked` are only indexed, never shown: not stored.
  const stored = documents.map(({ text: _, ...document }) => ({ ...document, more: "", asked: "" }));
  const texts = documents.map(
    ({ text }) =>
      () =>
        text,
  );
  await writePack(packFile(cacheDir, NAME), { ...rest, documents: stored }, texts);
}
