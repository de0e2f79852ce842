import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { emptyCollections, type Collections, type Entry } from "../entries";
import type { Speaker } from "../check/cross-check-synonyms";
import { isCollection } from "../frontmatter/schema";
import type { Problem, FileSource } from "../files/source.server";
import { contentHash } from "./content-hash";
import { packFile, readPack, writePack, type LazyText } from "./pack.server";

/** HTML of a body, and the path of a file that has it. */
export interface CachedHtml {
  path: string;
  html: LazyText;
}

/** Results per file, keyed by path (`html` by `bodyKey`): an edit of one file costs no work on the others. */
export interface FileCache {
  hashes: Map<string, string>;
  problems: Map<string, Problem[]>;
  entries: Collections;
  bodies: Map<string, LazyText>;
  html: Map<string, CachedHtml>;
  /** A file that has it, for each term that a synonym means. */
  spoken: Map<string, Speaker>;
  /** Stamp of the pack as last read or written, by folder of the content. */
  saved: Map<string, string>;
}

/** The files of one folder: whoever edits one writes no other folder's. */
interface Stored {
  folder: string;
  hashes: [path: string, hash: string][];
  problems: [path: string, problems: Problem[]][];
  entries: Entry<unknown>[];
  /** Keys of the pack's texts: the bodies by path, then the HTML. */
  bodies: string[];
  html: [key: string, path: string][];
  spoken: [term: string, speaker: Speaker][];
}

const FOLDER = "files";

export const emptyFileCache = (): FileCache => ({
  hashes: new Map(),
  problems: new Map(),
  entries: emptyCollections(),
  bodies: new Map(),
  html: new Map(),
  spoken: new Map(),
  saved: new Map(),
});

const fileOf = (folder: string): string => contentHash(folder).slice(0, 16);

export async function readFileCache(cacheDir: string): Promise<FileCache> {
  const cache = emptyFileCache();
  const names = await readdir(join(cacheDir, FOLDER)).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".pack"))) {
    const pack = await readPack<Stored>(join(cacheDir, FOLDER, name));
    if (!pack) continue;
    const { folder, hashes, problems, entries, bodies, html, spoken } = pack.value;
    for (const [path, hash] of hashes) cache.hashes.set(path, hash);
    for (const [path, found] of problems) cache.problems.set(path, found);
    for (const entry of entries) addEntry(cache.entries, entry);
    for (const [index, path] of bodies.entries()) cache.bodies.set(path, pack.text(index));
    for (const [index, [key, path]] of html.entries()) {
      cache.html.set(key, { path, html: pack.text(bodies.length + index) });
    }
    for (const [term, speaker] of spoken) cache.spoken.set(term, speaker);
    cache.saved.set(folder, stampOf(pack.value));
  }
  return cache;
}

/** Stored entries passed their collection's schema; the pack's digest vouches for them. */
function addEntry(entries: { [Name in keyof Collections]: unknown[] }, entry: Entry<unknown>): void {
  if (isCollection(entry.source.collection)) entries[entry.source.collection].push(entry);
}

/** Writes the folders in which something changed since they were read or written. */
export async function writeFileCache(cacheDir: string, cache: FileCache): Promise<void> {
  const folders = byFolder(cache);
  for (const [folder, stored] of folders) {
    const stamp = stampOf(stored);
    if (cache.saved.get(folder) === stamp) continue;
    const texts = [
      ...stored.bodies.map((path) => cache.bodies.get(path)),
      ...stored.html.map(([key]) => cache.html.get(key)?.html),
    ];
    await writePack(
      packFile(join(cacheDir, FOLDER), fileOf(folder)),
      stored,
      texts.map((text) => text ?? (() => "")),
    );
    cache.saved.set(folder, stamp);
  }
  for (const folder of [...cache.saved.keys()].filter((each) => !folders.has(each))) {
    await rm(packFile(join(cacheDir, FOLDER), fileOf(folder)), { force: true });
    cache.saved.delete(folder);
  }
}

function byFolder({ hashes, problems, entries, bodies, html, spoken }: FileCache): Map<string, Stored> {
  const folders = new Map<string, Stored>();
  for (const [path, hash] of hashes) {
    const folder = dirname(path);
    const stored = folders.get(folder) ?? {
      folder,
      ...{ hashes: [], problems: [], entries: [], bodies: [], html: [], spoken: [] },
    };
    stored.hashes.push([path, hash]);
    folders.set(folder, stored);
  }
  const of = (path: string) => folders.get(dirname(path));
  for (const [path, found] of problems) of(path)?.problems.push([path, found]);
  for (const list of Object.values(entries)) for (const entry of list) of(entry.source.path)?.entries.push(entry);
  for (const path of bodies.keys()) of(path)?.bodies.push(path);
  for (const [key, { path }] of html) of(path)?.html.push([key, path]);
  for (const [term, speaker] of spoken) of(speaker.path)?.spoken.push([term, speaker]);
  return folders;
}

/** Stands for all that is stored of a folder: what a file's hash does not decide are its HTML and its terms. */
const stampOf = ({ hashes, html, spoken }: Stored): string =>
  contentHash(
    ...hashes.map(([path, hash]) => `${path} ${hash}`).sort(),
    ...html.map(([key, path]) => `${key} ${path}`).sort(),
    ...spoken.map(([term, { path }]) => `${term} ${path}`).sort(),
  );

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
