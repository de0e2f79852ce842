import type { Collections } from "../entries";
import type { CollectionName } from "../frontmatter/schema";
import type { AskedAbout } from "../library";

/** What can be asked about, as editors name it: folder and file. */
const FOLDERS = [
  "roadmaps",
  "start-missions",
  "passages",
  "templates",
  "career-paths",
  "personality-types",
] as const satisfies readonly CollectionName[];

/** The page of each file that can be asked about: its collection, and by what the search names it. */
export function pagesByFile(entries: Collections): Map<string, Pick<AskedAbout, "folder" | "page">> {
  return new Map(
    FOLDERS.flatMap((folder) =>
      entries[folder].map(({ source, data }) => [
        source.path.replace(/\.mdx$/, ""),
        { folder, page: "tasks" in data ? data.id : source.slug },
      ]),
    ),
  );
}

export function assembleAskedAbout(entries: Collections): AskedAbout[] {
  const pages = pagesByFile(entries);
  return entries.search.flatMap(({ data }) =>
    data.fragen.flatMap(({ zu, gefragt }) => {
      const { file, heading } = placeIn(zu);
      const page = pages.get(file);
      return page ? [{ ...page, heading, words: gefragt }] : [];
    }),
  );
}

/** A heading may itself hold the mark. */
export function placeIn(place: string): { file: string; heading: string | null } {
  const [file = "", ...rest] = place.split("#");
  return { file, heading: rest.length === 0 ? null : evenSpaces(rest.join("#")) };
}

/** Headings have spaces at which no line breaks; editors need not type them. */
export const evenSpaces = (heading: string): string => heading.replace(/\s+/g, " ").trim();
