import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildContent, saveContent } from "~/content/build-content.server";
import type { Content } from "~/content/build.server";
import { readStates } from "~/content/cache/file-states.server";
import { inFileOrder } from "~/content/check/in-file-order";
import { inParallel } from "~/content/files/in-parallel";
import type { Problem, RawFile } from "~/content/files/source.server";
import { readVersions, type FileVersion } from "~/content/files/versions.server";
import { WORK } from "~/content/work.server";
import { berlinDay } from "~/domain/time/german-dates";
import { PUBLISHED } from "../kept-lists";
import { advise } from "./advise";
import { listLeftOut } from "./left-out";
import { checkProse, mend } from "./prose/check-prose";
import { checkPublished } from "./published";

interface Folders {
  contentDir: string;
  cacheDir: string;
}

/**
 * Finds problems that stop a build, and what editors are told. `content` is null when a build would not succeed.
 * `today`: day in Germany (YYYY-MM-DD) on which figures must hold.
 */
export async function findAll({ contentDir, cacheDir }: Folders, now: number, today = berlinDay(new Date(now))) {
  const states = await readStates(cacheDir);
  const versions = await readVersions({ contentDir, now, read: WORK.read }, states);
  const options = { contentDir, cacheDir, now, work: WORK, withSearch: false };
  const { built, cache, contentKey, versions: read } = await buildContent(options, versions);
  const library = built.ok ? { contentKey, data: built.data } : null;
  await saveContent(options, { cache, library, states: read });
  const files = await readAll(contentDir, versions);
  const list = await WORK.read(join(contentDir, PUBLISHED)).catch(() => null);
  const problems: Problem[] = [
    ...(built.ok ? [] : built.problems),
    ...listLeftOut(contentDir),
    ...files.flatMap(checkProse),
    ...(built.ok ? advise(built, today) : []),
    // Only after a valid build: ids in broken files would seem to be gone.
    ...(built.ok && list !== null ? checkPublished(list, built.entries) : []),
  ];
  const content: Content | null = built.ok ? built : null;
  return { content, problems: inFileOrder(problems), files: versions.length };
}

/** Applies all fixes in the files that `isWanted` accepts; resolves to the number of changed files. */
export async function mendAll(contentDir: string, isWanted: (path: string) => boolean): Promise<number> {
  const versions = await readVersions({ contentDir, now: Date.now(), read: WORK.read }, new Map());
  const files = await readAll(contentDir, versions);
  let changed = 0;
  await inParallel(files, AT_ONCE, async (file) => {
    const fixes = isWanted(file.path) ? checkProse(file).flatMap(({ fix }) => fix ?? []) : [];
    if (fixes.length === 0) return;
    await writeFile(join(contentDir, file.path), mend(file.raw, fixes));
    changed++;
  });
  return changed;
}

const AT_ONCE = 16;

/** Reads all readable files; the build reports the others. */
async function readAll(contentDir: string, versions: readonly FileVersion[]): Promise<RawFile[]> {
  const files = await Promise.all(
    versions.map(async ({ path, raw, unread }) => ({
      path,
      raw: unread === undefined ? (raw ?? (await WORK.read(join(contentDir, path)).catch(() => null))) : null,
    })),
  );
  return files.flatMap(({ path, raw }) => (raw === null ? [] : [{ path, raw }]));
}
