import { describe, expect, test } from "vitest";
import type { Blank } from "./read-blanks";
import { readTemplateForm } from "./template-form";

const blank = (name: string, kind: Blank["kind"] = "text"): Blank => ({
  name,
  kind,
  word: null,
  choices: [],
  label: "Ort",
});
const BLANKS = [
  blank("a.ort"),
  blank("a.da", "haken"),
  { ...blank("a.name"), word: "name" as const },
  { ...blank("a.wer"), word: "kontakt" as const },
  blank("b.ort"),
];
const read = (
  fields: Record<string, string>,
  {
    offer = "",
    template = "a",
    clear,
    kept = {},
  }: { offer?: string; template?: string; clear?: string; kept?: object } = {},
) => readTemplateForm(BLANKS, { template, fields, offer, clear }, new Map(Object.entries(kept)));

describe("a template's form changes what was typed", () => {
  test("and leaves alone what is as it was", () => {
    expect(read({ "feld.ort": "Köln" })).toEqual([{ taskId: "vorlage.a.ort", answer: "Köln" }]);
    expect(read({ "feld.ort": "Köln" }, { kept: { "vorlage.a.ort": "Köln" } })).toEqual([]);
  });

  test("a box that is not sent was opened", () => {
    expect(read({ "feld.ort": "" }, { kept: { "vorlage.a.da": "ja" } })).toEqual([
      { taskId: "vorlage.a.da", answer: "" },
    ]);
  });

  test("an offer that was taken fills its blank, whatever stands in it", () => {
    expect(read({ "feld.ort": "", "feld.da": "ja" }, { offer: "ort=Bad = See" })).toEqual([
      { taskId: "vorlage.a.ort", answer: "Bad = See" },
      { taskId: "vorlage.a.da", answer: "ja" },
    ]);
  });

  test("the button that empties it leaves what is the same everywhere, as it is typed, and other templates", () => {
    const kept = {
      "vorlage.a.wer": "Mira",
      "vorlage.a.ort": "Köln",
      "vorlage.a.da": "ja",
      "vorlage.a.name": "Rosa",
      "vorlage.b.ort": "Ulm",
    };
    expect(read({ "feld.ort": "Bonn", "feld.da": "ja", "feld.name": "Rosa L." }, { clear: "ja", kept })).toEqual([
      { taskId: "vorlage.a.ort", answer: "" },
      { taskId: "vorlage.a.da", answer: "" },
      { taskId: "vorlage.a.name", answer: "Rosa L." },
      { taskId: "vorlage.a.wer", answer: "" },
    ]);
  });

  test.each([
    [{ "feld.weg": "x" }, {}],
    [{ ort: "x" }, {}],
    [{}, { offer: "weg=x" }],
    [{}, { offer: "ort" }],
    [{}, { template: "c" }],
  ])("and nothing when it is none of ours: %j %j", (fields: Record<string, string>, more) => {
    expect(read(fields, more)).toBeNull();
  });
});
