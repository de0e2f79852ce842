import { mkdir, readFile, rename, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { FEATURES } from "../../domain/features";
import { buildLibrary } from "../build.server";
import { emptyFileCache } from "../cache/file-cache.server";
import { WORK } from "../work.server";
import { MOST_BYTES } from "./spoiled";
import { contentKey, readContents, readVersions, type FileVersion } from "./versions.server";

const FILE = "legal/agb.mdx";
/** Time long after the files of a test were written. */
const LATER = Date.now() + 3_600_000;
/** Time in whole seconds, which every file system restores exactly. */
const WRITTEN = new Date("2026-11-21T08:00:00Z");

test("the content is every .mdx file below the folder, in the order of paths", async () => {
  const { folder, find } = await contentFolder();
  await mkdir(join(folder, "roadmaps", "b"), { recursive: true });
  await writeFile(join(folder, "roadmaps", "b", "02.mdx"), "zwei");
  await writeFile(join(folder, "roadmaps", "b", "notes.txt"), "no content");
  await symlink(join(folder, FILE), join(folder, "legal", "link.mdx"));
  const { versions } = await find();
  expect(versions.map(({ path, raw }) => [path, raw])).toEqual([
    [FILE, "eins"],
    ["roadmaps/b/02.mdx", "zwei"],
  ]);
});

test("a folder that is a link is followed, a link to nothing or to itself is not", async () => {
  const { folder, find } = await contentFolder();
  const elsewhere = await temporaryFolder();
  await mkdir(join(elsewhere, "b"));
  await writeFile(join(elsewhere, "b", "02.mdx"), "zwei");
  await symlink(elsewhere, join(folder, "roadmaps"));
  await symlink(join(elsewhere, "nothing"), join(folder, "gone"));
  await symlink("itself", join(folder, "itself"));
  const { versions } = await find();
  expect(versions.map(({ path }) => path)).toEqual([FILE, "roadmaps/b/02.mdx"]);
});

describe("a file whose state is known is not read", () => {
  test("but known by what it held", async () => {
    const { find } = await contentFolder();
    const first = await find();
    const second = await find(first.versions);
    expect(second.reads).toEqual([]);
    expect(contentKey(second.versions)).toBe(contentKey(first.versions));
  });

  test.each<[string, (file: string) => Promise<void>]>([
    ["another size", (file) => writeFile(file, "zweimal")],
    ["the same size", (file) => writeFile(file, "zwei")],
    [
      "the same size and the old time of modification",
      async (file) => {
        await writeFile(file, "zwei");
        await utimes(file, WRITTEN, WRITTEN);
      },
    ],
    [
      "another file with the same times in its place",
      async (file) => {
        await writeFile(`${file}~`, "zwei");
        await utimes(`${file}~`, WRITTEN, WRITTEN);
        await rename(`${file}~`, file);
      },
    ],
  ])("until it changes: %s", async (_, edit) => {
    const { folder, find } = await contentFolder();
    const first = await find();
    await edit(join(folder, FILE));
    const second = await find(first.versions);
    expect(second.reads).toEqual([FILE]);
    expect(second.versions[0]?.raw).toMatch(/^zwei/);
  });

  test("unless it was changed so lately that it may change again within one tick of the clock", async () => {
    const { folder, find } = await contentFolder();
    const { ctimeMs } = await stat(join(folder, FILE));
    const young = await find([], ctimeMs + 1_900);
    expect(young.versions[0]?.stat).toBeNull();
    expect((await find(young.versions)).reads).toEqual([FILE]);
    const old = await find([], ctimeMs + 2_100);
    expect((await find(old.versions)).reads).toEqual([]);
  });

  test("unless its time lies in the future", async () => {
    const { folder, find } = await contentFolder();
    await utimes(join(folder, FILE), new Date(), new Date(LATER + 60_000));
    expect((await find((await find()).versions)).reads).toEqual([FILE]);
  });
});

test("more files than may be open at once can be read, and one that goes meanwhile is none", async () => {
  const { folder } = await contentFolder();
  const names = Array.from({ length: 40 }, (_, index) => `${index + 10}.mdx`);
  for (const name of names) await writeFile(join(folder, name), name);
  let [open, most] = [0, 0];
  const read = async (file: string) => {
    most = Math.max(most, ++open);
    return readFile(file.replace("11.mdx", "gone.mdx"), "utf8").finally(() => open--);
  };
  const versions = await readVersions({ contentDir: folder, now: LATER, read }, new Map());
  expect(versions.map(({ path }) => path)).toEqual([...names.filter((name) => name !== "11.mdx"), FILE]);
  expect(most).toBe(16);
});

test("a file that cannot be read, and one that is too large, are told in whole sentences and cost no other", async () => {
  const { folder } = await contentFolder();
  await writeFile(join(folder, "legal", "impressum.mdx"), "zu");
  await writeFile(join(folder, "legal", "lang.mdx"), "x".repeat(MOST_BYTES + 1));
  const read = (file: string) =>
    file.endsWith("impressum.mdx")
      ? Promise.reject(Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" }))
      : readFile(file, "utf8");
  const versions = await readVersions({ contentDir: folder, now: LATER, read }, new Map());
  const built = await buildLibrary({ versions, cache: emptyFileCache(), work: WORK, save: async () => {} });
  const told = built.ok ? [] : built.problems.filter(({ rule }) => rule === "M015");
  expect(told.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    "legal/impressum.mdx: Die Datei lässt sich nicht lesen (EACCES): Gib ihr Leserechte, oder lösch sie.",
    "legal/lang.mdx: Die Datei ist zu groß: Teile sie.",
  ]);
  expect(versions.find(({ path }) => path === FILE)?.raw).toBe("eins");
});

test("what else is to be read keeps its place", async () => {
  const { folder, find } = await contentFolder();
  await writeFile(join(folder, "a.mdx"), "a");
  await writeFile(join(folder, "z.mdx"), "z");
  const { versions } = await find((await find()).versions);
  const read = () => Promise.resolve("neu");
  const again = await readContents({ contentDir: folder, read }, versions, ({ path }) => path === FILE);
  expect(again.map(({ path, raw }) => [path, raw])).toEqual([
    ["a.mdx", null],
    [FILE, "neu"],
    ["z.mdx", null],
  ]);
});

describe("the key of a content", () => {
  const files: FileVersion[] = ["a", "b"].map((path) => ({ path, hash: path, stat: null, raw: null }));
  const [first, second] = files;
  test.each([
    ["another file", [first, { ...first, path: "b", hash: "c" }]],
    ["a file more", [...files, { ...first, path: "c" }]],
    ["a file less", [first]],
    ["a file elsewhere", [first, { ...second, path: "c" }]],
  ])("changes with %s", (_, changed) => {
    expect(contentKey(changed.map((each) => ({ path: "", hash: "", stat: null, raw: null, ...each })))).not.toBe(
      contentKey(files),
    );
  });
  test("changes with what the app has", () => {
    expect(contentKey(files, { ...FEATURES, coach: !FEATURES.coach })).not.toBe(contentKey(files));
  });
  test("stays the same for the same files", () => {
    expect(contentKey(files.map((file) => ({ ...file, stat: "changed", raw: "read" })))).toBe(contentKey(files));
  });
});

/** Content folder with one file; `find` returns its versions and the files read, given the `known` states. */
async function contentFolder() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "legal"));
  await writeFile(join(folder, FILE), "eins");
  await utimes(join(folder, FILE), WRITTEN, WRITTEN);
  return {
    folder,
    find: async (known: readonly FileVersion[] = [], now = LATER) => {
      const reads: string[] = [];
      const read = (file: string) => {
        reads.push(file.slice(folder.length + 1));
        return readFile(file, "utf8");
      };
      const states = new Map(known.map((version) => [version.path, version] as const));
      return { versions: await readVersions({ contentDir: folder, now, read }, states), reads };
    },
  };
}
