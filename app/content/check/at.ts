import { lineOf } from "../frontmatter/field-lines";
import type { Problem, Source } from "../files/source.server";

export function at(source: Source, field: readonly PropertyKey[], message: string): Problem {
  return { path: source.path, line: lineOf(source, field), message };
}
