import type { Collections } from "../entries";
import type { CollectionName } from "../frontmatter/schema";
import type { AskedAbout } from "../library-types";
import { storedId } from "../stored-id";

/** Folders whose files editors may attach questions to. */
const FOLDERS = [
  "roadmaps",
  "start-missions",
  "bonus",
  "passages",
  "templates",
  "career-paths",
  "personality-types",
  "schritte",
  "rechner",
] as const satisfies readonly CollectionName[];

/** Search page of each such file: its collection, and the id or slug that the search uses. */
export function pagesByFile(entries: Collections): Map<string, Pick<AskedAbout, "folder" | "page">> {
  return new Map(
    FOLDERS.flatMap((folder) =>
      entries[folder].map(({ source, data }) => [
        source.path.replace(/\.mdx$/, ""),
        { folder, page: "tasks" in data ? storedId(data) : source.slug },
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

/** Splits a place at the first „#“; the heading may contain another. */
export function placeIn(place: string): { file: string; heading: string | null } {
  const [file = "", ...rest] = place.split("#");
  return { file, heading: rest.length === 0 ? null : evenSpaces(rest.join("#")) };
}

/** Replaces no-break spaces of a heading, which editors need not type. */
export const evenSpaces = (heading: string): string => heading.replace(/\s+/g, " ").trim();
