import { join } from "node:path";
import { expect, test } from "vitest";
import { loadLibrary } from "../../app/content/load.server";
import { WORK } from "../../app/content/work.server";
import { growContent } from "../../bench/content/grow.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

test("content that grew is right in all but what only compiling finds", { timeout: 120_000 }, async () => {
  const folder = await temporaryFolder();
  const contentDir = join(folder, "content");
  await growContent("content", contentDir, 1);
  const compile: typeof WORK.compile = async ({ body }) => ({ ok: true, html: body });
  const loaded = await loadLibrary({
    ...{ contentDir, cacheDir: join(folder, "cache"), now: Date.now(), withSearch: false },
    work: { ...WORK, compile },
  });
  expect(loaded.problems).toEqual([]);
  if (!loaded.ok) throw new Error("no library");
  const { missions, careerPaths } = loaded.library.data;
  const ofPaths = missions.filter(({ kind }) => kind === "path");
  expect(careerPaths.filter(({ slug }) => slug.endsWith("-1"))).toHaveLength(careerPaths.length / 2);
  expect(ofPaths.filter(({ careerPath }) => careerPath?.endsWith("-1"))).toHaveLength(ofPaths.length / 2);
});
