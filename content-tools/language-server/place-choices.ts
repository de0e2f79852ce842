import { collections } from "~/content/frontmatter/schema";
import { PLACE_KIND_NAMES, PLACE_KINDS } from "~/domain/places/place";

/** A kind of places that a mission can list. */
export interface PlaceChoice {
  id: string;
  /** The words above the list. */
  title: string;
  /** Hover text over `<Orte>`, as Markdown: its places, and for whom each is. */
  explained: string;
}

/** All kinds, with the places of each from their heads; those that cannot be read are left out. */
export function placeChoices(heads: readonly { data: unknown }[]): PlaceChoice[] {
  const places = heads
    .flatMap(({ data }) => collections.places.safeParse(data).data ?? [])
    .toSorted((a, b) => a.order - b.order);
  return PLACE_KIND_NAMES.map((kind) => {
    const lines = places
      .filter(({ art }) => art === kind)
      .map(({ name, pfade }) => `- ${name} (${pfade.length > 0 ? pfade.join(", ") : "alle Pfade"})`);
    const title = PLACE_KINDS[kind];
    return { id: kind, title, explained: `**${title}**\n\n${lines.join("\n") || "Noch keiner."}` };
  });
}
