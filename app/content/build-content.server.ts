import { berlinDay } from "~/domain/time/german-dates";
import { buildLibrary, type Built } from "./build.server";
import { readFileCache, writeFileCache } from "./cache/file-cache.server";
import { writeStates } from "./cache/file-states.server";
import { writeLibrary } from "./cache/library-cache.server";
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
}

export async function buildContent(
  { contentDir, cacheDir, now, work, withSearch = true }: BuildOptions,
  found: readonly FileVersion[],
): Promise<{ built: Built; contentKey: string; unsaved: string | null }> {
  const cache = await readFileCache(cacheDir);
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
  const unsaved = await trySaving(
    saveFiles,
    async () => {
      if (built.ok) await writeLibrary(cacheDir, { contentKey: key, data: built.data });
    },
    () => writeStates(cacheDir, versions),
    () => clearAway(cacheDir, now),
  );
  return { built, contentKey: key, unsaved };
}
