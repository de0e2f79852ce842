import { writeFile } from "node:fs/promises";
import { OperatorError } from "~/operator-error";
import { watchContent } from "./files/watch.server";
import type { Library } from "./library";
import { lazySearch } from "./search/lazy-search.server";
import type { Searcher } from "./search/searcher";
import { formatProblems, loadLibrary, type Loaded } from "./load.server";

const CACHE_DIR = ".cache/content";
/** Written in development when an edit is served, so that browsers can be notified. */
const SERVED = `${CACHE_DIR}/served`;

/** While files are broken, serves the last valid content, or throws OperatorError. `watch` serves edits live. */
export async function openLibrary({
  contentDir,
  watch,
}: {
  contentDir: string;
  watch: boolean;
}): Promise<{ library: Library; search: () => Promise<Searcher>; stopWatching: () => void }> {
  // An edit is seen sooner when its search waits for the first question.
  const load = () => loadLibrary({ contentDir, cacheDir: CACHE_DIR, now: Date.now(), withSearch: !watch });
  const loaded = await load();
  report(contentDir, loaded);
  if (!loaded.ok) throw new OperatorError("Ohne fehlerfreien Stand startet nichts.");
  const { library } = loaded;
  let { contentKey } = loaded;
  const search = lazySearch(CACHE_DIR, () => ({ contentKey, data: library.data }));
  if (!watch) return { library, search, stopWatching: () => undefined };
  const stopWatching = watchContent(contentDir, async () => {
    const edited = await load();
    report(contentDir, edited);
    if (!edited.ok || edited.problems.length > 0) return;
    library.replace(edited.library.data);
    contentKey = edited.contentKey;
    await writeFile(SERVED, "");
  });
  return { library, search, stopWatching };
}

function report(contentDir: string, { ok, problems, unsaved }: Loaded): void {
  if (unsaved) {
    const outcome = "Jeder Start bereitet die Inhalte neu auf.";
    process.stderr.write(`${CACHE_DIR} lässt sich nicht schreiben (${unsaved}). ${outcome}\n`);
  }
  if (problems.length === 0) return;
  process.stderr.write(`Die Inhalte haben ${problems.length} Probleme:\n${formatProblems(contentDir, problems)}\n`);
  if (ok) process.stderr.write("Bis dahin gilt der letzte fehlerfreie Stand.\n");
}
