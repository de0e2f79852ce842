import { expect, test } from "vitest";
import { choicesAt } from "./body-choices";

const NONE = { resources: [], passages: [], templates: [], facts: [], calculators: [], careerPaths: [] };
const choicesAfter = (line: string) => choicesAt(line, { line: 0, character: line.length }, NONE);

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
