import { basename } from "node:path";
import { assembleLibrary } from "./assemble-library";
import { forgetChanged, type FileCache } from "./cache/file-cache.server";
import { addFile } from "./check/check.server";
import { compileBodies, type CompiledBody } from "./compile/compile-bodies.server";
import { crossCheck } from "./check/cross-check";
import { withoutFollowOns } from "./check/follow-ons";
import { inFileOrder } from "./check/in-file-order";
import { missionEntries, type Bodies, type Collections } from "./entries";
import { askedSentences } from "./questions/asked-sentences";
import type { CompiledData } from "./library";
import type { CollectionName } from "./frontmatter/schema";
import type { Problem } from "./files/source.server";
import type { AllSurroundings } from "./compile/surroundings";
import { listPlaces } from "./places/list-places";
import type { FileVersion } from "./files/versions.server";
import type { BuildSteps } from "./work.server";

export interface Content {
  data: CompiledData;
  entries: Collections;
  bodies: Bodies;
}
export type Built = ({ ok: true } & Content) | { ok: false; problems: Problem[] };

/**
 * Builds the library, adding to `cache`; files it lacks need their `raw`. Reports all problems of all files at once.
 */
export async function buildLibrary({
  versions,
  cache,
  work,
  save,
}: {
  versions: readonly FileVersion[];
  cache: FileCache;
  work: Omit<BuildSteps, "read">;
  save: () => Promise<void>;
}): Promise<Built> {
  await checkNew(versions, cache, work);
  const { entries, bodies } = cache;
  const problems = [
    ...[...cache.problems.values()].flat(),
    ...withoutFollowOns(crossCheck(entries, bodies, cache.spoken), [...cache.problems.keys()]),
  ];
  const site = entries.site[0]?.data;
  if (!site) return { ok: false, problems: inFileOrder(problems) };

  const html = new Map<string, CompiledBody>();
  const compileAll = async (list: readonly Collections[CollectionName][number][], surroundings: AllSurroundings) => {
    const { compiled, problems: found } = await compileBodies(
      list.map((entry) => ({ source: entry.source, sentences: askedSentences(entry) })),
      {
        surroundings,
        known: cache.html,
        bodyOf: (path) => bodies.get(path)?.() ?? "",
        compile: work.compile,
        save,
      },
    );
    problems.push(...found);
    for (const [path, body] of compiled) html.set(path, body);
  };
  // Names of invalid files are included, so that references to them are not reported as missing.
  const templates = new Map([
    ...namesIn("templates", versions).map((name) => [name, { title: "" }] as const),
    ...entries.templates.map(({ source, data }) => [source.slug, { title: data.title }] as const),
  ]);
  const facts = new Set(namesIn("facts", versions));
  const calculators = new Map<string, { title: string; results: readonly string[] | null }>([
    ...namesIn("rechner", versions).map((name) => [name, { title: "", results: null }] as const),
    ...entries.rechner.map(
      ({ source, data }) => [source.slug, { title: data.title, results: data.ergebnisse }] as const,
    ),
  ]);
  const known = { site, templates, facts, calculators, places: listPlaces(entries) };
  // Passages first: the other texts embed them.
  await compileAll(entries.passages, { ...known, passages: new Map() });
  const passages = new Map([
    ...namesIn("passages", versions).map((name) => [name, { title: "", html: "", key: "" }] as const),
    ...entries.passages.map(({ source, data }) => {
      const body = html.get(source.path);
      return [source.slug, { title: data.title, html: body?.html() ?? "", key: body?.key ?? "" }] as const;
    }),
  ]);
  const rest = [
    ...missionEntries(entries),
    ...entries.templates,
    ...entries.legal,
    ...entries.hilfe,
    ...entries.schritte,
    ...entries.rechner,
  ];
  await compileAll(rest, { ...known, passages });
  if (problems.length > 0) return { ok: false, problems: inFileOrder(problems) };
  cache.html = new Map(Array.from(html, ([path, body]) => [body.key, { path, html: body.html }]));
  const data = assembleLibrary(entries, site, (path) => html.get(path)?.html ?? (() => ""));
  return { ok: true, data, entries, bodies };
}

async function checkNew(
  versions: readonly FileVersion[],
  cache: FileCache,
  { loadParser }: Pick<BuildSteps, "loadParser">,
) {
  forgetChanged(cache, new Map(versions.map(({ path, hash }) => [path, hash])));
  const unknown = versions.filter(({ path }) => !cache.hashes.has(path));
  const parse = unknown.length > 0 ? await loadParser() : null;
  for (const { path, raw, hash, unread } of unknown) {
    if (unread !== undefined) {
      cache.hashes.set(path, hash);
      cache.problems.set(path, [{ path, line: 1, column: 1, rule: "M015", message: unread }]);
      continue;
    }
    if (raw === null || !parse) throw new Error(`${path} has not been read`);
    cache.hashes.set(path, hash);
    const parsed = parse({ path, raw });
    const problems = parsed.ok ? addFile(cache.entries, parsed.file) : [parsed.problem];
    if (problems.length > 0) cache.problems.set(path, problems);
    if (!parsed.ok) continue;
    const { body } = parsed.file;
    cache.bodies.set(path, () => body);
  }
  for (const list of Object.values(cache.entries)) list.sort(byPath);
}

const byPath = (a: { source: { path: string } }, b: { source: { path: string } }): number =>
  a.source.path < b.source.path ? -1 : 1;

function namesIn(collection: CollectionName, versions: readonly FileVersion[]): string[] {
  return versions.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ path }) => basename(path, ".mdx"));
}
