import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildSample, replacing, sampleVersions, type Change } from "../../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { buildLibrary } from "../build.server";
import { Library } from "../library";
import { readFileCache, writeFileCache } from "./file-cache.server";
import { loadParser } from "../files/source.server";
import type { Compile } from "../work.server";

const parse = await loadParser();
/** Body of mission 4. */
const KNOWN = "Ein Text ohne Bausteine.";

describe("a body is compiled once", () => {
  test("the second build of the same content compiles nothing and gives the same", async () => {
    const cacheDir = await temporaryFolder();
    const first = await build(cacheDir);
    expect(first.compiled).toContain("roadmaps/pfad-1/04.mdx");
    const second = await build(cacheDir);
    expect(second.compiled).toEqual([]);
    expect(second.parsed).toEqual([]);
    expect(second.data).toEqual(first.data);
  });

  test("a changed body is compiled again, alone", async () => {
    expect(await recompiled({ "roadmaps/pfad-1/04.mdx": replacing("ohne", "mit") })).toEqual([
      "roadmaps/pfad-1/04.mdx",
    ]);
  });

  test("a changed head compiles nothing", async () => {
    expect(await recompiled({ "roadmaps/pfad-1/04.mdx": replacing("Abzeichen", "Orden") })).toEqual([]);
  });

  test("the same text elsewhere is known already", async () => {
    expect(await recompiled({ "roadmaps/pfad-1/05.mdx": copied(KNOWN) })).toEqual([]);
  });

  test("equal bodies may be built at the same time", async () => {
    const copies = { "roadmaps/pfad-1/05.mdx": copied(KNOWN), "roadmaps/pfad-1/06.mdx": copied(KNOWN) };
    expect((await build(await temporaryFolder(), copies)).problems).toEqual([]);
  });

  test("a refused body is looked at every time", async () => {
    const cacheDir = await temporaryFolder();
    const wrong = { "roadmaps/pfad-1/04.mdx": replacing("Ein Text", "{Ein Text}") };
    const first = await build(cacheDir, wrong);
    expect(first.problems).toHaveLength(1);
    const second = await build(cacheDir, wrong);
    expect(second.compiled).toEqual(["roadmaps/pfad-1/04.mdx"]);
    expect(second.problems).toEqual(first.problems);
  });
});

describe("a file is parsed and checked once", () => {
  test("a changed one again, alone", async () => {
    const cacheDir = await temporaryFolder();
    await build(cacheDir);
    const changes = { "roadmaps/pfad-1/04.mdx": replacing("Abzeichen", "Orden") };
    const { parsed, data } = await build(cacheDir, changes);
    expect(parsed).toEqual(["roadmaps/pfad-1/04.mdx"]);
    expect(data).toEqual((await build(await temporaryFolder(), changes)).data);
  });

  test("one that is gone is forgotten, one that is new is added", async () => {
    const cacheDir = await temporaryFolder();
    const gone = { "passages/versicherung.mdx": null, "roadmaps/pfad-1/02.mdx": null };
    const [first, second, third] = [await build(cacheDir), await build(cacheDir, gone), await build(cacheDir)];
    expect(second.problems.map(({ message }) => message)).toEqual([
      "Ein Berufspfad hat laut site/site.mdx 10 Missionen, hier sind es 9.",
      "Davor fehlt die 2: „order“ zählt ohne Lücke von 1 an.",
    ]);
    expect(third.parsed).toEqual(["passages/versicherung.mdx", "roadmaps/pfad-1/02.mdx"]);
    expect(third.data).toEqual(first.data);
  });

  test("what is wrong with one is said again without looking", async () => {
    const cacheDir = await temporaryFolder();
    const wrong = {
      "legal/impressum.mdx": "Nur Text",
      "passages/steuer.mdx": replacing("title:", "titel:"),
      "roadmaps/pfad-1/04.mdx": replacing("resources: [amt]", "resources: [kein-amt]"),
      "roadmaps/pfad-1/05.mdx": copied("Ein Satz von sechs kleinen Wörtern."),
      "roadmaps/pfad-2/05.mdx": copied("Ein Satz von sechs kleinen Wörtern."),
    };
    const first = await build(cacheDir, wrong);
    expect(first.problems).toHaveLength(5);
    const second = await build(cacheDir, wrong);
    expect(second.problems).toEqual(first.problems);
    expect(second.parsed).toEqual([]);
  });
});

test("bodies compile a few at a time", async () => {
  let [running, most] = [0, 0];
  const compile: Compile = async ({ body }) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    return { ok: true, html: body };
  };
  const bodies = Object.fromEntries(
    Array.from({ length: 9 }, (_, index): [string, Change] => [
      `roadmaps/pfad-2/0${index + 1}.mdx`,
      copied(`${index}`),
    ]),
  );
  await buildSample(bodies, { compile });
  expect(most).toBe(8);
});

