import { typicalHours } from "~/domain/evenings/typical-hours";
import type { MissionKind } from "~/domain/missions/missions";
import type { LibraryData } from "./library-data";
import type { MissionHead } from "./library-types";

/** Indexes of a library, each by the key that it is looked up with. Lists of missions promise no texts: they are copied. */
export const indexOf = ({
  missions,
  careerPaths,
  personalityTypes,
  legal,
  templates,
  passages,
  calculators,
  places,
  examples,
  experiments,
  selfCheck,
}: LibraryData) => ({
  missionsById: mapBy(missions, ({ id }) => id),
  missionsBySlug: mapBy(missions, ({ slug }) => slug),
  examplesBySlug: mapBy(examples, ({ slug }) => slug),
  examplesByMission: Map.groupBy(examples, ({ missionId }) => missionId ?? ""),
  experimentsById: mapBy(experiments, ({ id }) => id),
  experimentsByPath: Map.groupBy(experiments, ({ path }) => path),
  calculatorsBySlug: mapBy(calculators, ({ slug }) => slug),
  tasksById: mapBy(
    missions.flatMap((mission) => mission.tasks.map((task) => ({ task, mission }))),
    ({ task }) => task.id,
  ),
  missionsByKind: Map.groupBy<MissionKind, MissionHead>(missions, ({ kind }) => kind),
  missionsByPath: Map.groupBy<string | null, MissionHead>(missions, ({ careerPath }) => careerPath),
  resourcesById: mapBy(
    [...missions.flatMap(({ resources }) => resources), ...places.map(({ resource }) => resource)],
    ({ id }) => id,
  ),
  pathsBySlug: mapBy(careerPaths, ({ slug }) => slug),
  pathsByName: mapBy(careerPaths, ({ name }) => name),
  typesByName: mapBy(personalityTypes, ({ name }) => name),
  legalBySlug: mapBy(legal, ({ slug }) => slug),
  typicalHours: typicalHours(missions.filter(({ kind }) => kind === "path").map((each) => each.estimatedTime)),
  templatesBySlug: mapBy(templates, ({ slug }) => slug),
  selfCheckById: mapBy(selfCheck, ({ id }) => id),
  selfCheckByMission: groupByEach(selfCheck, ({ missionIds }) => missionIds),
  passagesBySlug: mapBy(passages, ({ slug }) => slug),
});

const groupByEach = <Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
};

const mapBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]));
