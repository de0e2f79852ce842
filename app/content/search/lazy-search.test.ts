import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleContent, writeContent } from "../../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { readSearch } from "../cache/search-cache.server";
import { loadLibrary } from "../load.server";
import { lazySearch, type Served } from "./lazy-search.server";
import { prepareSearch } from "./prepare.server";

/** Built content with its search in the cache, and the searcher made from it. */
async function builtContent() {
  const [contentDir, cacheDir] = [await temporaryFolder(), await temporaryFolder()];
  await writeContent(contentDir, sampleContent());
  const loaded = await loadLibrary({ contentDir, cacheDir, now: Date.now() });
  if (!loaded.ok) throw new Error("no library");
  const cached = await readSearch(cacheDir);
  if (!cached) throw new Error("no search was made with the content");
  const served: Served = { contentKey: cached.contentKey, data: loaded.library.data };
  return { cacheDir, served };
}

const pagesFor = async (search: ReturnType<typeof lazySearch>, query: string) =>
  (await search()).search({ query, pathSlug: null }).found.map(({ document }) => document.page);

test("the search is made with the content, so that the first question only reads it", async () => {
  const { cacheDir, served } = await builtContent();
  const emptied = { ...served, data: { ...served.data, passages: [], missions: [], templates: [] } };
  expect(
    await pagesFor(
      lazySearch(cacheDir, () => emptied),
      "finanzamt",
    ),
  ).toContain("steuer");
});

test("it is read once, when it is first asked for, however many ask at once", async () => {
  const { cacheDir, served } = await builtContent();
  const search = lazySearch(cacheDir, () => served);
  const [one, other] = await Promise.all([search(), search()]);
  expect(one).toBe(other);
  await rm(cacheDir, { recursive: true });
  expect(await search()).toBe(one);
});

test("changed content has another search", async () => {
  const { cacheDir, served } = await builtContent();
  let current = served;
  const search = lazySearch(cacheDir, () => current);
  expect(await pagesFor(search, "zauberwort")).toEqual([]);
  const passages = served.data.passages.map((passage) => ({ ...passage, html: "<p>Das Zauberwort.</p>", facts: [] }));
  current = { contentKey: "edited", data: { ...served.data, passages } };
  expect(await pagesFor(search, "zauberwort")).toContain("steuer");
});

test("a file that cannot be read is made anew, and kept", async () => {
  const { cacheDir, served } = await builtContent();
  for (const name of await readdir(cacheDir)) {
    if (name.startsWith("search")) await writeFile(join(cacheDir, name), "kaputt");
  }
  expect(
    await pagesFor(
      lazySearch(cacheDir, () => served),
      "finanzamt",
    ),
  ).toContain("steuer");
  expect((await readSearch(cacheDir))?.contentKey).toBe(served.contentKey);
});

test("a search that failed is tried again by the next question", async () => {
  const { cacheDir, served } = await builtContent();
  let fails = true;
  const data = Object.defineProperty({ ...served.data }, "synonyms", {
    get: () => {
      if (fails) throw new Error("gone");
      return served.data.synonyms;
    },
  });
  const search = lazySearch(cacheDir, () => ({ ...served, data }));
  await expect(search()).rejects.toThrow("gone");
  fails = false;
  expect(await pagesFor(search, "finanzamt")).toContain("steuer");
});

test("where it cannot be kept, it is served all the same", async () => {
  const { served } = await builtContent();
  const blocked = join(await temporaryFolder(), "file");
  await writeFile(blocked, "");
  const made = await prepareSearch(blocked, served);
  expect(made.documents.map(({ page }) => page)).toContain("steuer");
});
