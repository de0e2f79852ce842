import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "~/environment/operator-error";
import type { Problem } from "./files/source.server";
import { watchContent } from "./files/watch.server";
import type { Library } from "./library";
import { searchKey } from "./search/search-key";
import { lazySearch } from "./search/lazy-search.server";
import type { Searcher } from "./search/searcher";
import { formatProblems, loadLibrary, type Kept, type Loaded } from "./load.server";

const CACHE_DIR = ".cache/content";
/** Marker file in the cache; written in development when an edit is served or found wrong, to notify browsers. */
const SERVED = "served";

/**
 * Opens the content. While files are broken, serves the last valid state or throws OperatorError. `watch` serves edits
 * live.
 */
export async function openLibrary({
  contentDir,
  watch,
  cacheDir = CACHE_DIR,
}: {
  contentDir: string;
  watch: boolean;
  cacheDir?: string;
}): Promise<{
  library: Library;
  search: () => Promise<Searcher>;
  findings: () => readonly Problem[];
  stopWatching: () => void;
}> {
  // With `watch` the search index is built at the first question, so that edits are shown sooner.
  const kept: Kept = {};
  const load = () =>
    loadLibrary({ contentDir, cacheDir, now: Date.now(), withSearch: !watch, ...(watch ? { kept } : {}) });
  const loaded = await load();
  report(contentDir, loaded);
  if (!loaded.ok) throw new OperatorError("Ohne fehlerfreien Stand startet nichts.");
  const { library } = loaded;
  let { contentKey, problems } = loaded;
  const findings = () => problems;
  // Made anew on a day on which figures change.
  const search = lazySearch(cacheDir, () => ({ contentKey: searchKey(contentKey, library), data: library.data }));
  if (!watch) return { library, search, findings, stopWatching: () => undefined };
  reportUnsaved((await kept.save?.()) ?? null);
  const { save, stopSaving } = savingLater(kept);
  const stopWatchingFiles = watchContent(contentDir, async () => {
    const edited = await load();
    report(contentDir, edited);
    ({ problems } = edited);
    if (edited.ok && problems.length === 0) {
      library.replace(edited.library.compiled);
      contentKey = edited.contentKey;
    }
    await writeFile(join(cacheDir, SERVED), "");
    save();
  });
  const stopWatching = () => {
    stopWatchingFiles();
    stopSaving();
  };
  return { library, search, findings, stopWatching };
}

/** After the last of several edits: an edit is shown before it is saved for the next start. */
const SAVED_AFTER_MS = 1_000;

function savingLater(kept: Kept): { save: () => void; stopSaving: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const stopSaving = () => clearTimeout(timer);
  const save = () => {
    stopSaving();
    timer = setTimeout(() => void kept.save?.().then(reportUnsaved), SAVED_AFTER_MS);
  };
  return { save, stopSaving };
}

function reportUnsaved(unsaved: string | null): void {
  if (!unsaved) return;
  const outcome = "Jeder Start bereitet die Inhalte neu auf.";
  process.stderr.write(`${CACHE_DIR} lässt sich nicht schreiben (${unsaved}). ${outcome}\n`);
}

function report(contentDir: string, { ok, problems, unsaved }: Loaded): void {
  reportUnsaved(unsaved);
  if (problems.length === 0) return;
  process.stderr.write(`Die Inhalte haben ${problems.length} Probleme:\n${formatProblems(contentDir, problems)}\n`);
  if (ok) process.stderr.write("Bis dahin gilt der letzte fehlerfreie Stand.\n");
}
