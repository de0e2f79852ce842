import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Compiled } from "./compile.server";
import type { ComponentContext } from "./components";
import type { LibraryData } from "./library";
import type { RawFile, Source } from "./source.server";

/**
 * Bumped when the compiler, its components or the shape of the library change: everything else that decides an output
 * is hashed. A test compares a fingerprint of those files and fails when someone forgets.
 */
export const RENDERER = "3";

export type Compile = (source: Source, context: ComponentContext) => Promise<Compiled>;

const hash = (...parts: string[]): string => createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 32);

/** Key of the whole library: every path and every byte of content. */
export function libraryKey(files: readonly RawFile[]): string {
  return hash(RENDERER, ...files.flatMap(({ path, raw }) => [path, raw]));
}

/** Compiles a body unless the same body with the same surroundings was compiled before. */
export async function cached(
  cacheDir: string,
  source: Source,
  context: ComponentContext,
  compile: Compile,
): Promise<Compiled> {
  const file = join(cacheDir, `body-${hash(RENDERER, source.body, surroundings(source.body, context))}.html`);
  const known = await readFile(file, "utf8").catch(() => null);
  if (known !== null) return { ok: true, html: known };
  const compiled = await compile(source, context);
  if (compiled.ok) await store(cacheDir, file, compiled.html);
  return compiled;
}

/** All that a body takes up from elsewhere. An id it names by chance costs no more than a compilation. */
function surroundings(body: string, { passages, templates, site }: ComponentContext): string {
  const named = <Value>(all: ReadonlyMap<string, Value>) => [...all].filter(([id]) => body.includes(id));
  return JSON.stringify([
    body.includes("<Passage") ? named(passages) : [],
    body.includes("<VorlageLink") ? named(templates) : [],
    /<(Produktname|Anbieter|Verantwortlich)\b/.test(body) ? site : null,
  ]);
}

// With the renderer in its name, so that a newer app never serves a library of another shape.
const LIBRARY = `library-${RENDERER}-`;
const fileOf = (key: string) => `${LIBRARY}${key}.json`;

/** The library of exactly these files, if it was built before. */
export async function readLibrary(cacheDir: string, key: string): Promise<LibraryData | null> {
  const text = await readFile(join(cacheDir, fileOf(key)), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Keeps the newest library only; `readNewestLibrary` serves it while the content is broken. */
export async function writeLibrary(cacheDir: string, key: string, data: LibraryData): Promise<void> {
  const name = fileOf(key);
  if (!(await store(cacheDir, join(cacheDir, name), JSON.stringify(data)))) return;
  // What another process is writing aside ends otherwise and is left alone.
  const others = (await readdir(cacheDir)).filter((file) => /^library-.*\.json$/.test(file) && file !== name);
  await Promise.all(others.map((file) => rm(join(cacheDir, file), { force: true })));
}

/** The last library that was right, whatever content it came from. */
export async function readNewestLibrary(cacheDir: string): Promise<LibraryData | null> {
  const names = await readdir(cacheDir).catch(() => []);
  const name = names.find((file) => file.startsWith(LIBRARY) && file.endsWith(".json"));
  return name ? readLibrary(cacheDir, name.slice(LIBRARY.length, -".json".length)) : null;
}

/** Whether it was kept: without space or the right to write it is compiled again next time, which ends no start. */
async function store(cacheDir: string, file: string, text: string): Promise<boolean> {
  // Written aside and renamed: a process killed in the middle leaves no half file. The name is drawn, because two equal
  // bodies are stored at the same time.
  const aside = `${file}.${randomUUID()}`;
  try {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(aside, text);
    await rename(aside, file);
    return true;
  } catch {
    await rm(aside, { force: true }).catch(() => undefined);
    return false;
  }
}
