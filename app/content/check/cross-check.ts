import { toSlug } from "~/domain/text/slugs";
import { at } from "./at";
import { checkCounts } from "./check-counts";
import { crossCheckAnswers } from "./cross-check-answers";
import { crossCheckAskedAbout } from "./cross-check-asked-about";
import { crossCheckCalculators } from "./cross-check-calculators";
import { crossCheckCases } from "./cross-check-cases";
import { crossCheckFacts } from "./cross-check-facts";
import { crossCheckExperiments } from "./cross-check-experiments";
import { crossCheckPlaces } from "./cross-check-places";
import { crossCheckPlans } from "./cross-check-plans";
import { crossCheckStartSteps } from "./cross-check-start-steps";
import { crossCheckTaskSections } from "./cross-check-task-sections";
import { crossCheckSynonyms, type Speaker } from "./cross-check-synonyms";
import { missionEntries, type Bodies, type Collections, type Entry } from "../entries";
import { textsWithSources } from "../texts-with-sources";
import { unknownPath, unknownResource } from "./unknown";
import { sharedSentences } from "./shared-sentences";
import type { Problem, FileSource } from "../files/source.server";

/** `spoken`: for each term that a synonym means, a file that has it, as far as known; kept up by the check. */
export function* crossCheck(
  entries: Collections,
  bodies: Bodies,
  spoken = new Map<string, Speaker>(),
): Generator<Problem> {
  const paths = new Set(entries["career-paths"].map(({ source }) => source.slug));
  const resources = new Set(entries.resources.flatMap(({ data }) => data.resources.map(({ id }) => id)));
  for (const { source, data } of entries["career-paths"]) {
    if (toSlug(data.name) !== source.slug)
      yield at(source, ["name"], "M006", `Die Datei muss ${toSlug(data.name)}.mdx heißen.`);
  }
  for (const { source, data } of entries["personality-types"]) {
    for (const [index, path] of data.careerPaths.entries()) {
      if (!paths.has(path)) yield at(source, ["careerPaths", index], "L003", unknownPath(path));
    }
  }
  const missions = missionEntries(entries);
  for (const { source, data } of missions) {
    for (const [index, id] of data.resources.entries()) {
      if (!resources.has(id)) yield at(source, ["resources", index], "L002", unknownResource(id));
    }
  }
  for (const entry of textsWithSources(entries)) {
    for (const [index, id] of entry.data.quellen.entries()) {
      if (!resources.has(id)) yield at(entry.source, ["quellen", index], "L002", unknownResource(id));
    }
    if (entry.data.quellen.length > 0 && !(entry.data.quellenstand && entry.data.pruefenBis)) {
      yield at(entry.source, ["quellen"], "F001", "Wer Quellen nennt, nennt auch quellenstand und pruefenBis.");
    }
    if ((entry.data.fachgeprueftVon === undefined) !== (entry.data.fachgeprueftAm === undefined)) {
      const field = entry.data.fachgeprueftVon === undefined ? "fachgeprueftAm" : "fachgeprueftVon";
      yield at(entry.source, [field], "F002", "fachgeprueftVon und fachgeprueftAm stehen nur zusammen.");
    }
  }
  for (const { source } of entries.roadmaps) {
    if (!paths.has(source.folder)) yield at(source, [], "M010", noPath(source.folder));
  }
  yield* duplicates(
    entries.roadmaps.map(({ source, data }): Keyed => [`${source.folder}/${data.order}`, source, ["order"]]),
  );
  yield* gaps(entries.roadmaps);
  yield* gaps(entries["start-missions"]);
  yield* duplicates(missions.flatMap(({ source, data }) => named(data, source, [])));
  yield* duplicates(
    missions.flatMap(({ source, data }) => data.tasks.flatMap((task, i) => named(task, source, ["tasks", i]))),
  );
  yield* duplicates(entries["personality-types"].map(({ source, data }): Keyed => [data.name, source, ["name"]]));
  yield* duplicates(entries.quiz.map(({ source, data }): Keyed => [data.category, source, ["category"]]));
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
  // Folders without a career path are skipped: a misnamed one would have each of its sentences reported.
  yield* sharedSentences(
    entries.roadmaps.filter(({ source }) => paths.has(source.folder)),
    bodies,
  );
  yield* crossCheckFacts(entries.facts, resources);
  yield* crossCheckCalculators(entries);
  yield* crossCheckAnswers(entries, bodies);
  yield* crossCheckTaskSections(entries, bodies);
  yield* crossCheckStartSteps(entries);
  yield* crossCheckPlaces(entries, bodies, { paths, resources });
  yield* crossCheckCases(entries, bodies);
  yield* crossCheckExperiments(entries, paths);
  yield* crossCheckSynonyms(entries, bodies, spoken);
  yield* crossCheckAskedAbout(entries, bodies);
  yield* checkCounts(entries);
  yield* crossCheckPlans(entries.plans);
  yield* duplicates(entries.schritte.map(({ source, data }): Keyed => [`Platz ${data.order}`, source, ["order"]]));
  yield* duplicates(entries.places.map(({ source, data }): Keyed => [`Platz ${data.order}`, source, ["order"]]));
  yield* duplicates(entries.rechner.map(({ source, data }): Keyed => [`Platz ${data.order}`, source, ["order"]]));
  yield* duplicates(entries.plans.map(({ source, data }): Keyed => [data.id, source, ["id"]]));
  yield* duplicates(entries.plans.map(({ source, data }): Keyed => [`Platz ${data.order}`, source, ["order"]]));
  yield* duplicates(
    entries.plans.flatMap(({ source, data }) =>
      (["stripeLookupKey", "regularLookupKey"] as const).flatMap((field) =>
        data[field] === undefined ? [] : [[data[field], source, [field]] satisfies Keyed],
      ),
    ),
  );
}

const noPath = (folder: string) =>
  `Zum Ordner „${folder}“ gibt es keinen Berufspfad: Er heißt wie die Datei des Pfads in career-paths.`;

type Keyed = [key: string, source: FileSource, field: PropertyKey[]];

/** Index by id and alias; both must be unique. */
function named(
  { id, alias }: { id: string; alias?: string | undefined },
  source: FileSource,
  at: PropertyKey[],
): Keyed[] {
  const byId: Keyed = [id, source, [...at, "id"]];
  return alias === undefined ? [byId] : [byId, [alias, source, [...at, "alias"]]];
}

function* duplicates(keyed: Keyed[]): Generator<Problem> {
  const first = new Map<string, FileSource>();
  for (const [key, source, field] of keyed) {
    const earlier = first.get(key);
    if (earlier) yield at(source, field, "M007", `${given(key, field)} gibt es schon in ${earlier.path}.`);
    else first.set(key, source);
  }
}

/** Words for the key; of an order's only the number, as the file's own place says the path or list. */
function given(key: string, field: PropertyKey[]): string {
  return field.at(-1) === "order" ? `Die ${key.split(/[ /]/).at(-1)} als „order“` : `„${key}“`;
}

/** Reports gaps in the order: completing a mission opens the next, so that learners could not get past a gap. */
function* gaps(missions: readonly Entry<{ order: number }>[]): Generator<Problem> {
  for (const path of Map.groupBy(missions, ({ source }) => source.folder).values()) {
    const taken = new Set(path.map(({ data }) => data.order));
    for (const { source, data } of path) {
      const before = data.order - 1;
      if (before > 0 && !taken.has(before))
        yield at(source, ["order"], "M008", `Davor fehlt die ${before}: „order“ zählt ohne Lücke von 1 an.`);
    }
  }
}
