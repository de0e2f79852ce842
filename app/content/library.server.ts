import { writeFile } from "node:fs/promises";
import { endWithSentence } from "~/operator-error";
import { env } from "~/env.server";
import { formatProblems, loadLibrary, type Loaded } from "./load.server";
import { watchContent } from "./files/watch.server";

const CACHE_DIR = ".cache/content";
/** Written in development when an edit is served, so that the browsers can be told. */
const SERVED = `${CACHE_DIR}/served`;

const load = () => loadLibrary({ contentDir: env.CONTENT_DIR, cacheDir: CACHE_DIR, now: Date.now() });

const loaded = await load().catch(endWithSentence);
report(loaded);
if (!loaded.ok) process.exit(1);

/** All content, compiled, in memory: no request reads or compiles a file. */
export const library = loaded.library;

if (env.NODE_ENV === "development") {
  watchContent(env.CONTENT_DIR, async () => {
    const edited = await load();
    report(edited);
    if (!edited.ok || edited.problems.length > 0) return;
    library.replace(edited.library.data);
    await writeFile(SERVED, "");
  });
}

function report({ ok, problems, unsaved }: Loaded): void {
  if (problems.length > 0) {
    const list = formatProblems(env.CONTENT_DIR, problems);
    const outcome = ok ? "Bis dahin gilt der letzte fehlerfreie Stand." : "Ohne fehlerfreien Stand startet nichts.";
    process.stderr.write(`Die Inhalte haben ${problems.length} Probleme:\n${list}\n${outcome}\n`);
  }
  if (unsaved) {
    const outcome = "Jeder Start bereitet die Inhalte neu auf.";
    process.stderr.write(`${CACHE_DIR} lässt sich nicht schreiben (${unsaved}). ${outcome}\n`);
  }
}
