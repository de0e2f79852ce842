import { buildLibrary } from "./build.server";
import { libraryKey, readLibrary, readNewestLibrary, writeLibrary } from "./cache.server";
import { Library } from "./library";
import { readContent, type Problem } from "./source.server";

export type Loaded = { ok: true; library: Library; problems: Problem[] } | { ok: false; problems: Problem[] };

/**
 * Reads the content, compiling only what changed since it was last compiled. While files are broken, the last content
 * that was right is served and the problems are returned; without such content there is no library.
 */
export async function loadLibrary(contentDir: string, cacheDir: string): Promise<Loaded> {
  const files = await readContent(contentDir);
  const key = libraryKey(files);
  const known = await readLibrary(cacheDir, key);
  if (known) return { ok: true, library: new Library(known), problems: [] };
  const built = await buildLibrary(files, cacheDir);
  if (built.ok) {
    await writeLibrary(cacheDir, key, built.data);
    return { ok: true, library: new Library(built.data), problems: [] };
  }
  const earlier = await readNewestLibrary(cacheDir);
  return earlier
    ? { ok: true, library: new Library(earlier), problems: built.problems }
    : { ok: false, problems: built.problems };
}

/** One line per problem, as editors' tools understand it: content/file.mdx:line: message. */
export function formatProblems(contentDir: string, problems: readonly Problem[]): string {
  return problems.map(({ path, line, message }) => `${contentDir}/${path}:${line}: ${message}`).join("\n");
}
