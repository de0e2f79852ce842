import type { PlaceKind } from "~/domain/places/place";
import type { Resource } from "../library-types";

export interface Place {
  slug: string;
  name: string;
  kind: PlaceKind;
  /** Paths whose people it serves; empty: all. */
  paths: string[];
  cost: string;
  /** Advice on what to do there; `warning`: on what not to. */
  advice: string;
  warning: string;
  seenOn: string;
  resource: Resource;
}

/** Places that one list shows at most. */
const MOST_PLACES = 3;
/** Places that a path has at least before a mission lists them. */
export const LEAST_PLACES = 2;

/** Places of a kind for a path, those that name it before those for all. */
export function placesFor(places: readonly Place[], path: string, kind: string): Place[] {
  const ofKind = places.filter((place) => place.kind === kind);
  const own = ofKind.filter(({ paths }) => paths.includes(path));
  return [...own, ...ofKind.filter(({ paths }) => paths.length === 0)].slice(0, MOST_PLACES);
}
