import { DAY_MS } from "~/domain/time/durations";
import { isOutOfDate } from "~/domain/text/evidence";
import type { Collections } from "../../entries";
import { textsWithSources } from "../../texts-with-sources";
import { groupBy } from "../../group-by";

export interface DueDay {
  /** Last day of validity, YYYY-MM-DD. */
  day: string;
  isOver: boolean;
  daysLeft: number;
  items: { path: string; what: string }[];
}

export interface Reviews {
  due: DueDay[];
  /** Number of texts that name sources. */
  sourced: number;
  /** Number of those that a named expert has read. */
  reviewed: number;
}

/** Content to review again, the earliest day first. */
export function findReviews(entries: Collections, today: string): Reviews {
  const texts = textsWithSources(entries);
  const items = [
    ...texts.flatMap(({ source, data }) =>
      data.pruefenBis === undefined
        ? []
        : [{ day: data.pruefenBis, path: source.path, what: `Quellenstand ${data.quellenstand ?? "unbekannt"}` }],
    ),
    ...entries.plans.flatMap(({ source, data }) =>
      data.introductoryUntil === undefined
        ? []
        : [{ day: data.introductoryUntil, path: source.path, what: "Einführungspreis" }],
    ),
  ];
  const due = Array.from(
    groupBy(items, ({ day }) => day),
    ([day, list]) => ({
      day,
      isOver: isOutOfDate(day, today),
      daysLeft: Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS),
      items: list.map(({ path, what }) => ({ path, what })),
    }),
  );
  const sourced = texts.filter(({ data }) => data.quellen.length > 0);
  return {
    due: due.sort((a, b) => a.day.localeCompare(b.day)),
    sourced: sourced.length,
    reviewed: sourced.filter(({ data }) => data.fachgeprueftAm !== undefined).length,
  };
}
