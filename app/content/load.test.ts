import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, MISSION, textOf } from "../../tests/fixtures/content-folder";
import { replacing, sampleContent } from "../../tests/fixtures/sample-content";
import type { Kept } from "./load.server";
import { currentRenderer } from "./cache/renderer.server";

test("content without problems is served", async () => {
  const { load } = await contentFolder();
  const loaded = await load();
  expect(loaded).toMatchObject({ ok: true, problems: [], unsaved: null });
  expect(textOf(loaded)).toBe("<p>Ein Text ohne Bausteine.</p>");
});

test("a change is served at the next load", async () => {
  const { load, change } = await contentFolder();
  await load();
  await change(replacing("ohne", "mit"));
  expect(textOf(await load())).toBe("<p>Ein Text mit Bausteine.</p>");
});

test("a library from the cache is the one that was built", async () => {
  const { load } = await contentFolder();
  const [built, cached] = [await load(), await load()];
  if (!built.ok || !cached.ok) throw new Error("no library");
  expect(cached.library.data).toEqual(built.library.data);
  const textsOf = ({ library }: typeof built) => library.data.missions.map(({ html, facts }) => ({ html, facts }));
  expect(textsOf(cached)).toEqual(textsOf(built));
  expect(cached.library.getMission("pfad-1-4")?.html).toBe("<p>Ein Text ohne Bausteine.</p>");
});

test("a library from the cache has the sources and resources of each text, in their order", async () => {
  const { folder, load, change } = await contentFolder();
  const edit = async (path: string, how: (raw: string) => string) =>
    writeFile(join(folder, path), how(await readFile(join(folder, path), "utf8")));
  await edit("resources/recht.mdx", (raw) => raw.replace(/( {2}- id: amt\n)((?: {4}.*\n)+)/, "$1$2  - id: kasse\n$2"));
  await change(replacing("resources: [amt]", "resources: [kasse, amt]"));
  const [built, cached] = [await load(), await load()];
  if (!built.ok || !cached.ok) throw new Error(JSON.stringify(built.problems));
  expect(cached.library.getMission("pfad-1-4")?.resources.map(({ id }) => id)).toEqual(["kasse", "amt"]);
  expect(cached.library.data).toEqual(built.library.data);
});

describe("a load does what changed", () => {
  test("nothing at a start without changes", async () => {
    const { load, done } = await contentFolder();
    await load();
    expect(done().read).toHaveLength(sampleContent().length);
    await load();
    expect(done()).toEqual({ read: [], parsed: [], compiled: [] });
  });

  test("one file of an edit, and nothing after it", async () => {
    const { load, change, done } = await contentFolder();
    await load();
    done();
    await change(replacing("ohne", "mit"));
    await load();
    expect(done()).toEqual({ read: [MISSION], parsed: [MISSION], compiled: [MISSION] });
    await load();
    expect(done()).toEqual({ read: [], parsed: [], compiled: [] });
  });

  test("one file of an edit in a process that goes on, which reads no cache and saves when it likes", async () => {
    const { load, change, done, cacheDir } = await contentFolder();
    const kept: Kept = {};
    const first = await load({ kept });
    expect(await kept.save?.()).toBeNull();
    done();
    await rm(cacheDir, { recursive: true });
    await change(replacing("ohne", "mit"));
    const edited = await load({ kept });
    expect(done()).toEqual({ read: [MISSION], parsed: [MISSION], compiled: [MISSION] });
    expect([first, edited].map(textOf)).toEqual(["ohne", "mit"].map((word) => `<p>Ein Text ${word} Bausteine.</p>`));
    await change(replacing("mit", "{mit}"));
    const broken = await load({ kept });
    expect([broken.problems.length, textOf(broken)]).toEqual([1, textOf(edited)]);
    await change(replacing("{mit}", "mit"));
    await load({ kept });
    expect(await kept.save?.()).toBeNull();
    done();
    expect(textOf(await load())).toBe(textOf(edited));
    expect(done()).toEqual({ read: [], parsed: [], compiled: [] });
  });

  test("a file that was only touched is read, no more", async () => {
    const { folder, load, done } = await contentFolder();
    await load();
    done();
    await utimes(join(folder, MISSION), new Date(), new Date());
    await load();
    expect(done()).toEqual({ read: [MISSION], parsed: [], compiled: [] });
    await load();
    expect(done().read).toEqual([]);
  });

  test("while a file is broken only that one is looked at again", async () => {
    const { load, change, done } = await contentFolder();
    await load();
    await change(replacing("ohne", "{mit}"));
    await load();
    done();
    await load();
    expect(done()).toEqual({ read: [], parsed: [], compiled: [MISSION] });
  });

  test("files that one is sure of are read when nothing is known of what they held", async () => {
    const { cacheDir, load, done } = await contentFolder();
    await load();
    done();
    await rm(join(cacheDir, "files"), { recursive: true });
    await rm(join(cacheDir, "library.pack"));
    expect(await load()).toMatchObject({ ok: true, problems: [] });
    expect(done().read).toHaveLength(sampleContent().length);
  });
});

