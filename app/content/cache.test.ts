import { describe, expect, test } from "vitest";
import { replacing, sampleContent, type Change } from "../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { buildLibrary } from "./build.server";
import { libraryKey, type Compile } from "./cache.server";

describe("a body is compiled once", () => {
  test("the second build of the same content compiles nothing and gives the same", async () => {
    const cacheDir = await temporaryFolder();
    const first = await build(cacheDir);
    expect(first.compiled).toContain("roadmaps/pfad-1/04.mdx");
    const second = await build(cacheDir);
    expect(second.compiled).toEqual([]);
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
    expect(await recompiled({ "roadmaps/pfad-1/05.mdx": copied })).toEqual([]);
  });

  test("equal bodies may be built at the same time", async () => {
    const copies = { "roadmaps/pfad-1/05.mdx": copied, "roadmaps/pfad-1/06.mdx": copied };
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

describe("the key of a library", () => {
  const files = sampleContent();
  test.each([
    ["one letter more", sampleContent({ "site/site.mdx": (raw) => `${raw} ` })],
    ["a file more", sampleContent({ "legal/agb.mdx": "" })],
    ["a file less", sampleContent({ "legal/impressum.mdx": null })],
    ["a file elsewhere", files.map((file, index) => (index === 0 ? { ...file, path: "career-paths/x.mdx" } : file))],
  ])("changes with %s", (_, changed) => {
    expect(libraryKey(changed)).not.toBe(libraryKey(files));
  });
  test("stays the same for the same files", () => {
    expect(libraryKey(sampleContent())).toBe(libraryKey(files));
  });
});

/** The body of mission 4 in another. */
const copied: Change = (raw) => `${raw}\nEin Text ohne Bausteine.\n`;

/** Files compiled by a build after the changes, when the content without them had been built. */
async function recompiled(changes: Record<string, Change>): Promise<string[]> {
  const cacheDir = await temporaryFolder();
  await build(cacheDir);
  const { compiled, problems } = await build(cacheDir, changes);
  expect(problems).toEqual([]);
  return compiled;
}

async function build(cacheDir: string, changes: Record<string, Change> = {}) {
  const compiled: string[] = [];
  const counting: Compile = async ({ path, body, bodyOffset }) => {
    if (body !== "") compiled.push(path);
    if (body.includes("{")) return { ok: false, problems: [{ path, line: bodyOffset + 1, message: "Klammern" }] };
    return { ok: true, html: `<p>${body}</p>` };
  };
  const built = await buildLibrary(sampleContent(changes), cacheDir, counting);
  return { compiled: compiled.sort(), data: built.ok ? built.data : null, problems: built.ok ? [] : built.problems };
}
