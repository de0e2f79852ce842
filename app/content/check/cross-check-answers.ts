import { holdsAnswer } from "~/domain/missions/task-type";
import { missionEntries, type Bodies, type Collections, type Entry } from "../entries";
import type { Frontmatter } from "../frontmatter/schema";
import type { Problem, FileSource } from "../files/source.server";
import { storedId } from "../stored-id";

type MissionEntry = Entry<Frontmatter<"roadmaps"> | Frontmatter<"start-missions"> | Frontmatter<"bonus">>;
interface TaskEntry {
  entry: MissionEntry;
  task: MissionEntry["data"]["tasks"][number];
}

const ANSWER = /<Meine\b[^>]*?\bantwort\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A mission shows answers to tasks of earlier missions of its path, or of the start missions, that have a field for one. */
export function* crossCheckAnswers(entries: Collections, bodies: Bodies): Generator<Problem> {
  const missions: MissionEntry[] = missionEntries(entries);
  const tasks = new Map(
    missions.flatMap((entry) => entry.data.tasks.map((task) => [storedId(task), { entry, task }] as const)),
  );
  const renamed = new Map(
    missions.flatMap(({ data }) =>
      data.tasks.flatMap(({ id, alias }) => (alias === undefined ? [] : [[id, alias] as const])),
    ),
  );
  const orders = new Map(missions.map((entry) => [entry.source.path, entry]));
  for (const { source } of Object.values(entries).flat()) {
    if (source.takenUp.answers.length === 0) continue;
    const here = orders.get(source.path);
    for (const [index, line] of (bodies.get(source.path)?.() ?? "").split("\n").entries()) {
      for (const { 1: double, 2: single, index: column } of line.matchAll(ANSWER)) {
        const id = double ?? single ?? "";
        const alias = renamed.get(id);
        const message = alias === undefined ? mistakeIn(id, tasks.get(id), here) : renamedFrom(id, alias);
        if (message) yield problemAt(source, { line: index + 1, column: column + 1 }, message);
      }
    }
  }
}

const renamedFrom = (id: string, alias: string): string =>
  `„${id}“ heißt in gespeicherten Antworten „${alias}“: Nimm die Kennung, die unter „alias“ steht.`;

function mistakeIn(id: string, asked: TaskEntry | undefined, here: MissionEntry | undefined): string | null {
  if (!here) return "<Meine> steht nur in Missionen: Nur sie wissen, was vorher kam.";
  if (!asked) return `Die Aufgabe „${id}“ gibt es nicht.`;
  const { entry, task } = asked;
  const isOfStart = entry.source.collection === "start-missions";
  const isSamePath = entry.source.collection === here.source.collection && entry.source.folder === here.source.folder;
  if (!isSamePath && !isOfStart) return `Die Aufgabe „${id}“ gehört zu einem anderen Pfad.`;
  if (isSamePath && entry.data.order >= here.data.order) {
    return entry === here
      ? `Die Aufgabe „${id}“ gehört zu dieser Mission: Ihre Antwort steht schon auf der Seite.`
      : `Die Aufgabe „${id}“ kommt erst in Mission ${entry.data.order}: Hier gibt es noch keine Antwort.`;
  }
  return holdsAnswer(task) ? null : `Die Aufgabe „${id}“ hat kein Feld für eine Antwort.`;
}

const problemAt = (
  { path, bodyOffset }: FileSource,
  { line, column }: { line: number; column: number },
  message: string,
): Problem => ({ path, line: bodyOffset + line, column, rule: "L011", message });
