import { placeOf } from "../frontmatter/field-places";
import type { Problem, FileSource } from "../files/source.server";
import type { RuleId } from "./rules";

export function at(source: FileSource, field: readonly PropertyKey[], rule: RuleId, message: string): Problem {
  const [line, column] = placeOf(source, field);
  return { path: source.path, line, column, rule, message };
}
