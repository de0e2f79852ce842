import { missionEntries, type Collections } from "~/content/entries";
import { listPlaces } from "~/content/places/list-places";
import { placesFor } from "~/content/places/place";
import { textsWithSources } from "~/content/texts-with-sources";
import { usedFacts } from "../findings/advise-facts";

export interface Unused {
  kind: string;
  names: string[];
}

/** Content that no learner can reach; `strays` are files of the folder that no collection reads. */
export function findUnused(entries: Collections, strays: readonly string[]): Unused[] {
  const missions = missionEntries(entries);
  const texts = textsWithSources(entries);
  const passages = new Set(texts.flatMap(({ source }) => source.takenUp.passages));
  const templates = new Set(texts.flatMap(({ source }) => source.takenUp.templates));
  const resources = new Set([
    ...missions.flatMap(({ data }) => data.resources),
    ...texts.flatMap(({ data }) => data.quellen),
    ...entries.places.map(({ data }) => data.resource),
  ]);
  const recommended = new Set(entries["personality-types"].flatMap(({ data }) => data.careerPaths));
  const lacking = (list: readonly { source: { slug: string; path: string } }[], used: ReadonlySet<string>) =>
    list.filter(({ source }) => !used.has(source.slug)).map(({ source }) => source.path);
  return [
    { kind: "Abschnitte, die kein Text aufnimmt", names: lacking(entries.passages, passages) },
    { kind: "Fakten, die kein Text zeigt", names: lacking(entries.facts, usedFacts(entries)) },
    { kind: "Vorlagen, zu denen kein Text führt", names: lacking(entries.templates, templates) },
    { kind: "Orte, die keine Mission zeigt", names: lacking(entries.places, shownPlaces(entries)) },
    {
      kind: "Adressen, die niemand nennt",
      names: entries.resources.flatMap(({ source, data }) =>
        data.resources.filter(({ id }) => !resources.has(id)).map(({ id }) => `${source.path}: ${id}`),
      ),
    },
    { kind: "Berufspfade, die kein Typ empfiehlt", names: lacking(entries["career-paths"], recommended) },
    { kind: "Dateien, die niemand liest", names: [...strays] },
  ];
}

function shownPlaces(entries: Collections): Set<string> {
  const places = listPlaces(entries);
  const shown = entries.roadmaps.flatMap(({ source: { folder, takenUp } }) =>
    takenUp.places.flatMap((kind) => placesFor(places, folder, kind)),
  );
  return new Set(shown.map(({ slug }) => slug));
}

export function UnusedSection({ unused }: { unused: readonly Unused[] }) {
  const found = unused.filter(({ names }) => names.length > 0);
  return (
    <section id="ungenutzt">
      <h2>Ungenutzt</h2>
      {found.length === 0 ? <p className="soft">Alles, was hier liegt, kommt auch bei jemandem an.</p> : null}
      {found.map(({ kind, names }) => (
        <div className="card" key={kind}>
          <h3>
            {kind} ({names.length})
          </h3>
          <ul className="plain columns">
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
