import type { Collections } from "./entries";

/** All texts whose head may name sources and the day until which they hold. */
export const textsWithSources = (entries: Collections) =>
  Object.values(entries)
    .flat()
    .flatMap(({ source, data }) => ("quellen" in data ? [{ source, data }] : []));
