import { inParallel } from "../files/in-parallel";
import type { Problem, FileSource } from "../files/source.server";
import type { CachedHtml } from "../cache/file-cache.server";
import { currentRenderer } from "../cache/renderer.server";
import { bodyKey, surroundingsOf, type AllSurroundings } from "./surroundings";
import type { AskedSentence } from "../questions/asked-sentence";
import type { Compile } from "../work.server";

export interface CompiledBody {
  key: string;
  html: () => string;
}

/** Concurrent compilations: each holds a syntax tree and a bundler process, and more at once are no faster. */
const AT_ONCE = 8;
/** Bodies between two saves, so that a start interrupted amid thousands resumes there. */
const SAVED_EVERY = 100;

/** A file and the sentences to which its questions lead. */
export interface ToCompile {
  source: FileSource;
  sentences: readonly AskedSentence[];
}

/** Compiles the bodies that `known` lacks and adds them to it; `compiled` holds all by path. */
export async function compileBodies(
  sources: readonly ToCompile[],
  {
    surroundings,
    known,
    bodyOf,
    compile,
    save,
  }: {
    surroundings: AllSurroundings;
    known: Map<string, CachedHtml>;
    bodyOf: (path: string) => string;
    compile: Compile;
    save: () => Promise<void>;
  },
): Promise<{ compiled: Map<string, CompiledBody>; problems: Problem[] }> {
  const compiled = new Map<string, CompiledBody>();
  const problems: Problem[] = [];
  const renderer = await currentRenderer();
  let count = 0;
  await inParallel(sources, AT_ONCE, async ({ source, sentences }) => {
    const { path, bodyOffset } = source;
    const around = surroundingsOf(source, surroundings);
    const key = bodyKey({ ...source, sentences }, around, renderer);
    if (!known.has(key)) {
      const result = await compile({ path, bodyOffset, body: bodyOf(path), sentences }, around);
      if (!result.ok) return void problems.push(...result.problems);
      known.set(key, { path, html: () => result.html });
      if (++count % SAVED_EVERY === 0) await save();
    }
    const found = known.get(key);
    if (found) compiled.set(path, { key, html: found.html });
  });
  return { compiled, problems };
}
