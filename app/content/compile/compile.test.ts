import { describe, expect, test } from "vitest";
import { compile, context } from "../../../tests/fixtures/compile-body";
import { FEATURES } from "../../domain/features";
import { compileBody } from "./compile.server";

const PLAN = '<h2 id="plan">Plan</h2>';

describe("a body becomes HTML", () => {
  test.each([
    ["an empty body", "", ""],
    ["text", "Hallo **du** & _ich_", "<p>Hallo <strong>du</strong> &amp; <em>ich</em></p>"],
    ["a heading, one step below the title", "### Schritt 1", '<h2 id="schritt-1">Schritt 1</h2>'],
    ["headings, with their distance", "### Plan\n\n#### Tag 1", `${PLAN}\n<h3 id="tag-1">Tag 1</h3>`],
    ["headings that begin where they should", "## Plan\n\n### Tag 1", `${PLAN}\n<h3 id="tag-1">Tag 1</h3>`],
    ["a link to a page of ours", "[Preise](/pricing)", '<p><a href="/pricing">Preise</a></p>'],
    [
      "a table",
      "| a | b |\n| - | - |\n| 1 | 2 |",
      "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    ],
    ["a sign that is no tag", "5 < 6", "<p>5 &lt; 6</p>"],
  ])("%s", async (_, body, html) => {
    expect(await compile(body)).toEqual({ ok: true, html });
  });

  test.each([
    [
      "<Beispiel>\n\nSo geht es.\n\n</Beispiel>",
      /<div[^>]* role="note"><p[^>]*>Erfundenes Beispiel<\/p>\s*<p>So geht es.<\/p>\s*<\/div>/,
    ],
    ["<Stolperfalle>\n\nObacht.\n\n</Stolperfalle>", />Stolperfalle<.*Obacht/s],
    ["<Geschafft>\n\nFertig.\n\n</Geschafft>", />Geschafft<.*Fertig/s],
    [
      '<Vorlage titel="Erste Nachricht">\n\nHallo\n\n</Vorlage>',
      />Vorlage: Erste Nachricht<.*<div[^>]*><p>Hallo<\/p><\/div><button type="button"/s,
    ],
    ["<Rechtshinweis />", /Das ist eine allgemeine Information/],
    ['<Passage id="steuer" />', /<summary[^>]*><span>Steuer<\/span><\/summary><div[^>]*><p>Frag dein Finanzamt/],
    ['<VorlageLink id="angebot" />', /<a href="\/vorlagen\/angebot">Vorlage „Angebot“<\/a>/],
    [
      '<Orte art="boerse" />',
      /role="note"><p[^>]*>Hier wird gesucht<.*<a href="https:\/\/brett\.example\.org\/[^"]*" data-kurz="brett"[^>]*>Das Brett<\/a> \(kostenlos, englisch\)<br\/>Lies drei Gesuche\.<br\/>Zahl nichts im Voraus\..*Gesehen am 21\.11\.2026\./s,
    ],
    ["<Kontakte />", /^<div data-kontakte=""><p>Auf deinem <a href="\/kundenweg">Kundenweg<\/a>/],
    ["<Produktname /> von <Verantwortlich />", /<p>Probe von Rosa<\/p>/],
    ["<Anbieter />", /<address[^>]*>Rosa &amp; Söhne<br\/>.*mailto:rosa@example.org/],
  ])("%s", async (body, html) => {
    expect(await compile(body)).toEqual({ ok: true, html: expect.stringMatching(html) });
  });
});

test.each([
  [{ businessId: "DE123456789-00001" }, "W-IdNr.: DE123456789-00001"],
  [{ businessId: "DE123456789-00001", vatId: "DE987654321" }, "USt-IdNr.: DE987654321</address>"],
])("an operator says the number that they have, the one of the VAT before the other: %j", async (numbers, said) => {
  const site = { ...context.site, operator: { ...context.site.operator, ...numbers } };
  const source = { path: "legal/impressum.mdx", body: "<Anbieter />", bodyOffset: 4 };
  expect(await compileBody(source, { ...context, site })).toMatchObject({ html: expect.stringContaining(said) });
});

describe("a heading has an address of its own", () => {
  const idsIn = async (path: string, body: string) => {
    const compiled = await compileBody({ path, body, bodyOffset: 4 }, context);
    return Array.from((compiled.ok ? compiled.html : "").matchAll(/<h\d id="([^"]*)"/g), ([, id]) => id);
  };

  test("of its words, with umlauts spelled out", async () => {
    expect(await idsIn("legal/a.mdx", "## **Änderungen**, Größe & [Preise](/pricing)")).toEqual([
      "aenderungen-groesse-preise",
    ]);
  });

  test("also where two read the same, or are named like a part of the page", async () => {
    expect(await idsIn("roadmaps/pfad-1/01.mdx", "## Plan\n\n## Plan\n\n## Notizen\n\n## …")).toEqual([
      "plan",
      "plan-2",
      "notizen-2",
      "abschnitt",
    ]);
  });

  test("in a passage one that no page takes up by itself", async () => {
    expect(await idsIn("passages/steuer.mdx", "## Plan")).toEqual(["wissen-steuer-plan"]);
    expect(await compile('<Passage id="steuer" />')).toMatchObject({
      html: expect.stringContaining('id="wissen-steuer"'),
    });
  });
});

test("a section of a passage is open text with a mark of whom it concerns", async () => {
  const body = 'Für alle.\n\n<Abschnitt wen="familie  alg1">\n\nFrag vorher.\n\nSchriftlich.\n\n</Abschnitt>';
  const compiled = await compileBody({ path: "passages/steuer.mdx", body, bodyOffset: 4 }, context);
  expect(compiled).toEqual({
    ok: true,
    html: '<p>Für alle.</p>\n<section data-wen="familie alg1" class="[&amp;&gt;*+*]:mt-2.5"><p>Frag vorher.</p><p>Schriftlich.</p></section>',
  });
});

test("an answer's place is a box with the words for everyone", async () => {
  const body = 'Lies nach.\n\n<Meine antwort="preis-1">Dein Preis steht in Mission 5.</Meine>';
  const compiled = await compileBody({ path: "roadmaps/pfad/06.mdx", body, bodyOffset: 4 }, context);
  expect(compiled).toEqual({
    ok: true,
    html: '<p>Lies nach.</p>\n<div data-antwort="preis-1"><p>Dein Preis steht in Mission 5.</p></div>',
  });
});

describe("a text says what is there, and of what is not only that", () => {
  const body = 'Mails<Wenn da="coach"> und Inno</Wenn>.\n\n<Wenn fehlt="coach">\n\n## Noch nicht\n\nGeduld.\n\n</Wenn>';
  test.each([
    [true, "<p>Mails und Inno.</p>\n"],
    [false, '<p>Mails.</p>\n<h2 id="noch-nicht">Noch nicht</h2><p>Geduld.</p>'],
  ])("with the coach: %s", async (coach, html) => {
    const source = { path: "legal/recht.mdx", body, bodyOffset: 4 };
    expect(await compileBody(source, { ...context, features: { ...FEATURES, coach } })).toEqual({ ok: true, html });
  });
});
