import { expect, test } from "vitest";
import { choicesAt } from "./body-choices";
import { placeChoices } from "./place-choices";

const CHOICES = {
  resources: [],
  passages: [],
  templates: [],
  facts: [],
  tasks: [{ id: "preis", title: "Mission 5, „Preise“: Preis nennen", explained: "" }],
  calculators: [],
  places: placeChoices([]),
  careerPaths: [],
};
const choicesAfter = (line: string) => choicesAt(line, { line: 0, character: line.length }, CHOICES);

test("a section offers those whom it can concern, also after the first", () => {
  for (const line of ['<Abschnitt wen="', '<Abschnitt wen="familie al']) {
    expect(choicesAfter(line)).toContainEqual(expect.objectContaining({ label: "alg1", detail: "Arbeitslosengeld I" }));
  }
  expect(choicesAfter('<Abschnitt wen="familie al')[0]?.textEdit.range).toEqual({
    start: { line: 0, character: 24 },
    end: { line: 0, character: 26 },
  });
  expect(choicesAfter('<Abschnitt wen="familie">')).toEqual([]);
});

test("a list of places offers the kinds with what stands above them", () => {
  expect(choicesAfter('<Orte art="')).toContainEqual(
    expect.objectContaining({ label: "beratung", detail: "Hier wirst du beraten" }),
  );
  expect(choicesAfter('<Orte art="bo')[0]?.textEdit).toEqual({
    range: { start: { line: 0, character: 11 }, end: { line: 0, character: 13 } },
    newText: "boerse",
  });
});

test("an answer is chosen from the tasks, and none is named elsewhere", () => {
  expect(choicesAfter('<Meine antwort="pr')).toEqual([
    expect.objectContaining({
      label: "preis",
      detail: "Mission 5, „Preise“: Preis nennen",
      textEdit: {
        range: { start: { line: 0, character: 16 }, end: { line: 0, character: 18 } },
        newText: "preis",
      },
    }),
  ]);
  expect(choicesAfter('<Mein wert="pr')).toEqual([]);
});

test("a blank offers what it can take and what is the same everywhere", () => {
  expect(choicesAfter('<Feld id="tag" art="da')).toContainEqual(
    expect.objectContaining({
      ...{ label: "datum", detail: "ein Tag" },
      textEdit: {
        range: { start: { line: 0, character: 20 }, end: { line: 0, character: 22 } },
        newText: "datum",
      },
    }),
  );
  expect(choicesAfter('<Feld id="wer" wort="')).toContainEqual(expect.objectContaining({ label: "name" }));
  expect(choicesAfter('<Feld id="')).toEqual([]);
});
