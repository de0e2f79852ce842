import { evenSpaces, pagesByFile, placeIn } from "../search/asked-about";
import type { Bodies, Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";

/** What is asked about a place that is gone finds nothing. */
export function* crossCheckAskedAbout(entries: Collections, bodies: Bodies): Generator<Problem> {
  const pages = pagesByFile(entries);
  const seen = new Set<string>();
  for (const { source, data } of entries.search) {
    for (const [row, { zu }] of data.fragen.entries()) {
      const { file, heading } = placeIn(zu);
      const problem = (message: string) => at(source, ["fragen", row, "zu"], message);
      if (!pages.has(file)) yield problem(`Die Seite „${file}“ gibt es nicht.`);
      else if (heading !== null && !headingsIn(bodies.get(`${file}.mdx`)?.() ?? "").has(heading))
        yield problem(`Die Überschrift „${heading}“ gibt es in ${file}.mdx nicht.`);
      const place = `${file}#${heading ?? ""}`;
      if (seen.has(place)) yield problem(`Zu „${zu}“ steht schon etwas da.`);
      seen.add(place);
    }
  }
}

const headingsIn = (body: string): Set<string> =>
  new Set(Array.from(body.matchAll(/^#{1,6} +(.*\S)/gm), ([, heading = ""]) => evenSpaces(heading)));
