import { describe, expect, test } from "vitest";
import { parsedFile } from "../../../tests/fixtures/sample-content";
import { FEATURES } from "../../domain/features";
import { compileBody } from "./compile.server";
import type { ComponentContext } from "./components";

const PLAN = '<h2 id="plan">Plan</h2>';
const HEAD = "---\ntitle: Recht\n---\n\n";
const context: ComponentContext = {
  site: {
    productName: "Probe",
    tagline: "Probe",
    description: "Probe",
    scoring: "summe",
    rechtlichGeprueft: false,
    operator: {
      name: "Rosa & Söhne",
      street: "Weg 1",
      city: "12345 Ort",
      country: "Deutschland",
      email: "rosa@example.org",
      responsible: "Rosa",
      placeholder: false,
    },
  },
  passages: new Map([["steuer", { title: "Steuer", html: "<p>Frag dein Finanzamt.</p>" }]]),
  templates: new Map([["angebot", { title: "Angebot" }]]),
  facts: new Set(["minijob"]),
  calculators: new Map([["stundensatz", { title: "Dein Stundensatz", results: ["satz"] }]]),
};

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
      /<div[^>]* role="note"><p[^>]*>Beispiel<\/p>\s*<p>So geht es.<\/p>\s*<\/div>/,
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

describe("what does not belong into a body is refused with its place and rule", () => {
  const BRACES = "Geschweifte Klammern gelten als Code: Nimm runde, oder schreib \\{ und \\}.";
  const MODULE = "Eine Zeile, die mit „import“ oder „export“ beginnt, gilt als Code: Stell ein anderes Wort davor.";
  const COMMENT = "Kommentare gibt es hier nicht: Lösch ihn.";
  const NO_SUCH_FEATURE = "<Wenn> nennt mit „da“ oder „fehlt“ etwas aus app/domain/features.ts.";
  const ALONE = '<Meine> steht allein in einer Zeile: <Meine antwort="…">Worte für alle ohne Antwort</Meine>';
  const NO_LINK = "Links nach außen gehören in „resources“ oder „quellen“, nicht in den Text.";
  test.each([
    ["braces in a line", "{process.exit()}", BRACES, "T002", 1],
    ["braces in a sentence", "Das sind {1 + 1} Sachen.", BRACES, "T002", 10],
    ["a brace that stays open", "Das sind {1 Sachen.", BRACES, "T002", 20],
    ["braces in an attribute", "<Vorlage titel={process.exit()}>x</Vorlage>", BRACES, "T002", 1],
    ["braces instead of attributes", '<Vorlage {...{ titel: "x" }}>x</Vorlage>', BRACES, "T002", 1],
    ["an import", 'import fs from "node:fs"', MODULE, "T002", 1],
    ["an export", "export const a = 1", MODULE, "T002", 1],
    ["a link", "[dort](https://example.org)", NO_LINK, "L001", 1],
    ["a link without a scheme", "[dort](//example.org)", NO_LINK, "L001", 1],
    ["an address", "Siehe www.example.org dazu", NO_LINK, "L001", 7],
    ["a script for a link", "[dort](javascript:alert)", NO_LINK, "L001", 1],
    ["a link defined elsewhere", "[dort]: https://example.org", NO_LINK, "L001", 1],
    ["a picture", "![Bild](/icon.png)", "Bilder gehören nicht in den Text.", "T004", 1],
    ["a title", "# Recht", "Die große Überschrift kommt aus „title“. Mach ### daraus.", "T006", 1],
    ["markup", "<div>x</div>", expect.stringMatching(/^<div> gibt es nicht\. Erlaubt sind: Beispiel, /), "T003", 1],
    ["an unknown component", "<Tipp />", expect.stringMatching(/^<Tipp> gibt es nicht\./), "T003", 1],
    ["an unknown attribute", '<Vorlage title="x">x</Vorlage>', "<Vorlage> kennt „title“ nicht.", "T003", 1],
    ["an unknown passage", '<Passage id="steur" />', "Die Passage „steur“ gibt es nicht.", "L004", 1],
    ["a passage without id", "<Passage />", "Die Passage „“ gibt es nicht.", "L004", 1],
    ["an unknown calculator", '<Rechner id="satz" />', expect.stringContaining("Den Rechner „satz“"), "L010", 1],
    ["a result without a place", "Mit <Mein>Zahl</Mein>", expect.stringContaining("„stundensatz.satz“"), "L010", 5],
    [
      "a result of an unknown calculator",
      'Mit <Mein wert="stunde.satz">Zahl</Mein>',
      expect.stringContaining("Den Rechner „stunde“"),
      "L010",
      5,
    ],
    [
      "a row that is no result",
      'Mit <Mein wert="stundensatz.summe">Zahl</Mein>',
      "„summe“ ist kein Ergebnis von „stundensatz“. Es gibt: satz.",
      "L010",
      5,
    ],
    [
      "a result without words for everyone",
      'Mit <Mein wert="stundensatz.satz" />',
      "In <Mein> stehen die Worte für alle, die noch nicht gerechnet haben.",
      "L010",
      5,
    ],
    ["an answer amid a sentence", 'So: <Meine antwort="preis">Text</Meine>.', ALONE, "T003", 5],
    ["an answer without its task", "<Meine>Text</Meine>", ALONE, "T003", 1],
    ["an answer without words for everyone", '<Meine antwort="preis" />', ALONE, "T003", 1],
    ["an answer around another component", '<Meine antwort="preis"><Produktname /></Meine>', ALONE, "T003", 1],
    ["an unknown template", '<VorlageLink id="angbot" />', "Die Vorlage „angbot“ gibt es nicht.", "L004", 1],
    ["a condition without a feature", "<Wenn>x</Wenn>", NO_SUCH_FEATURE, "T003", 1],
    ["a condition on what is in no list", '<Wenn da="couch">x</Wenn>', NO_SUCH_FEATURE, "T003", 1],
    ["a condition on two features", '<Wenn da="coach" fehlt="push">x</Wenn>', NO_SUCH_FEATURE, "T003", 1],
    ["a component that stays open", "<Beispiel>\n\nx", "<Beispiel> wird nicht geschlossen.", "T001", 1],
    ["a component that was never opened", "</Beispiel>", "Hier wird geschlossen, was nicht geöffnet wurde.", "T001", 2],
    ["an address in angle brackets", "<https://example.org>", expect.stringMatching(/^Adressen stehen in/), "T001", 1],
    ["a mail address in angle brackets", "An <hilfe@example.org>", expect.stringMatching(/^Eine Mail-Adr/), "T001", 4],
    ["a comment of HTML", "So <!-- später -->", COMMENT, "T001", 4],
    ["a comment of MDX", "So {/* später */}", COMMENT, "T002", 4],
    ["less than a number", "Wer unter <18 ist", expect.stringMatching(/^Ein Kleiner-Zeichen braucht/), "T001", 11],
    ["an arrow", "<-- Pfeil", expect.stringMatching(/^Ein Kleiner-Zeichen braucht/), "T001", 1],
    ["a bracket at the very end", "So <", expect.stringMatching(/^Ein Kleiner-Zeichen braucht/), "T001", 4],
    ["German quotes for a value", "<Vorlage titel=„x“>x</Vorlage>", expect.stringMatching(/^Werte stehen/), "T001", 1],
    ["a value without quotes", "<Vorlage titel=x>x</Vorlage>", expect.stringMatching(/^Werte stehen/), "T001", 1],
    ["a component without its end", "<Beispiel\n\nx", "Hier fehlt das Ende des Bausteins: >", "T001", 1],
    [
      "a line of HTML",
      "Erstens<br>zweitens",
      "<br> gibt es nicht. Für einen neuen Absatz lass eine Zeile leer.",
      "T003",
      8,
    ],
    ["bold HTML", "Das ist <b>fett</b>.", "<b> gibt es nicht. Fett schreibst du so: **Wort**.", "T003", 9],
    [
      "a component in small letters",
      "<vorlage>x</vorlage>",
      "<vorlage> gibt es nicht. Meinst du <Vorlage>?",
      "T003",
      1,
    ],
    ["a sentence that begins like code", "import von Waren kostet Zoll", MODULE, "T002", 1],
  ])("%s", async (_, wrong, message, rule, column) => {
    const result = await compile(`Erster Absatz.\n\n${wrong}`);
    expect(result).toEqual({ ok: false, problems: [{ path: "legal/recht.mdx", line: 7, column, rule, message }] });
  });

  test("a second head, which would be run", async () => {
    const message = "Der Text beginnt mit „---“; der Kopf ist dort schon zu Ende.";
    const result = await compile("---js\nprocess.exit()\n---\n\nText");
    expect(result).toEqual({
      ok: false,
      problems: [{ path: "legal/recht.mdx", line: 5, column: 1, rule: "T001", message }],
    });
  });

  test("what is nested deeper than the parser can follow", async () => {
    const result = await compileBody({ path: "legal/recht.mdx", body: `${">".repeat(3000)}a`, bodyOffset: 4 }, context);
    const message = "Der Text ist zu tief verschachtelt.";
    expect(result).toEqual({
      ok: false,
      problems: [{ path: "legal/recht.mdx", line: 5, column: 1, rule: "T019", message }],
    });
  });

  test("everything at once", async () => {
    const result = await compile("# Recht\n\n<div>{1}</div>\n\n![Bild](/icon.png)");
    expect(result.ok ? [] : result.problems.map(({ line, column }) => [line, column])).toEqual([
      [5, 1],
      [7, 1],
      [7, 6],
      [9, 1],
    ]);
  });
});

function compile(body: string) {
  const file = parsedFile({ path: "legal/recht.mdx", raw: HEAD + body });
  return compileBody({ ...file.source, body: file.body }, context);
}
