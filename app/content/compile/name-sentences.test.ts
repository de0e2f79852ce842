import { expect, test } from "vitest";
import { context } from "../../../tests/fixtures/compile-body";
import { compileBody } from "./compile.server";

const compiled = async (path: string, body: string, ...words: string[]): Promise<string> => {
  const sentences = words.map((each, index) => ({
    question: `f${index + 1}`,
    words: each,
    place: [index + 2, 5] as const,
  }));
  const result = await compileBody({ path, body, bodyOffset: 9, sentences }, context);
  return result.ok
    ? result.html.replaceAll(/ class="[^"]*"|<div data-fragen="[^"]*"><\/div>/g, "")
    : result.problems.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`).join("\n");
};

test.each<[string, string, string, string]>([
  [
    "to its end",
    "Erst dies. Ruf vorher dort an, und frag. Dann das.",
    "Ruf vorher dort an",
    '<p>Erst dies. <span id="satz-f1">Ruf vorher dort an, und frag.</span> Dann das.</p>',
  ],
  [
    "over the break of a line",
    "Ruf vorher\ndort an. Dann das.",
    "Ruf vorher dort an",
    '<p><span id="satz-f1">Ruf vorher\ndort an.</span> Dann das.</p>',
  ],
  [
    "after a word in bold",
    "- **Zuerst:** Ruf vorher dort an.",
    "Ruf vorher dort an",
    '<ul>\n<li><span id="satz-f1"><strong>Zuerst:</strong> Ruf vorher dort an.</span></li>\n</ul>',
  ],
  [
    "whole where it begins in bold",
    "**Ruf vorher** dort an. Dann das.",
    "Ruf vorher dort an",
    '<p><span id="satz-f1"><strong>Ruf vorher</strong> dort an.</span> Dann das.</p>',
  ],
  [
    "with a figure that begins it",
    'Erst dies. <Fakt id="minijob" /> sind jeden Monat frei.',
    "sind jeden Monat frei",
    '<p>Erst dies. <span id="satz-f1"><data value="minijob" data-as=""></data> sind jeden Monat frei.</span></p>',
  ],
  [
    "from its beginning",
    "Erst dies. Ja, ruf vorher dort an.",
    "ruf vorher dort an",
    '<p>Erst dies. <span id="satz-f1">Ja, ruf vorher dort an.</span></p>',
  ],
  [
    "with a figure, whose words do not count",
    'Bis <Fakt id="minijob" /> bist du frei. Dann das.',
    "Bis bist du frei",
    '<p><span id="satz-f1">Bis <data value="minijob" data-as=""></data> bist du frei.</span> Dann das.</p>',
  ],
])("a sentence gets an address %s", async (_, body, words, html) => {
  expect(await compiled("roadmaps/a/01.mdx", body, words)).toBe(html);
});

test.each([
  ["roadmaps/a/01.mdx", ""],
  ["passages/steuer.mdx", "steuer"],
])("at the end of %s there is a place for its questions", async (path, passage) => {
  const sentences = [{ question: "f1", words: "Ruf vorher dort an", place: [2, 5] as const }];
  const asked = await compileBody({ path, body: "Ruf vorher dort an.", bodyOffset: 9, sentences }, context);
  const unasked = await compileBody({ path, body: "Ruf vorher dort an.", bodyOffset: 9 }, context);
  expect(asked).toMatchObject({
    ok: true,
    html: expect.stringMatching(new RegExp(`<div data-fragen="${passage}"></div>$`)),
  });
  expect(unasked).toMatchObject({ ok: true, html: "<p>Ruf vorher dort an.</p>" });
});

test("two questions may lead to one sentence, in a passage under its name", async () => {
  const [outer, inner] = ["wissen-steuer-satz-f1", "wissen-steuer-satz-f2"];
  expect(
    await compiled(
      "passages/steuer.mdx",
      "Ruf vorher dort an. Dann das.",
      "Ruf vorher dort an",
      "vorher dort an. Dann",
    ),
  ).toContain(`<span id="${inner}"><span id="${outer}">Ruf vorher dort an.</span> Dann das.</span>`);
});

test.each<[string, string, string]>([
  [
    "stands nowhere",
    "Ruf dort an.",
    "„Ruf vorher dort an“ steht so nicht im Text. Zahlen von Fakten zählen nicht mit.",
  ],
  ["has no text", "", "„Ruf vorher dort an“ steht so nicht im Text. Zahlen von Fakten zählen nicht mit."],
  [
    "stands twice",
    "Ruf vorher dort an.\n\nRuf vorher dort an.",
    "„Ruf vorher dort an“ steht mehrmals im Text: Nimm ein paar Wörter mehr.",
  ],
])("one that %s is reported where the head names it", async (_, body, message) => {
  expect(await compiled("roadmaps/a/01.mdx", body, "Ruf vorher dort an")).toBe(`2:5 L012 ${message}`);
});
