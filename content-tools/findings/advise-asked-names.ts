import { at } from "~/content/check/at";
import { missionEntries, type Bodies, type Collections } from "~/content/entries";
import type { Problem } from "~/content/files/source.server";
import { placeIn } from "~/content/search/asked-about";

/** Signs between whose material it is and what it is called: „TED: Simon Sinek – How great leaders inspire action“. */
const PARTS = /: | – | \| | \(/;
/** A name of a person or a tool; one word alone may mean much else. */
const NAME = /^\p{Lu}\S*(?: \p{Lu}\S*){1,2}$/u;

/**
 * Reports words under „gefragt“ that name whose material it is where a mission neither has that material nor says the
 * name: a reader who searches for it is led to a text that is silent about it.
 */
export function* adviseAskedNames(entries: Collections, bodies: Bodies): Generator<Problem> {
  const titles = new Map(entries.resources.flatMap(({ data }) => data.resources.map(({ id, title }) => [id, title])));
  const names = new Set([...titles.values()].flatMap(namesIn));
  const passages = new Map(entries.passages.map((each) => [each.source.slug, each]));
  const textOf = ({ source, data }: Readable): string =>
    [
      JSON.stringify(data),
      bodies.get(source.path)?.() ?? "",
      ...[...(data.resources ?? []), ...data.quellen].map((id) => titles.get(id) ?? ""),
    ].join(" ");
  const said = new Map(
    missionEntries(entries).map((mission) => {
      const own = textOf(mission);
      const embedded = Array.from(own.matchAll(/<Passage id="([^"]+)"/g), ([, id = ""]) => passages.get(id));
      return [
        mission.source.path,
        [own, ...embedded.map((each) => (each ? textOf(each) : ""))].join(" ").toLowerCase(),
      ];
    }),
  );
  for (const { source, data } of entries.search) {
    for (const [row, { zu, gefragt }] of data.fragen.entries()) {
      const text = said.get(`${placeIn(zu).file}.mdx`);
      if (text === undefined) continue;
      const asked = ` ${gefragt.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
      for (const name of names) {
        if (!asked.includes(` ${name} `) || text.includes(name)) continue;
        const message = `„${name}“ kommt dort nicht mehr vor: Nimm es hier heraus, oder nenn es in der Mission.`;
        yield at(source, ["fragen", row, "gefragt"], "L014", message);
      }
    }
  }
}

interface Readable {
  source: { path: string };
  data: { resources?: string[]; quellen: string[] };
}

/** Names in a title, all but its last part, which says what the material is about. */
const namesIn = (title: string): string[] =>
  title
    .split(PARTS)
    .slice(0, -1)
    .flatMap((part) => (NAME.test(part.trim()) ? [part.trim().toLowerCase()] : []));
