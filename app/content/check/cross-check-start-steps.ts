import type { Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";
import { unknownPath } from "./unknown";

/** Steps name paths, passages and other steps that there are, and none comes after itself by way of others. */
export function* crossCheckStartSteps({
  schritte,
  passages,
  "career-paths": careerPaths,
}: Collections): Generator<Problem> {
  const paths = new Set(careerPaths.map(({ source }) => source.slug));
  const texts = new Set(passages.map(({ source }) => source.slug));
  const before = new Map(schritte.map(({ source, data }) => [source.slug, data.nach] as const));
  for (const { source, data } of schritte) {
    for (const [index, path] of data.pfade.entries()) {
      if (!paths.has(path)) yield at(source, ["pfade", index], "L003", unknownPath(path));
    }
    for (const [index, id] of data.passagen.entries()) {
      if (!texts.has(id)) yield at(source, ["passagen", index], "L004", `Die Passage „${id}“ gibt es nicht.`);
    }
    for (const [index, slug] of data.nach.entries()) {
      if (!before.has(slug)) yield at(source, ["nach", index], "L009", `Den Schritt „${slug}“ gibt es nicht.`);
      else if (comesAfter(slug, source.slug, before)) {
        yield at(source, ["nach", index], "L009", `„${slug}“ kommt selbst nach diesem Schritt.`);
      }
    }
  }
}

/** Whether a step comes after another one, also by way of others. */
function comesAfter(slug: string, other: string, before: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const waiting = [slug];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === other) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(before.get(next) ?? []));
  }
  return false;
}
