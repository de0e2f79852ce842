import { evenSpaces, pagesByFile, placeIn } from "../search/asked-about";
import type { Bodies, Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";
import type { RuleId } from "./rules";

/** Reports questions whose target page or heading does not exist, or already has questions. */
export function* crossCheckAskedAbout(entries: Collections, bodies: Bodies): Generator<Problem> {
  const pages = pagesByFile(entries);
  const seen = new Set<string>();
  for (const { source, data } of entries.search) {
    for (const [row, { zu }] of data.fragen.entries()) {
      const { file, heading } = placeIn(zu);
      const problem = (rule: RuleId, message: string) => at(source, ["fragen", row, "zu"], rule, message);
      if (!pages.has(file)) yield problem("L006", `Die Seite „${file}“ gibt es nicht.`);
      else if (heading !== null && !headingsIn(bodies.get(`${file}.mdx`)?.() ?? "").has(heading))
        yield problem("L006", `Die Überschrift „${heading}“ gibt es in ${file}.mdx nicht.`);
      const place = `${file}#${heading ?? ""}`;
      if (seen.has(place)) yield problem("M007", `Zu „${zu}“ steht schon etwas da.`);
      seen.add(place);
    }
  }
}

const headingsIn = (body: string): Set<string> =>
  new Set(Array.from(body.matchAll(/^#{1,6} +(.*\S)/gm), ([, heading = ""]) => evenSpaces(heading)));
