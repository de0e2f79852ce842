import { describe, expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import { sampleFiles } from "../../tests/fixtures/sample-content";
import { adviseForms } from "./advise-forms";

const file = (order: number) => `roadmaps/pfad-1/${String(order).padStart(2, "0")}.mdx`;
const ALL =
  "<Beispiel>\n\nSo.\n\n</Beispiel>\n\n<Stolperfalle>\n\nOh.\n\n</Stolperfalle>\n\n<Geschafft>\n\nFertig.\n\n</Geschafft>";

/** What is said of the first path when its missions of `bodies` have these, and `noteField` all of them. */
function told(bodies: Record<number, string>, noteField?: string): string[] {
  const files = sampleFiles();
  const { entries } = checkFiles(files);
  const written = new Map(files.map(({ source }): [string, () => string] => [source.path, () => ""]));
  for (const [order, body] of Object.entries(bodies)) written.set(file(Number(order)), () => body);
  const missions = entries.roadmaps.map((mission) =>
    noteField === undefined ? mission : { ...mission, data: { ...mission.data, noteField } },
  );
  return [...adviseForms(missions, written)]
    .filter(({ path }) => path.includes("/pfad-1/"))
    .map(({ path, message }) => `${path} ${message}`);
}

const each = (orders: number[], body: (order: number) => string) =>
  Object.fromEntries(orders.map((order) => [order, body(order)]));
const WORDS = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn"];
const whole = (order: number) => ALL.replace("Fertig", WORDS[order - 1] ?? "");

describe("missions of a path in one form", () => {
  test("a path with eight of ten in all three boxes is fine, with nine it is told of its last", () => {
    expect(told(each([1, 2, 3, 4, 5, 6, 7, 8], whole))).toEqual([]);
    expect(told(each([1, 2, 3, 4, 5, 6, 7, 8, 9], whole))).toEqual([
      expect.stringMatching(/09\.mdx In 9 von 10 Missionen .* wenigstens 1 eines weg/),
    ]);
  });

  test("the same word begins the end of three missions, and not of four", () => {
    const end = () => "<Geschafft>\n\nDrei Namen.\n\n</Geschafft>";
    expect(told(each([1, 2, 3], end))).toEqual([]);
    expect(told(each([1, 2, 3, 7], end))).toEqual([expect.stringMatching(/07\.mdx „Drei …“: So beginnt .* in 4/)]);
  });

  test("each further disclaimer is told where it stands", () => {
    const hint = () => "<Rechtshinweis />";
    expect(told(each([6], hint))).toEqual([]);
    expect(told(each([6, 2, 9], hint)).map((line) => line.slice(0, 22))).toEqual([file(6), file(9)]);
  });

  test.each([
    ["Was nun?", 1],
    ["Mir fehlt noch …", 1],
    ["Wie viele Minuten waren es?", 1],
  ])("lines for notes that are all like %j are told once", (noteField, count) => {
    expect(told({}, noteField)).toHaveLength(count);
  });

  test.each([
    ["Warte, ", "„weil“ oder „denn“"],
    ["weil es eilt, ", "„nur“ oder „sondern“"],
  ])("a long path in which hardly a mission says more than %j is told which words it avoids", (said, missing) => {
    const long = (words: string) => `${`Geh heute weiter. ${words}`.repeat(60)}\n`;
    const only = "nur heute, ";
    const lacking = each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (order) =>
      long(order <= 1 ? "weil du nur eines nimmst, " : missing.includes("weil") ? only : said),
    );
    expect(told(lacking)).toEqual([expect.stringContaining(`01.mdx 1 von 10 Missionen dieses Pfads sagen ${missing}`)]);
    expect(told({ ...lacking, 2: long("denn du nimmst nur eines, ") })).toEqual([]);
    expect(told(each([1, 2], () => long(said)))).toEqual([]);
  });

  test("lines for notes in three forms are fine", () => {
    expect(told({})).toEqual([]);
  });
});
