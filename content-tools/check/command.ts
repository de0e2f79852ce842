import { RULES } from "~/content/check/rules";
import { formatProblems } from "~/content/load.server";
import { berlinDay } from "~/domain/time/german-dates";
import { endWithSentence } from "~/environment/operator-error";
import { findAll, mendAll } from "../findings/find-all";
import { contentReport } from "../report/text-report";
import { isOfChanged, listChanged } from "./changed-files";
import { githubAnnotations } from "./github-annotations";
import { readCheckOptions } from "./options";

/**
 * Prints all findings; without errors also a report (`--report`: with a line for each mission). Resolves to the exit
 * code, which warnings do not change; with JSON output, for editors, it is always 0.
 */
export async function main(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  return check(contentDir, cacheDir, args).catch(endWithSentence);
}

async function check(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  const { eachMission, fix, format, changedSince, day } = readCheckOptions(args);
  const changed = changedSince === null ? null : await listChanged(contentDir, changedSince);
  const isShown = (path: string): boolean => changed === null || isOfChanged(changed, path);
  const say = (text: string) => void process.stdout.write(`${text}\n`);

  if (fix) say(`${counted(await mendAll(contentDir, isShown), "Datei", "Dateien")} verbessert`);
  const today = day ?? berlinDay(new Date());
  const { content, problems, files } = await findAll({ contentDir, cacheDir }, Date.now(), today);
  const shown = problems.filter(({ path }) => isShown(path));
  if (format === "json") {
    say(JSON.stringify(shown.map((problem) => ({ ...problem, level: RULES[problem.rule].level }))));
    return 0;
  }
  if (shown.length > 0) say((format === "github" ? githubAnnotations : formatProblems)(contentDir, shown));
  const errors = shown.filter(({ rule }) => RULES[rule].level === "error").length;
  const warnings = shown.length - errors;
  const hints = warnings > 0 ? `, ${counted(warnings, "Hinweis", "Hinweise")}` : "";
  if (errors > 0) {
    say(`${counted(errors, "Problem", "Probleme")}${hints}`);
    return 1;
  }
  if (content && format === "text" && changed === null) {
    say(contentReport(content, { eachMission, today }));
  }
  const seen = changed === null ? "" : " in geänderten Dateien";
  say(`${files} Dateien, keine Probleme${seen}${hints}`);
  return 0;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
