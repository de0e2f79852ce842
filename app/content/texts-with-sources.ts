import type { Collections } from "./entries";

/** All texts whose head may name sources and the day until which they hold. */
export const textsWithSources = (entries: Collections) => [
  ...entries.roadmaps,
  ...entries["start-missions"],
  ...entries.passages,
  ...entries.templates,
  ...entries.legal,
  ...entries.deadlines,
];
