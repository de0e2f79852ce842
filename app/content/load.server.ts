import { readStates, writeStates } from "./cache/file-states.server";
import { readLibrary } from "./cache/library-cache.server";
import { trySaving } from "./cache/save.server";
import { Library } from "./library";
import type { Problem } from "./files/source.server";
import { contentKey, readVersions } from "./files/versions.server";
import { WORK, type BuildSteps } from "./work.server";

export type Loaded = (
  | { ok: true; library: Library; contentKey: string; problems: Problem[] }
  | { ok: false; problems: Problem[] }
) & {
  /** Error code if the cache could not be saved, so that the next start repeats the work; else null. */
  unsaved: string | null;
};

/** Loads the content, redoing only what changed. While files are broken, serves the last valid content, if any. */
export async function loadLibrary({
  contentDir,
  cacheDir,
  now,
  work = WORK,
  withSearch = true,
}: {
  contentDir: string;
  cacheDir: string;
  now: number;
  work?: BuildSteps;
  withSearch?: boolean;
}): Promise<Loaded> {
  const [states, cached] = await Promise.all([readStates(cacheDir), readLibrary(cacheDir)]);
  const versions = await readVersions({ contentDir, now, read: work.read }, states);
  if (cached?.contentKey === contentKey(versions)) {
    const isNew = versions.length !== states.size || versions.some(({ raw }) => raw !== null);
    const unsaved = isNew ? await trySaving(() => writeStates(cacheDir, versions)) : null;
    return { ok: true, library: new Library(cached.data), contentKey: cached.contentKey, problems: [], unsaved };
  }
  // Loaded lazily: a start without changes needs no schemas, checks and messages.
  const { buildContent } = await import("./build-content.server");
  const { built, unsaved, ...made } = await buildContent({ contentDir, cacheDir, now, work, withSearch }, versions);
  if (built.ok) return { ok: true, library: new Library(built.data), ...made, problems: [], unsaved };
  const { problems } = built;
  if (!cached) return { ok: false, problems, unsaved };
  return { ok: true, library: new Library(cached.data), contentKey: cached.contentKey, problems, unsaved };
}

/** One line per problem, as editors' tools parse it: content/file.mdx:line:column rule message. */
export function formatProblems(contentDir: string, problems: readonly Problem[]): string {
  return problems
    .map(({ path, line, column, rule, message }) => `${contentDir}/${path}:${line}:${column} ${rule} ${message}`)
    .join("\n");
}
