import { endWithSentence } from "~/operator-error";
import { env } from "~/env.server";
import { formatProblems, loadLibrary } from "./load.server";

const loaded = await loadLibrary(env.CONTENT_DIR, ".cache/content").catch(endWithSentence);
if (loaded.problems.length > 0) {
  const problems = formatProblems(env.CONTENT_DIR, loaded.problems);
  const outcome = loaded.ok ? "Bis dahin gilt der letzte fehlerfreie Stand." : "Ohne fehlerfreien Stand startet nichts.";
  process.stderr.write(`Die Inhalte haben ${loaded.problems.length} Probleme:\n${problems}\n${outcome}\n`);
}
if (!loaded.ok) process.exit(1);

/** All content, compiled, in memory: no request reads or compiles a file. */
export const library = loaded.library;
