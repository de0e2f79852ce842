import { toSlug } from "../domain/slugs";
import { crossCheckPlans } from "./cross-check-plans";
import type { Collections } from "./entries";
import { sharedSentences } from "./shared-sentences";
import type { Problem, Source } from "./source.server";

/** References between files: everything that is named must exist, and everything that must be unique is. */
export function* crossCheck(entries: Collections): Generator<Problem> {
  const paths = new Set(entries["career-paths"].map(({ source }) => source.slug));
  const resources = new Set(entries.resources.flatMap(({ data }) => data.resources.map(({ id }) => id)));
  for (const { source, data } of entries["career-paths"]) {
    if (toSlug(data.name) !== source.slug)
      yield at(source, ["name"], `Die Datei muss ${toSlug(data.name)}.mdx heißen.`);
  }
  for (const { source, data } of entries["personality-types"]) {
    for (const [index, path] of data.careerPaths.entries()) {
      if (!paths.has(path)) yield at(source, ["careerPaths", index], `Den Berufspfad „${path}“ gibt es nicht.`);
    }
  }
  const missions = [...entries.roadmaps, ...entries["start-missions"]];
  for (const { source, data } of missions) {
    for (const [index, id] of data.resources.entries()) {
      if (!resources.has(id)) yield at(source, ["resources", index], unknownResource(id));
    }
  }
  for (const entry of [...missions, ...entries.passages, ...entries.templates, ...entries.legal]) {
    for (const [index, id] of entry.data.quellen.entries()) {
      if (!resources.has(id)) yield at(entry.source, ["quellen", index], unknownResource(id));
    }
    if (entry.data.quellen.length > 0 && !(entry.data.geprueftAm && entry.data.pruefenBis)) {
      yield at(entry.source, ["quellen"], "Wer Quellen nennt, nennt auch geprueftAm und pruefenBis.");
    }
  }
  for (const { source } of entries.roadmaps) {
    if (!paths.has(source.folder)) yield at(source, [], `Zum Ordner „${source.folder}“ gibt es keinen Berufspfad.`);
  }
  yield* duplicates(
    entries.roadmaps.map(({ source, data }): Keyed => [`${source.folder}/${data.order}`, source, ["order"]]),
  );
  yield* duplicates(missions.map(({ source, data }): Keyed => [data.id, source, ["id"]]));
  yield* duplicates(
    missions.flatMap(({ source, data }) => data.tasks.map((task, i): Keyed => [task.id, source, ["tasks", i, "id"]])),
  );
  yield* duplicates(
    entries.quiz.flatMap(({ source, data }) =>
      data.questions.map((q, i): Keyed => [q.id, source, ["questions", i, "id"]]),
    ),
  );
  yield* duplicates(
    entries.resources.flatMap(({ source, data }) =>
      data.resources.map((r, i): Keyed => [r.id, source, ["resources", i, "id"]]),
    ),
  );
  yield* sharedSentences(entries.roadmaps);
  yield* counted("personality-types", entries["personality-types"].length, 8);
  yield* counted("career-paths", entries["career-paths"].length, 12);
  yield* counted("quiz", entries.quiz.length, 8);
  yield* counted("start-missions", entries["start-missions"].length, 3);
  yield* counted("site", entries.site.length, 1);
  yield* counted("plans", entries.plans.length, 6);
  yield* crossCheckPlans(entries.plans);
  yield* duplicates(entries.plans.map(({ source, data }): Keyed => [data.id, source, ["id"]]));
  yield* duplicates(entries.plans.map(({ source, data }): Keyed => [`Platz ${data.order}`, source, ["order"]]));
  yield* duplicates(
    entries.plans.flatMap(({ source, data }) =>
      data.stripeLookupKey ? [[data.stripeLookupKey, source, ["stripeLookupKey"]] satisfies Keyed] : [],
    ),
  );
  for (const path of paths) {
    const steps = entries.roadmaps.filter(({ source }) => source.folder === path).length;
    if (steps !== 10)
      yield { path: `roadmaps/${path}`, line: 1, message: `Ein Berufspfad hat zehn Missionen, hier sind es ${steps}.` };
  }
}

const unknownResource = (id: string) => `Die Ressource „${id}“ steht nicht in content/resources.`;

type Keyed = [key: string, source: Source, field: PropertyKey[]];

function* duplicates(keyed: Keyed[]): Generator<Problem> {
  const first = new Map<string, Source>();
  for (const [key, source, field] of keyed) {
    const earlier = first.get(key);
    if (earlier) yield at(source, field, `„${key}“ gibt es schon in ${earlier.path}.`);
    else first.set(key, source);
  }
}

function* counted(collection: string, found: number, expected: number): Generator<Problem> {
  if (found !== expected) {
    yield {
      path: collection,
      line: 1,
      message: `Hier gehören ${expected} Dateien hin, gefunden: ${found} ohne Fehler.`,
    };
  }
}

function at(source: Source, field: readonly PropertyKey[], message: string): Problem {
  return { path: source.path, line: source.lineOf(field), message };
}
