import { berlinDay } from "../../domain/german-dates";
import { endWithSentence } from "../../operator-error";
import { buildContent } from "../build-content.server";
import { readStates } from "../cache/file-states.server";
import { formatProblems } from "../load.server";
import { contentReport } from "./report";
import { readVersions } from "../files/versions.server";
import { WORK } from "../work.server";

/** Prints all problems, else a report (with `--report` a line for each mission). Resolves to the exit code. */
export async function main(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  const now = Date.now();
  const states = await readStates(cacheDir);
  const versions = await readVersions({ contentDir, now, read: WORK.read }, states).catch(endWithSentence);
  const { built } = await buildContent({ contentDir, cacheDir, now, work: WORK }, versions);
  if (!built.ok) {
    process.stdout.write(`${formatProblems(contentDir, built.problems)}\n${built.problems.length} Probleme\n`);
    return 1;
  }
  const report = contentReport(built, { eachMission: args.includes("--report"), today: berlinDay(new Date(now)) });
  process.stdout.write(`${report}\n${versions.length} Dateien, keine Probleme\n`);
  return 0;
}
