import * as z from "zod";
import { at } from "~/content/check/at";
import { missionEntries, type Collections } from "~/content/entries";
import type { Problem, FileSource } from "~/content/files/source.server";
import { placeOf } from "~/content/frontmatter/field-places";
import { storedId } from "~/content/stored-id";
import { PUBLISHED } from "../kept-lists";

const schema = z.strictObject({ published: z.array(z.string()), retired: z.array(z.string()) });
export type Published = z.infer<typeof schema>;

interface Named {
  entry: string;
  source: FileSource;
  field: PropertyKey[];
}

/** Everything whose id database rows, addresses and printed pages refer to: kind and id, tasks after their mission, items after their task. */
export function listNamed(entries: Collections): Named[] {
  const missions = missionEntries(entries);
  return [
    ...entries["career-paths"].map(({ source }) => ({ entry: `path ${source.slug}`, source, field: ["name"] })),
    ...entries["personality-types"].map(({ source }) => ({ entry: `type ${source.slug}`, source, field: ["name"] })),
    ...entries.quiz.flatMap(({ source, data }) =>
      data.questions.map(({ id }, i) => ({ entry: `question ${id}`, source, field: ["questions", i, "id"] })),
    ),
    ...entries.resources.flatMap(({ source, data }) =>
      data.resources.map(({ id }, i) => ({ entry: `resource ${id}`, source, field: ["resources", i, "id"] })),
    ),
    ...entries.experiments.flatMap(({ source, data }) =>
      data.versuche.map(({ id }, i) => ({
        entry: `experiment ${source.slug} ${id}`,
        source,
        field: ["versuche", i, "id"],
      })),
    ),
    ...missions.flatMap(({ source, data }) => [
      { entry: `mission ${storedId(data)}`, source, field: ["id"] },
      ...data.tasks.flatMap((task, i) => [
        { entry: `task ${storedId(data)} ${storedId(task)}`, source, field: ["tasks", i, "id"] },
        ...(task.items ?? []).map((item, j) => ({
          entry: `item ${storedId(data)} ${storedId(task)} ${storedId(item)}`,
          source,
          field: ["tasks", i, "items", j, "id"],
        })),
      ]),
    ]),
  ];
}

export type ReadPublished = { ok: true; published: Published } | { ok: false; problem: Problem };

export function readPublished(text: string): ReadPublished {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return { ok: true, published: parsed.data };
  const message = `Die Liste ist nicht lesbar. Hol sie aus Git zurück und schreib sie mit „npm run content:publish“ fort.`;
  return { ok: false, problem: { path: PUBLISHED, line: 1, column: 1, rule: "M013", message } };
}

/** Reports published ids that are gone, retired ones used again, and new ones not yet on the list. */
export function* checkPublished(text: string, entries: Collections): Generator<Problem> {
  const read = readPublished(text);
  if (!read.ok) {
    yield read.problem;
    return;
  }
  const { published, retired } = read.published;
  const named = listNamed(entries);
  const present = new Set(named.map(({ entry }) => entry));
  const known = new Set(published);
  const gone = new Set(retired);
  const isNew = ({ entry }: Named) => !known.has(entry) && !gone.has(entry);
  for (const entry of published) {
    if (present.has(entry)) continue;
    const before = text.slice(0, text.indexOf(JSON.stringify(entry)));
    const place = { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
    yield { path: PUBLISHED, ...place, rule: "M011", message: lost(entry, named.filter(isNew)) };
  }
  for (const { entry, source, field } of named) {
    const id = entry.split(" ").at(-1);
    if (gone.has(entry)) yield at(source, field, "M013", `„${id}“ gab es schon einmal; nimm eine neue Kennung.`);
    else if (!known.has(entry))
      yield at(source, field, "M012", `„${id}“ ist neu: Halte die Kennung mit „npm run content:publish“ fest.`);
  }
}

function lost(entry: string, added: readonly Named[]): string {
  const [kind, ...ids] = entry.split(" ");
  const id = ids.at(-1);
  const renamed =
    kind === "mission" || kind === "task" || kind === "item"
      ? `Heißt es jetzt anders, gehört „alias: ${id}“ ${whereTo(entry, added)}. `
      : "Diese Kennung lässt sich nicht ändern. ";
  return `„${id}“ ist veröffentlicht und fehlt. ${renamed}Soll es wegfallen: npm run content:publish -- "--retire=${entry}"`;
}

/**
 * Place for the alias: at the only new id the entry may have become, a mission in any path, a task of its mission, or an item of
 * its task.
 */
function whereTo(entry: string, added: readonly Named[]): string {
  const before = entry.slice(0, entry.lastIndexOf(" ") + 1);
  const [likely, ...others] = added.filter((each) => each.entry.startsWith(before));
  if (!likely || others.length > 0) return "zur neuen Kennung";
  const { source, field, entry: found } = likely;
  const [line] = placeOf(source, field);
  return `unter „id: ${found.slice(before.length)}“ in ${source.path}:${line}`;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
