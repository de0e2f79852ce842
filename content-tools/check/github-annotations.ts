import { RULES } from "~/content/check/rules";
import type { Problem } from "~/content/files/source.server";

/** One workflow command per finding, which GitHub shows beside the line in a pull request. */
export function githubAnnotations(contentDir: string, problems: readonly Problem[]): string {
  return problems
    .map(({ path, line, column, rule, message }) => {
      const file = escapeProperty(`${contentDir}/${path}`);
      return `::${RULES[rule].level} file=${file},line=${line},col=${column},title=${rule}::${escapeText(message)}`;
    })
    .join("\n");
}

const escapeText = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string => escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
