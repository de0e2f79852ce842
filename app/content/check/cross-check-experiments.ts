import type { Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";
import { unknownPath } from "./unknown";

/** Experiments belong to a path. */
export function* crossCheckExperiments(
  { experiments }: Pick<Collections, "experiments">,
  paths: ReadonlySet<string>,
): Generator<Problem> {
  for (const { source } of experiments) {
    if (!paths.has(source.slug)) yield at(source, [], "L003", unknownPath(source.slug));
  }
}
