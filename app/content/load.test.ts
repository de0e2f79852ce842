import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replacing, sampleContent, writeContent } from "../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { RENDERER } from "./cache.server";
import { loadLibrary, type Loaded } from "./load.server";

const MISSION = "roadmaps/pfad-1/04.mdx";

test("content without problems is served", async () => {
  const { load } = await contentFolder();
  const loaded = await load();
  expect(loaded).toMatchObject({ ok: true, problems: [] });
  expect(textOf(loaded)).toBe("<p>Ein Text ohne Bausteine.</p>");
});

test("a change is served at the next load", async () => {
  const { load, change } = await contentFolder();
  await load();
  await change(replacing("ohne", "mit"));
  expect(textOf(await load())).toBe("<p>Ein Text mit Bausteine.</p>");
});

test("while a file is broken the last good state is served, and the problem is named", async () => {
  const { load, change } = await contentFolder();
  await load();
  await change(replacing("ohne", "{mit}"));
  for (const loaded of [await load(), await load()]) {
    expect(loaded.problems).toMatchObject([{ path: MISSION, line: 22 }]);
    expect(textOf(loaded)).toBe("<p>Ein Text ohne Bausteine.</p>");
  }
  await change(replacing("{mit}", "mit"));
  const mended = await load();
  expect(mended.problems).toEqual([]);
  expect(textOf(mended)).toBe("<p>Ein Text mit Bausteine.</p>");
});

test("the last good state is the newest of several", async () => {
  const { load, change } = await contentFolder();
  await load();
  await change(replacing("ohne", "mit"));
  await load();
  await change(replacing("mit", "{mit}"));
  expect(textOf(await load())).toBe("<p>Ein Text mit Bausteine.</p>");
});

test("without a good state there is nothing to serve", async () => {
  const { load, change } = await contentFolder();
  await change(replacing("ohne", "{mit}"));
  expect(await load()).toMatchObject({ ok: false, problems: [{ path: MISSION, line: 22 }] });
});

test("a state of another renderer is no good state", async () => {
  const { load, change, cacheDir } = await contentFolder();
  await load();
  const [name = ""] = (await readdir(cacheDir)).filter((file) => file.startsWith("library-"));
  await rename(join(cacheDir, name), join(cacheDir, name.replace(`-${RENDERER}-`, "-0-")));
  await change(replacing("ohne", "{mit}"));
  expect(await load()).toMatchObject({ ok: false });
});

function textOf(loaded: Loaded): string | undefined {
  return loaded.ok ? loaded.library.getMission("pfad-1-4")?.html : undefined;
}

async function contentFolder() {
  const folder = await temporaryFolder();
  const cacheDir = await temporaryFolder();
  await writeContent(folder, sampleContent());
  return {
    cacheDir,
    load: () => loadLibrary(folder, cacheDir),
    async change(edit: (raw: string) => string) {
      const raw = await readFile(join(folder, MISSION), "utf8");
      await writeFile(join(folder, MISSION), edit(raw));
    },
  };
}
