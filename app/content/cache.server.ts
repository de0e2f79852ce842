import { createHash } from "node:crypto";
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
export const RENDERER = "1";

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
  compile: (source: Source, context: ComponentContext) => Promise<Compiled>,
): Promise<Compiled> {
  const surroundings = /<(Passage|VorlageLink|Produktname|Anbieter|Verantwortlich)\b/.test(source.body)
    ? JSON.stringify([[...context.passages], [...context.templates], context.site])
    : "";
  const file = join(cacheDir, `body-${hash(RENDERER, source.body, surroundings)}.html`);
  const known = await readFile(file, "utf8").catch(() => null);
  if (known !== null) return { ok: true, html: known };
  const compiled = await compile(source, context);
  if (compiled.ok) await store(cacheDir, file, compiled.html);
  return compiled;
}

/** The library of exactly these files, if it was built before. */
export async function readLibrary(cacheDir: string, key: string): Promise<LibraryData | null> {
  const text = await readFile(join(cacheDir, `library-${key}.json`), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Keeps the newest library only; `readNewestLibrary` serves it while the content is broken. */
export async function writeLibrary(cacheDir: string, key: string, data: LibraryData): Promise<void> {
  const name = `library-${key}.json`;
  await store(cacheDir, join(cacheDir, name), JSON.stringify(data));
  const others = (await readdir(cacheDir)).filter((file) => file.startsWith("library-") && file !== name);
  await Promise.all(others.map((file) => rm(join(cacheDir, file), { force: true })));
}

/** The last library that was right, whatever content it came from. */
export async function readNewestLibrary(cacheDir: string): Promise<LibraryData | null> {
  const names = await readdir(cacheDir).catch(() => []);
  const name = names.find((file) => /^library-[0-9a-f]{32}\.json$/.test(file));
  return name ? readLibrary(cacheDir, name.slice("library-".length, -".json".length)) : null;
}

async function store(cacheDir: string, file: string, text: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  // Written aside and renamed: a process killed in the middle leaves no half file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, text);
  await rename(aside, file);
}
