import { toSlug } from "~/domain/text/slugs";
import { missionEntries, type Bodies, type Collections } from "../entries";
import type { FileSource, Problem } from "../files/source.server";
import { at } from "./at";

/** A task names a heading of its own mission's text as the one that leads to it. */
export function* crossCheckTaskSections(entries: Collections, bodies: Bodies): Generator<Problem> {
  for (const { source, data } of missionEntries(entries)) {
    if (data.tasks.every(({ abschnitt }) => abschnitt === undefined)) continue;
    const headings = headingsOf(source, bodies);
    for (const [index, { abschnitt }] of data.tasks.entries()) {
      if (abschnitt !== undefined && !headings.has(toSlug(abschnitt)))
        yield at(source, ["tasks", index, "abschnitt"], "M005", unknown(abschnitt));
    }
  }
}

/** Kept as long as a file is: an edit of another one takes no text apart. */
const known = new WeakMap<FileSource, ReadonlySet<string>>();

function headingsOf(source: FileSource, bodies: Bodies): ReadonlySet<string> {
  const headings = known.get(source) ?? headingsIn(bodies.get(source.path)?.() ?? "");
  known.set(source, headings);
  return headings;
}

const unknown = (heading: string): string => `Die Überschrift „${heading}“ gibt es im Text dieser Mission nicht.`;

const headingsIn = (body: string): Set<string> =>
  new Set(Array.from(body.matchAll(/^#{2,3} +(.*\S)/gm), ([, heading = ""]) => toSlug(heading)));
