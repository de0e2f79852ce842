import { describe, expect, test } from "vitest";
import { compile, context } from "../../../tests/fixtures/compile-body";
import { compileBody } from "./compile.server";

describe("what does not belong into a body is refused with its place and rule", () => {
  const BRACES = "Geschweifte Klammern gelten als Code: Nimm runde, oder schreib \\{ und \\}.";
  const MODULE = "Eine Zeile, die mit „import“ oder „export“ beginnt, gilt als Code: Stell ein anderes Wort davor.";
  const COMMENT = "Kommentare gibt es hier nicht: Lösch ihn.";
  const NO_SUCH_FEATURE = "<Wenn> nennt mit „da“ oder „fehlt“ etwas aus app/domain/features.ts.";
  const ALONE = '<Meine> steht allein in einer Zeile: <Meine antwort="…">Worte für alle ohne Antwort</Meine>';
  const LIST_ALONE = '<Orte> steht allein in einer Zeile: <Orte art="boerse" />';
  const KINDS = "<Orte> sagt mit „art“, welche: boerse, verband, beratung, preise, laden.";
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
    ["contacts amid a sentence", "So: <Kontakte />.", "<Kontakte /> steht allein in einer Zeile.", "T003", 5],
    ["places amid a sentence", 'So: <Orte art="boerse" />.', LIST_ALONE, "T003", 5],
    ["places around a text", '<Orte art="boerse">\n\nText\n\n</Orte>', LIST_ALONE, "T003", 1],
    ["places of an unknown kind", '<Orte art="markt" />', `${KINDS} „markt“ gibt es nicht.`, "L013", 1],
    ["places of no kind", "<Orte />", KINDS, "L013", 1],
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
