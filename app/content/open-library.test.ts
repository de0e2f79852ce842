import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyContent } from "../../tests/fixtures/copied-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { readLibrary } from "./cache/library-cache.server";
import { openLibrary } from "./open-library.server";

test("while an edit is wrong its findings are told and the text before it is served, until it is mended", async () => {
  const { contentDir, cacheDir } = await copyContent(await temporaryFolder());
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const { library, findings, stopWatching } = await openLibrary({ contentDir, cacheDir, watch: true });
  onTestFinished(stopWatching);
  expect(findings()).toEqual([]);
  const file = join(contentDir, "passages/impressum.mdx");
  const right = await readFile(file, "utf8");
  const title = () => library.getPassage("impressum")?.title;
  await writeFile(file, right.replace('title: "Impressum anlegen"', 'title: "Anders"\nquelen: []'));
  await vi.waitFor(
    () => expect(findings()).toMatchObject([{ path: "passages/impressum.mdx", rule: "M003", line: 3 }]),
    WAIT,
  );
  expect(title()).toBe("Impressum anlegen");
  await writeFile(file, right.replace('title: "Impressum anlegen"', 'title: "Anders"'));
  await vi.waitFor(() => expect(title()).toBe("Anders"), WAIT);
  expect(findings()).toEqual([]);
  // Saved for the next start once it is shown.
  const saved = async () =>
    (await readLibrary(cacheDir))?.data.passages.find(({ slug }) => slug === "impressum")?.title;
  await vi.waitFor(async () => expect(await saved()).toBe("Anders"), WAIT);
}, 180_000);

const WAIT = { timeout: 60_000, interval: 50 };
