import { expect, test } from "vitest";
import { unitsOf } from "./section-units";

const texts = (text: string) => unitsOf(text).map((unit) => unit.text);

test.each([
  ["Eins. Zwei! Drei? Vier", ["Eins.", "Zwei!", "Drei?", "Vier"]],
  ["Das dauert ca. 3 Tage, z. B. im Mai. Danach Pause.", ["Das dauert ca. 3 Tage, z. B. im Mai.", "Danach Pause."]],
  ["Am 3. Mai geht es los. Am 1. Juni nicht.", ["Am 3. Mai geht es los.", "Am 1. Juni nicht."]],
  ["Sie sagt: „Ja. Gern.“ Dann geht sie.", ["Sie sagt:", "„Ja.", "Gern.“", "Dann geht sie."]],
  ["Nach § 18 Abs. 2 MStV. Fertig.", ["Nach § 18 Abs. 2 MStV.", "Fertig."]],
])("whole sentences: %s", (text, sentences) => {
  expect(texts(text)).toEqual(sentences);
});

test("items keep their marks, and a list over empty lines is one", () => {
  const units = unitsOf("Dazu:\n\n1. Eins\nund mehr\n\n2. Zwei\n\nEnde.");
  expect(units.map(({ text, marker }) => [text, marker])).toEqual([
    ["Dazu:", null],
    ["Eins und mehr", 1],
    ["Zwei", 2],
    ["Ende.", null],
  ]);
  expect(units[1]?.part).toBe(units[2]?.part);
});

test("the name of a box goes with what is in it, and what says when one is done is left out", () => {
  expect(unitsOf("Beispiel\n\nJana schreibt.\n\nGeschafft\n\nDrei Zeilen stehen da.\n\nWeiter.")).toEqual([
    { text: "Jana schreibt.", part: 1, marker: null, label: "Beispiel" },
    { text: "Weiter.", part: 2, marker: null, label: null },
  ]);
});

test("a table is its rows, without the names of its columns", () => {
  expect(texts("WasWie lange\nPost 20 Min\nAblage 10 Min")).toEqual(["Post 20 Min", "Ablage 10 Min"]);
});
