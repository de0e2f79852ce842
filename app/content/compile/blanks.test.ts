import { describe, expect, test } from "vitest";
import { context } from "../../../tests/fixtures/compile-body";
import { plainText } from "../plain-text";
import { compileBody } from "./compile.server";

const compile = (body: string, path = "templates/angebot.mdx") => compileBody({ path, body, bodyOffset: 4 }, context);
const htmlOf = async (body: string, path?: string) => {
  const compiled = await compile(body, path);
  return compiled.ok ? compiled.html : compiled.problems.map(({ message }) => message).join("\n");
};

describe("a blank reads as its label in brackets, under the name of its template and its own", () => {
  test.each([
    [
      'Am <Feld id="tag" art="datum">Tag</Feld>.',
      '<p>Am <span data-feld="angebot.tag" data-art="datum">[Tag]</span>.</p>',
    ],
    [
      '<Feld id="mail" wort="mail">Mail & Co</Feld>',
      '<p><span data-feld="angebot.mail" data-art="text" data-wort="mail">[Mail &amp; Co]</span></p>',
    ],
    [
      '<Feld id="steuer" art="wahl" wahl="dazu |  keine ">Regel</Feld>',
      '<p><span data-feld="angebot.steuer" data-art="wahl" data-wahl="dazu|keine">[Regel]</span></p>',
    ],
    [
      '<Feld id="a">A</Feld>\n<Feld id="b">B</Feld>\n\n<Feld id="c">C</Feld>',
      '<p><span data-feld="angebot.a" data-art="text">[A]</span> <span data-feld="angebot.b" data-art="text">[B]</span></p>\n' +
        '<p><span data-feld="angebot.c" data-art="text">[C]</span></p>',
    ],
  ])("%s", async (body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });

  test("in a mission its template is the box around it, which then says its id", async () => {
    const [box, ordinary] = [
      '<Vorlage id="mail">\n\n<Feld id="ort">Ort</Feld>\n\n</Vorlage>',
      "<Vorlage>\n\nHallo\n\n</Vorlage>",
    ];
    expect(await htmlOf(box, "roadmaps/pfad/01.mdx")).toMatch(
      /<div class="prose" data-vorlage="mail"><p><span data-feld="mail\.ort"/,
    );
    expect(await htmlOf(ordinary, "roadmaps/pfad/01.mdx")).not.toContain("data-vorlage");
  });
});

test("a blank that is ticked is a box instead of its bullet", async () => {
  const html = await htmlOf('- <Feld id="laut" art="haken" /> Laut gelesen\n- <Feld id="da" art="haken" />');
  expect(html.match(/<li class="list-none">/g)).toHaveLength(2);
  expect(html).toContain('<span data-feld="angebot.laut" data-art="haken">☐</span> Laut gelesen');
  expect(plainText(html, "")).toBe("☐ Laut gelesen\n☐");
});

describe("what is no blank is refused", () => {
  test.each([
    ['<Vorlage>\n\n<Feld id="ort">Ort</Feld>\n\n</Vorlage>', "<Vorlage> mit Feldern braucht eine Kennung"],
    ['<Vorlage id="Mail">\n\nHallo\n\n</Vorlage>', "„Mail“ ist keine Kennung"],
    [
      '<Vorlage id="mail">\n\nA\n\n</Vorlage>\n\n<Vorlage id="mail">\n\nB\n\n</Vorlage>',
      "Zwei Vorlagen heißen „mail“.",
    ],
    ['In <Feld id="ort">Ort</Feld>.', "<Feld> steht nur in einer <Vorlage>"],
    ['<Vorlage id="a">\n\nIn <Feld id="ort">**Ort**</Feld>.\n\n</Vorlage>', "In <Feld> steht in einfachen Worten"],
    ['<Vorlage id="a">\n\nIn <Feld id="ort">[Ort]</Feld>.\n\n</Vorlage>', "Die Klammern um ein leeres Feld"],
    [
      '<Vorlage id="a">\n\nIn <Feld id="ort" art="wahl" wahl="ja">Ort</Feld>.\n\n</Vorlage>',
      "wenigstens zwei Antworten",
    ],
    ['<Vorlage id="a">\n\nIn <Feld id="ort" wahl="ja | nein">Ort</Feld>.\n\n</Vorlage>', "wenigstens zwei Antworten"],
    ['<Vorlage id="a">\n\nIn <Feld id="ort" vorlage="b">Ort</Feld>.\n\n</Vorlage>', "<Feld> kennt „vorlage“ nicht."],
  ])("%s", async (body, message) => {
    expect(await htmlOf(body, "roadmaps/pfad/01.mdx")).toContain(message);
  });

  test("two templates of a mission have blanks of the same id", async () => {
    const box = (id: string) => `<Vorlage id="${id}">\n\nIn <Feld id="ort">Ort</Feld>.\n\n</Vorlage>`;
    expect((await compile(`${box("a")}\n\n${box("b")}`, "roadmaps/pfad/01.mdx")).ok).toBe(true);
  });
});
