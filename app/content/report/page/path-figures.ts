import type { Content } from "../../build.server";
import type { Bodies, Collections } from "../../entries";
import { groupBy } from "../../group-by";
import { countWords } from "../words";

export interface MissionFigures {
  path: string;
  order: number;
  title: string;
  words: number;
  /** Words of the passages it embeds, which are shown folded. */
  folded: number;
  estimatedTime: string;
  tasks: number;
  xp: number;
}

export interface PathFigures {
  name: string;
  missions: MissionFigures[];
}

/** Start missions first, then the paths in the order of the catalogue. */
export function pathFigures({ data, entries, bodies }: Content): PathFigures[] {
  const wordsOf = wordCounter(bodies);
  const measure = ({ source, data }: Collections["roadmaps" | "start-missions"][number]): MissionFigures => ({
    path: source.path,
    order: data.order,
    title: data.title,
    words: wordsOf(source.path),
    folded: source.takenUp.passages.reduce((sum, id) => sum + wordsOf(`passages/${id}.mdx`), 0),
    estimatedTime: data.estimatedTime,
    tasks: data.tasks.length,
    xp: data.xpReward,
  });
  const inOrder = (missions: readonly MissionFigures[]) => missions.toSorted((a, b) => a.order - b.order);
  const byPath = groupBy(entries.roadmaps, ({ source }) => source.folder);
  return [
    { name: "Startmissionen", missions: inOrder(entries["start-missions"].map(measure)) },
    ...data.careerPaths.map(({ slug, name }) => ({ name, missions: inOrder((byPath.get(slug) ?? []).map(measure)) })),
  ];
}

function wordCounter(bodies: Bodies): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const words = known.get(path) ?? countWords(bodies.get(path)?.() ?? "");
    known.set(path, words);
    return words;
  };
}
