import { toSlug } from "~/domain/text/slugs";
import { missionEntries, type Bodies, type Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";

/** A task names a heading of its own mission's text as the one that leads to it. */
export function* crossCheckTaskSections(entries: Collections, bodies: Bodies): Generator<Problem> {
  for (const { source, data } of missionEntries(entries)) {
    if (data.tasks.every(({ abschnitt }) => abschnitt === undefined)) continue;
    const headings = headingsIn(bodies.get(source.path)?.() ?? "");
    for (const [index, { abschnitt }] of data.tasks.entries()) {
      if (abschnitt !== undefined && !headings.has(toSlug(abschnitt)))
        yield at(source, ["tasks", index, "abschnitt"], "M005", unknown(abschnitt));
    }
  }
}

const unknown = (heading: string): string => `Die Überschrift „${heading}“ gibt es im Text dieser Mission nicht.`;

const headingsIn = (body: string): Set<string> =>
  new Set(Array.from(body.matchAll(/^#{2,3} +(.*\S)/gm), ([, heading = ""]) => toSlug(heading)));