describe("while a file is broken", () => {
  test("the last good state is served, and the problem is named", async () => {
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
    const file = join(cacheDir, "library.pack");
    await writeFile(file, (await readFile(file, "utf8")).replace(` ${await currentRenderer()} `, " 0 "));
    await change(replacing("ohne", "{mit}"));
    expect(await load()).toMatchObject({ ok: false });
  });
});

describe("whatever the cache holds, the content decides", () => {
  test.each(["states", "files", "library"])("a %s pack that is spoiled costs work, nothing else", async (name) => {
    const { load, cacheDir, change } = await contentFolder();
    await load();
    const packs =
      name === "files" ? (await readdir(join(cacheDir, name))).map((each) => join(name, each)) : [`${name}.pack`];
    for (const pack of packs) {
      const bytes = await readFile(join(cacheDir, pack));
      await writeFile(join(cacheDir, pack), bytes.fill(0, bytes.length - 100));
    }
    const loaded = await load();
    expect(loaded).toMatchObject({ ok: true, problems: [], unsaved: null });
    await change(replacing("ohne", "mit"));
    expect(textOf(await load())).toBe("<p>Ein Text mit Bausteine.</p>");
  });

  test("the cache of another content is of no use, and no harm", async () => {
    const one = await contentFolder();
    const other = await contentFolder();
    await other.change(replacing("ohne", "mit"));
    const shared = { cacheDir: one.cacheDir };
    for (const [from, text] of [
      [one, "ohne"],
      [other, "mit"],
      [one, "ohne"],
    ] as const) {
      expect(textOf(await from.load(shared))).toBe(`<p>Ein Text ${text} Bausteine.</p>`);
    }
  });

  test("processes that start at once all serve the content", async () => {
    const { load, change } = await contentFolder();
    await load();
    await change(replacing("ohne", "mit"));
    const loaded = await Promise.all(Array.from({ length: 5 }, () => load()));
    expect(new Set(loaded.map(textOf))).toEqual(new Set(["<p>Ein Text mit Bausteine.</p>"]));
    expect(textOf(await load())).toBe("<p>Ein Text mit Bausteine.</p>");
  });

  test("a cache that cannot be written is reported, and the content is served", async () => {
    const { folder, load } = await contentFolder();
    const loaded = await load({ cacheDir: join(folder, "site", "site.mdx", "cache") });
    expect(loaded).toMatchObject({ ok: true, unsaved: expect.stringMatching(/^E/) });
    expect(textOf(loaded)).toBe("<p>Ein Text ohne Bausteine.</p>");
  });

  test("what earlier versions and killed processes left there is cleared away after an hour", async () => {
    const { cacheDir, load } = await contentFolder();
    for (const name of ["body-0a.html", "library.pack.0a", "being-written"]) await writeFile(join(cacheDir, name), "");
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const name of ["body-0a.html", "library.pack.0a"]) await utimes(join(cacheDir, name), longAgo, longAgo);
    await load();
    expect((await readdir(cacheDir)).sort()).toEqual([
      "being-written",
      "files",
      "library.pack",
      "search.pack",
      "states.pack",
    ]);
  });
});
