import { endWithSentence } from "../operator-error";
import { buildLibrary } from "./build.server";
import { formatProblems } from "./load.server";
import { contentReport } from "./report";
import { readContent } from "./source.server";

/**
 * Prints all problems of all files, or a report when there are none; with `--report` it has a line for each mission.
 * Resolves to the exit code.
 */
export async function main(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  const files = await readContent(contentDir).catch(endWithSentence);
  const built = await buildLibrary(files, cacheDir);
  if (!built.ok) {
    process.stdout.write(`${formatProblems(contentDir, built.problems)}\n${built.problems.length} Probleme\n`);
    return 1;
  }
  const report = contentReport(built.data, built.entries, args.includes("--report"));
  process.stdout.write(`${report}\n${files.length} Dateien, keine Probleme\n`);
  return 0;
}
