import type { Collections } from "../entries";
import type { Place } from "./place";

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
