import { at } from "~/content/check/at";
import type { Bodies, Collections, Entry } from "~/content/entries";
import type { Problem } from "~/content/files/source.server";
import type { Frontmatter } from "~/content/frontmatter/schema";

type Mission = Entry<Frontmatter<"roadmaps">>;

/** Missions on whose page there is something to do beside the answers: points, fields, a calculator or a question. */
export function missionsToDo(entries: Collections, bodies: Bodies): Set<Mission> {
  const passages = new Map(entries.passages.map((passage) => [passage.source.slug, passage]));
  const hasFields = (path: string) => /<Feld\b/.test(bodies.get(path)?.() ?? "");
  const isToDo = ({ source, data }: Mission): boolean => {
    const embedded = source.takenUp.passages.flatMap((id) => passages.get(id) ?? []);
    return (
      data.frage !== undefined ||
      data.tasks.some(({ items }) => items !== undefined) ||
      embedded.some((passage) => passage.data.fragen !== undefined) ||
      [source, ...embedded.map((passage) => passage.source)].some(
        ({ path, takenUp }) => takenUp.calculators.length > 0 || hasFields(path),
      )
    );
  };
  return new Set(entries.roadmaps.filter(isToDo));
}

/** Reports missions in which one can only read, on paths where most let one do something. */
export function* adviseDoing(entries: Collections, bodies: Bodies): Generator<Problem> {
  const toDo = missionsToDo(entries, bodies);
  for (const missions of Map.groupBy(entries.roadmaps, ({ source }) => source.folder).values()) {
    const onlyRead = missions.filter((mission) => !toDo.has(mission));
    if (onlyRead.length * 2 >= missions.length) continue;
    for (const { source } of onlyRead) yield at(source, ["tasks"], "M018", MESSAGE);
  }
}

const MESSAGE =
  "Auf dieser Seite lässt sich nur lesen: Gib einer Aufgabe Punkte (items) oder dem Text ein Feld, einen Rechner oder eine Frage.";
