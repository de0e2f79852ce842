import { emptyCollections, type Collections } from "../entries";
import type { Problem, FileSource } from "../files/source.server";
import { packFile, readPack, writePack } from "./pack.server";

/** Results per file, keyed by path (`html` by `bodyKey`): an edit of one file costs no work on the others. */
export interface FileCache {
  hashes: Map<string, string>;
  problems: Map<string, Problem[]>;
  entries: Collections;
  bodies: Map<string, () => string>;
  html: Map<string, () => string>;
}

type Stored = Pick<FileCache, "entries"> & {
  hashes: [path: string, hash: string][];
  problems: [path: string, problems: Problem[]][];
  /** Keys of the pack's texts: the bodies by path, then the HTML by `bodyKey`. */
  bodies: string[];
  html: string[];
};

const NAME = "files";

export const emptyFileCache = (): FileCache => ({
  hashes: new Map(),
  problems: new Map(),
  entries: emptyCollections(),
  bodies: new Map(),
  html: new Map(),
});

export async function readFileCache(cacheDir: string): Promise<FileCache> {
  const pack = await readPack<Stored>(packFile(cacheDir, NAME));
  if (!pack) return emptyFileCache();
  const { hashes, problems, entries, bodies, html } = pack.value;
  const texts = (names: string[], from: number) =>
    new Map(names.map((name, index) => [name, () => pack.text(from + index)] as const));
  return {
    hashes: new Map(hashes),
    problems: new Map(problems),
    entries,
    bodies: texts(bodies, 0),
    html: texts(html, bodies.length),
  };
}

export async function writeFileCache(cacheDir: string, cache: FileCache): Promise<void> {
  const { hashes, problems, entries, bodies, html } = cache;
  const stored: Stored = {
    hashes: [...hashes],
    problems: [...problems],
    entries,
    bodies: [...bodies.keys()],
    html: [...html.keys()],
  };
  const texts = [...bodies.values(), ...html.values()].map((text) => text());
  await writePack(packFile(cacheDir, NAME), stored, texts);
}

export function forgetChanged(
  { hashes, problems, entries, bodies }: FileCache,
  now: ReadonlyMap<string, string>,
): void {
  for (const [path, hash] of [...hashes]) {
    if (now.get(path) === hash) continue;
    hashes.delete(path);
    problems.delete(path);
    bodies.delete(path);
  }
  for (const list of Object.values(entries)) retain(list, hashes);
}

function retain(list: { source: FileSource }[], known: ReadonlyMap<string, string>): void {
  const kept = list.filter(({ source }) => known.has(source.path));
  list.length = 0;
  for (const entry of kept) list.push(entry);
}