test("a build that is stopped in the middle goes on where it was", async () => {
  const cacheDir = await temporaryFolder();
  const cache = await readFileCache(cacheDir);
  const bodies = Object.fromEntries(
    Array.from({ length: 120 }, (_, index): [string, Change] => {
      const [path, order] = [Math.floor(index / 10) + 1, (index % 10) + 1];
      return [`roadmaps/pfad-${path}/${String(order).padStart(2, "0")}.mdx`, copied(`Text ${index}`)];
    }),
  );
  let left = 110;
  const compile: Compile = async ({ body }) => {
    if (left-- === 0) throw new Error("stopped");
    return { ok: true, html: body };
  };
  const work = { loadParser, compile };
  const saving: Promise<void>[] = [];
  const save = async () => void saving.push(writeFileCache(cacheDir, cache));
  await expect(buildLibrary({ versions: sampleVersions(bodies), cache, work, save })).rejects.toThrow("stopped");
  await Promise.all(saving);
  const { compiled, parsed } = await build(cacheDir, bodies);
  expect(parsed).toEqual([]);
  expect(compiled.length).toBeLessThanOrEqual(29);
});

test("an edit writes the pack of its own folder", async () => {
  const cacheDir = await temporaryFolder();
  await build(cacheDir);
  const before = await writtenAt(cacheDir);
  await build(cacheDir);
  expect(await writtenAt(cacheDir)).toEqual(before);
  await build(cacheDir, { "roadmaps/pfad-1/04.mdx": replacing("ohne", "mit") });
  const after = await writtenAt(cacheDir);
  expect([...after].filter(([name, at]) => before.get(name) !== at)).toHaveLength(1);
  // A folder that is gone takes its pack with it.
  await build(cacheDir, { "search/synonyme.mdx": null });
  expect((await writtenAt(cacheDir)).size).toBe(before.size - 1);
});

test("a term of a synonym is looked for where it was, and elsewhere once it is gone there", async () => {
  const cacheDir = await temporaryFolder();
  const spoken = async (changes: Record<string, Change> = {}) => {
    const { problems } = await build(cacheDir, changes);
    const cache = await readFileCache(cacheDir);
    return [problems.map(({ rule }) => rule), Array.from(cache.spoken.values(), ({ path }) => path)];
  };
  expect(await spoken()).toEqual([[], ["roadmaps/pfad-1/04.mdx"]]);
  const gone = { "roadmaps/pfad-1/04.mdx": replacing("Bausteine", "Teile") };
  expect(await spoken(gone)).toEqual([["L005"], []]);
  const elsewhere = { "roadmaps/pfad-1/05.mdx": copied("Lauter Bausteine.") };
  expect(await spoken({ ...gone, ...elsewhere })).toEqual([[], ["roadmaps/pfad-1/05.mdx"]]);
  expect(await spoken(elsewhere)).toEqual([[], ["roadmaps/pfad-1/05.mdx"]]);
});

describe("what a body takes up from elsewhere counts", () => {
  test("a changed passage is compiled again, and those who take it up", async () => {
    expect(await recompiled({ "passages/steuer.mdx": replacing("Frag dein", "Ruf dein") })).toEqual([
      "passages/steuer.mdx",
      "roadmaps/pfad-1/01.mdx",
    ]);
  });
  test("so is a passage with another title", async () => {
    expect(await recompiled({ "passages/steuer.mdx": replacing('"Steuer"', '"Steuern"') })).toEqual([
      "roadmaps/pfad-1/01.mdx",
    ]);
  });
  test("and the link to a template with another title", async () => {
    expect(await recompiled({ "templates/angebot.mdx": replacing('"Angebot"', '"Dein Angebot"') })).toEqual([
      "roadmaps/pfad-1/03.mdx",
    ]);
  });
  test("and the operator's address", async () => {
    expect(await recompiled({ "site/site.mdx": replacing("Weg 1", "Weg 2") })).toEqual(["legal/impressum.mdx"]);
  });
});

async function writtenAt(cacheDir: string): Promise<Map<string, number>> {
  const folder = join(cacheDir, "files");
  const names = await readdir(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).ino] as const)));
}

/** Appends a text to a mission. */
function copied(text: string): (raw: string) => string {
  return (raw) => `${raw}\n${text}\n`;
}

/** Files that a second build compiles, after a first one without the changes. */
async function recompiled(changes: Record<string, Change>): Promise<string[]> {
  const cacheDir = await temporaryFolder();
  await build(cacheDir);
  const { compiled, problems } = await build(cacheDir, changes);
  expect(problems).toEqual([]);
  return compiled;
}

/** Runs a build on the cache that earlier builds left in the folder. */
async function build(cacheDir: string, changes: Record<string, Change> = {}) {
  const compiled: string[] = [];
  const parsed: string[] = [];
  const compile: Compile = async ({ path, body, bodyOffset }) => {
    compiled.push(path);
    const place = { path, line: bodyOffset + 1, column: 1 };
    if (body.includes("{")) return { ok: false, problems: [{ ...place, rule: "T002", message: "Klammern" }] };
    return { ok: true, html: `<p>${body}</p>` };
  };
  const counting: typeof parse = (file) => {
    parsed.push(file.path);
    return parse(file);
  };
  const cache = await readFileCache(cacheDir);
  const save = () => writeFileCache(cacheDir, cache);
  const work = { loadParser: async () => counting, compile };
  const built = await buildLibrary({ versions: sampleVersions(changes), cache, work, save });
  await save();
  return {
    compiled: compiled.sort(),
    parsed: parsed.sort(),
    // Compared by what is read.
    data: built.ok ? new Library(built.data).data : null,
    problems: built.ok ? [] : built.problems,
  };
}
