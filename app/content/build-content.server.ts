import { berlinDay } from "~/domain/time/german-dates";
import { buildLibrary, type Built } from "./build.server";
import { readFileCache, writeFileCache, type FileCache } from "./cache/file-cache.server";
import { writeStates, type FileState } from "./cache/file-states.server";
import { writeLibrary, type CachedLibrary } from "./cache/library-cache.server";
import { clearAway } from "./cache/clear-away.server";
import { trySaving } from "./cache/save.server";
import { contentKey, readContents, type FileVersion } from "./files/versions.server";
import { searchKey } from "./search/search-key";
import { prepareSearch } from "./search/prepare.server";
import { Library } from "./library";
import type { BuildSteps } from "./work.server";

export interface BuildOptions {
  contentDir: string;
  cacheDir: string;
  now: number;
  work: BuildSteps;
  /** Whether to prepare the search index, too; else its first use does. */
  withSearch?: boolean;
  /** Where a process keeps what is known of the files. */
  kept?: { files?: FileCache };
}

export interface BuiltContent {
  built: Built;
  versions: FileVersion[];
  contentKey: string;
  /** State of the files. */
  cache: FileCache;
}

export async function buildContent(
  { contentDir, cacheDir, now, work, withSearch = true, kept = {} }: BuildOptions,
  found: readonly FileVersion[],
): Promise<BuiltContent> {
  const cache = (kept.files ??= await readFileCache(cacheDir));
  const isMissing = ({ path, hash, raw }: FileVersion) => raw === null && cache.hashes.get(path) !== hash;
  const versions = await readContents({ contentDir, read: work.read }, found, isMissing);
  const saveFiles = () => writeFileCache(cacheDir, cache);
  const built = await buildLibrary({ versions, cache, work, save: async () => void (await trySaving(saveFiles)) });
  const key = contentKey(versions);
  // Written before the library, so that a process that finds the library also finds its search.
  if (built.ok && withSearch) {
    const library = new Library(built.data, () => berlinDay(new Date(now)));
    await prepareSearch(cacheDir, { contentKey: searchKey(key, library), data: library.data });
  }
  return { built, versions, contentKey: key, cache };
}

/** Saves what was made for the next process; resolves to the error's code if it cannot, else to null. */
export const saveContent = (
  { cacheDir, now }: Pick<BuildOptions, "cacheDir" | "now">,
  { cache, library, states }: { cache: FileCache; library: CachedLibrary | null; states: readonly FileState[] },
): Promise<string | null> =>
  trySaving(
    () => writeFileCache(cacheDir, cache),
    async () => {
      if (library) await writeLibrary(cacheDir, library);
    },
    () => writeStates(cacheDir, states),
    () => clearAway(cacheDir, now),
  );
