import type { Problem } from "../files/source.server";

const MISSIONS = ["roadmaps/", "start-missions/", "bonus/"];

/** Path prefixes of the files that may hold what a rule reports as missing. */
const MISSED_IN: Partial<Record<string, (problem: Problem) => readonly string[]>> = {
  L002: () => ["resources/"],
  L003: () => ["career-paths/"],
  L004: () => ["passages/", "templates/"],
  L005: () => [...MISSIONS, "passages/", "templates/"],
  L006: () => [...MISSIONS, "passages/", "templates/", "career-paths/", "personality-types/"],
  L008: () => ["facts/"],
  L009: () => ["schritte/"],
  L010: () => ["rechner/"],
  L011: () => MISSIONS,
  L013: () => ["places/"],
  M008: ({ path }) => [path.slice(0, path.lastIndexOf("/") + 1)],
  M009: ({ path }) => [`${path}/`],
  M010: ({ path }) => [`career-paths/${path.split("/")[1]}.mdx`],
  F003: () => ["plans/"],
  F011: () => ["roadmaps/"],
};

/** Drops reports of missing things that a file with a broken head may hold: mending that file settles or shows them. */
export function withoutFollowOns(problems: Iterable<Problem>, broken: readonly string[]): Problem[] {
  return [...problems].filter((problem) => {
    const places = MISSED_IN[problem.rule]?.(problem) ?? [];
    return !broken.some((path) => places.some((place) => path.startsWith(place)));
  });
}
