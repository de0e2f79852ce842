import type { Bodies, Collections } from "../entries";
import type { FileSource, Problem } from "../files/source.server";
import { listPlaces } from "../places/list-places";
import { LEAST_PLACES, placesFor, type Place } from "../places/place";
import { at } from "./at";
import { unknownPath, unknownResource } from "./unknown";

const LIST = /<Orte\b[^>]*?\bart\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Places name paths and addresses that there are; a mission lists each kind once, and only one its path has enough of. */
export function* crossCheckPlaces(
  entries: Collections,
  bodies: Bodies,
  { paths, resources }: { paths: ReadonlySet<string>; resources: ReadonlySet<string> },
): Generator<Problem> {
  for (const { source, data } of entries.places) {
    if (!resources.has(data.resource)) yield at(source, ["resource"], "L002", unknownResource(data.resource));
    for (const [index, path] of data.pfade.entries()) {
      if (!paths.has(path)) yield at(source, ["pfade", index], "L003", unknownPath(path));
    }
  }
  const places = listPlaces(entries);
  for (const { source } of Object.values(entries).flat()) {
    if (source.takenUp.places.length === 0) continue;
    yield* listsIn(source, bodies.get(source.path)?.() ?? "", places);
  }
}

function* listsIn(source: FileSource, body: string, places: readonly Place[]): Generator<Problem> {
  const seen = new Set<string>();
  for (const [index, line] of body.split("\n").entries()) {
    for (const { 1: double, 2: single, index: column } of line.matchAll(LIST)) {
      const kind = double ?? single ?? "";
      const message = seen.has(kind)
        ? `Orte der Art „${kind}“ stehen in dieser Mission schon weiter oben.`
        : mistakeIn(source, kind, places);
      seen.add(kind);
      const place = {
        path: source.path,
        line: source.bodyOffset + index + 1,
        column: column + 1,
      };
      if (message) yield { ...place, rule: "L013", message };
    }
  }
}

function mistakeIn({ collection, folder }: FileSource, kind: string, places: readonly Place[]): string | null {
  if (collection !== "roadmaps") return "<Orte> steht nur in Missionen eines Pfads: Nur dort steht fest, für wen.";
  const found = placesFor(places, folder, kind).length;
  if (found >= LEAST_PLACES) return null;
  const have = found === 0 ? "keinen Ort" : "nur einen Ort";
  return `Für diesen Pfad gibt es in content/places ${have} der Art „${kind}“: Zwei gehören mindestens dazu.`;
}
