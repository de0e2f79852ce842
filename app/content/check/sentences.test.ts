import { describe, expect, test } from "vitest";
import { sentencesOf, wordsOf } from "./sentences";

const texts = (markdown: string) => sentencesOf(markdown).map(({ text, line }) => [line, text]);

test("a sentence knows where in its line it begins", () => {
  const found = sentencesOf("Eins.  Zwei ist\nhier. Drei.\n\n- Vier.");
  expect(found.map(({ line, column }) => [line, column])).toEqual([
    [1, 1],
    [1, 8],
    [2, 7],
    [4, 1],
  ]);
});

describe("a text falls into sentences, each with its line", () => {
  test("within a paragraph, also over line breaks", () => {
    expect(texts("Eins ist da. Zwei\nkommt noch! Drei?\n\nVier …")).toEqual([
      [1, "Eins ist da."],
      [1, "Zwei kommt noch!"],
      [2, "Drei?"],
      [4, "Vier …"],
    ]);
  });

  test("at headings, list items, table cells and components", () => {
    const markdown = [
      "### Überschrift",
      "",
      "- Erster Punkt",
      "- **Zweiter** Punkt",
      "",
      "1. Schritt",
      "2. Noch einer",
      "",
      "| Zelle | Nachbarin |",
      '<Vorlage titel="Brief">',
      "Hallo du",
      "</Vorlage>",
    ];
    const found = sentencesOf(markdown.join("\n")).filter(({ words }) => words.some((word) => !/^\d+$/.test(word)));
    expect(found.map(({ words, line }) => [line, words.join(" ")])).toEqual([
      [1, "überschrift"],
      [3, "erster punkt"],
      [4, "zweiter punkt"],
      [6, "schritt"],
      [7, "noch einer"],
      [9, "zelle"],
      [9, "nachbarin"],
      [11, "hallo du"],
    ]);
  });

  test("what is taken up from a passage is not part of the text", () => {
    expect(sentencesOf('<Passage id="steuer" />\n\n<Rechtshinweis />')).toEqual([]);
  });
});

describe("the same words, however they are set", () => {
  test.each([
    ["case and spaces", "Frag  dein\u00a0FINANZAMT"],
    ["quotation marks", "„Frag dein Finanzamt.“"],
    ["emphasis", "**Frag** dein _Finanzamt_ …"],
    ["soft hyphens", "Frag dein Finanz\u00adamt!"],
    ["a dash at the end", "Frag dein Finanzamt – "],
  ])("%s", (_, text) => {
    expect(wordsOf(text)).toEqual(["frag", "dein", "finanzamt"]);
  });

  test("umlauts in either encoding", () => {
    expect(wordsOf("Größe".normalize("NFD"))).toEqual(["größe"]);
  });

  test("a compound and a number are one word", () => {
    expect(wordsOf("2–3 E-Mails an Creator:innen, 1.000 €")).toEqual(["23", "emails", "an", "creatorinnen", "1000"]);
  });
});
