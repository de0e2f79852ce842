import type { Collections } from "./entries";

/** Everything whose head names sources and until when they hold. */
export const textsWithSources = (entries: Collections) => [
  ...entries.roadmaps,
  ...entries["start-missions"],
  ...entries.passages,
  ...entries.templates,
  ...entries.legal,
  ...entries.deadlines,
];
