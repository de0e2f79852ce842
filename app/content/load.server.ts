import type { FileCache } from "./cache/file-cache.server";
import { readStates, writeStates, type FileState } from "./cache/file-states.server";
import { readLibrary, type CachedLibrary } from "./cache/library-cache.server";
import { trySaving } from "./cache/save.server";
import { Library } from "./library";
import type { Problem } from "./files/source.server";
import { contentKey, readVersions, type FileVersion } from "./files/versions.server";
import { WORK, type BuildSteps } from "./work.server";

export type Loaded = (
  | { ok: true; library: Library; contentKey: string; problems: Problem[] }
  | { ok: false; problems: Problem[] }
) & {
  /** Error code if the cache could not be saved, so that the next start repeats the work; else null. */
  unsaved: string | null;
};

/** Memory of a process that loads more than once, so that an edit costs it neither reading nor decoding the rest. */
export interface Kept {
  states?: ReadonlyMap<string, FileState>;
  library?: CachedLibrary;
  isLibrarySaved?: boolean;
  files?: FileCache;
  /** Saves what was made since, which may wait until that is served; resolves to the error's code, or null. */
  save?: () => Promise<string | null>;
}

/** Loads the content, redoing only what changed. While files are broken, serves the last valid content, if any. */
export async function loadLibrary({
  contentDir,
  cacheDir,
  now,
  work = WORK,
  withSearch = true,
  kept,
}: {
  contentDir: string;
  cacheDir: string;
  now: number;
  work?: BuildSteps;
  withSearch?: boolean;
  kept?: Kept;
}): Promise<Loaded> {
  const [states, cached] = await Promise.all([
    kept?.states ?? readStates(cacheDir),
    kept?.library ?? readLibrary(cacheDir),
  ]);
  const versions = await readVersions({ contentDir, now, read: work.read }, states);
  if (cached?.contentKey === contentKey(versions)) {
    const isNew = versions.length !== states.size || versions.some(({ raw }) => raw !== null);
    const unsaved = isNew ? await trySaving(() => writeStates(cacheDir, versions)) : null;
    if (kept) Object.assign(kept, { states: statesOf(versions), library: cached });
    return { ...served(cached), problems: [], unsaved };
  }
  // Loaded lazily: a start without changes needs no schemas, checks and messages.
  const { buildContent, saveContent } = await import("./build-content.server");
  const options = { contentDir, cacheDir, now, work, withSearch, ...(kept ? { kept } : {}) };
  const made = await buildContent(options, versions);
  const { built, cache } = made;
  const library = built.ok ? { contentKey: made.contentKey, data: built.data } : null;
  if (kept) {
    Object.assign(kept, { states: statesOf(made.versions), ...(library ? { library, isLibrarySaved: false } : {}) });
    kept.save = async () => {
      const unsavedLibrary = kept.isLibrarySaved ? null : (kept.library ?? null);
      const states = [...(kept.states?.values() ?? [])];
      const unsaved = await saveContent(options, { cache, library: unsavedLibrary, states });
      kept.isLibrarySaved ||= unsaved === null && unsavedLibrary === (kept.library ?? null);
      return unsaved;
    };
  }
  const unsaved = kept ? null : await saveContent(options, { cache, library, states: made.versions });
  if (library) return { ...served(library), problems: [], unsaved };
  const problems = built.ok ? [] : built.problems;
  if (!cached) return { ok: false, problems, unsaved };
  return { ...served(cached), problems, unsaved };
}

const served = ({ contentKey, data }: CachedLibrary) => ({ ok: true as const, library: new Library(data), contentKey });

const statesOf = (versions: readonly FileVersion[]): Kept["states"] =>
  new Map(versions.map(({ path, stat, hash }) => [path, { path, stat, hash }]));

/** One line per problem, as editors' tools parse it: content/file.mdx:line:column rule message. */
export function formatProblems(contentDir: string, problems: readonly Problem[]): string {
  return problems
    .map(({ path, line, column, rule, message }) => `${contentDir}/${path}:${line}:${column} ${rule} ${message}`)
    .join("\n");
}
