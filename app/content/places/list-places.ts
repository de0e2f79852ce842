import type { PlaceKind } from "~/domain/places/place";
import type { Collections } from "../entries";
import type { Resource } from "../library-types";

export interface Place {
  slug: string;
  name: string;
  kind: PlaceKind;
  /** Paths whose people it serves; empty: all. */
  paths: string[];
  cost: string;
  /** What to do there, and what not. */
  advice: string;
  warning: string;
  seenOn: string;
  resource: Resource;
}

/** Places that one list shows at most, and that a path has at least before a mission lists them. */
export const MOST_PLACES = 3;
export const LEAST_PLACES = 2;

/** All places with their addresses, in their order. */
export function listPlaces({ places, resources }: Pick<Collections, "places" | "resources">): Place[] {
  const addresses = new Map(resources.flatMap(({ data }) => data.resources.map((each) => [each.id, each] as const)));
  return places
    .toSorted((a, b) => a.data.order - b.data.order)
    .flatMap(({ source: { slug }, data }) => {
      const resource = addresses.get(data.resource);
      if (!resource) return [];
      const { name, art, pfade, kosten, wasTun, nicht, gesehenAm } = data;
      const words = {
        cost: kosten,
        advice: wasTun,
        warning: nicht,
        seenOn: gesehenAm,
      };
      return [{ slug, name, kind: art, paths: pfade, ...words, resource }];
    });
}

/** Places of a kind for a path, those that name it before those for all. */
export function placesFor(places: readonly Place[], path: string, kind: string): Place[] {
  const ofKind = places.filter((place) => place.kind === kind);
  const own = ofKind.filter(({ paths }) => paths.includes(path));
  return [...own, ...ofKind.filter(({ paths }) => paths.length === 0)].slice(0, MOST_PLACES);
}
