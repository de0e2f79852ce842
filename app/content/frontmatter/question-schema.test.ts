import { describe, expect, test } from "vitest";
import { questionSchema, questionsSchema } from "./question-schema";

const base = {
  id: "wer-fragt",
  frage: "Meryem ist über die Familie versichert. Wen fragt sie zuerst?",
  satz: "Ruf vor dem Start an",
  erklaerung: "Die Kasse kann rückwirkend fordern.",
};
const one = { ...base, art: "eine", antworten: [{ text: "Die Kasse", richtig: true }, { text: "Niemanden" }] };
const order = { ...base, art: "reihenfolge", reihe: ["Fragen", "Anmelden", "Anfangen"] };
const number = { ...base, art: "zahl", zahl: 700, toleranz: 5, einheit: "€" };

const problemsOf = (question: object): string[] => {
  const parsed = questionSchema.safeParse(question);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("a question", () => {
  test.each<[string, object]>([
    ["one right answer", one],
    ["several", { ...one, art: "mehrere", antworten: [...one.antworten, { text: "Den Mann", richtig: true }] }],
    ["an order", order],
    ["a number", number],
    ["a number that hangs on a fact", { ...base, art: "zahl", formel: "2 * grenze", aus: { grenze: "minijob" } }],
    ["an answer that holds as long as a fact does", { ...one, gilt: ["700 > grenze"], aus: { grenze: "minijob" } }],
  ])("takes %s", (_, question) => expect(problemsOf(question)).toEqual([]));

  test.each<[string, object, string]>([
    [
      "two right answers of one",
      { ...one, antworten: [one.antworten[0], { text: "Alle", richtig: true }] },
      "antworten: genau eine ist „richtig: true“",
    ],
    [
      "no right answer of one",
      { ...one, antworten: [{ text: "Ja" }, { text: "Nein" }] },
      "antworten: genau eine ist „richtig: true“",
    ],
    [
      "only right ones of several",
      {
        ...one,
        art: "mehrere",
        antworten: [
          { text: "Ja", richtig: true },
          { text: "Nein", richtig: true },
        ],
      },
      "antworten: mindestens eine ist „richtig: true“, und mindestens eine nicht",
    ],
    [
      "only wrong ones of several",
      { ...one, art: "mehrere", antworten: [{ text: "Ja" }, { text: "Nein" }] },
      "antworten: mindestens eine ist „richtig: true“, und mindestens eine nicht",
    ],
    ["no answers", { ...base, art: "eine" }, "art: braucht „antworten“"],
    ["no steps", { ...base, art: "reihenfolge" }, "art: braucht „reihe“: die Schritte in der richtigen Folge"],
    ["no number", { ...base, art: "zahl" }, "art: braucht „zahl“, oder „formel“ mit „aus“"],
    ["a number twice", { ...number, formel: "700" }, "art: braucht „zahl“, oder „formel“ mit „aus“"],
    ["what another kind has", { ...one, zahl: 3 }, "zahl: gehört nicht zu „art: eine“"],
    ["two answers that are alike", { ...order, reihe: ["Fragen", "Fragen", "Anfangen"] }, "reihe: zwei sind gleich"],
    [
      "three words of a sentence",
      { ...one, satz: "Ruf vor Start" },
      "satz: 4 bis 12 Wörter, so wie sie im Text stehen",
    ],
    ["a long explanation", { ...one, erklaerung: "wort ".repeat(41) }, "erklaerung: höchstens 40 Wörter"],
    [
      "a formula that cannot be read",
      { ...base, art: "zahl", formel: "2 *" },
      "formel: nicht lesbar; erlaubt sind Namen aus „aus“, Zahlen, + - * /, Klammern, runden(a), abrunden(a), min(a; b), max(a; b) und wenn(a < b; c; d)",
    ],
    ["a name without a fact", { ...one, gilt: ["700 > grenze"] }, "aus: „grenze“ fehlt"],
    [
      "a fact without use",
      { ...one, aus: { grenze: "minijob" } },
      "aus.grenze: kommt in „formel“ und „gilt“ nicht vor",
    ],
    [
      "what compares nothing",
      { ...one, gilt: ["grenze"], aus: { grenze: "minijob" } },
      "gilt.0: kein Vergleich wie „700 > grenze“",
    ],
  ])("refuses %s", (_, question, problem) => expect(problemsOf(question)).toContain(problem));
});

test.each<[string, object, string[]]>([
  ["in a question that hangs on no fact", { frage: "Jonas macht 700 € Gewinn. Was folgt?" }, ["frage"]],
  ["in one that does", { frage: "Jonas macht 700 € Gewinn. Was folgt?", gilt: ["700 > g"], aus: { g: "minijob" } }, []],
  ["in an answer", { antworten: [{ text: "Ja, 20 %", richtig: true }, { text: "Nein" }] }, ["antworten"]],
  ["in an explanation", { erklaerung: "So steht es seit dem 1. Januar 2026 in § 19." }, ["erklaerung"]],
])("a passage allows a figure %s only where it cannot age", (_, change, places) => {
  const parsed = questionsSchema.safeParse(["a", "b", "c"].map((id) => ({ ...one, ...change, id })));
  expect([...new Set(parsed.error?.issues.map(({ path }) => path[1]))]).toEqual(places);
});

test("a passage has three questions of different ids", () => {
  const ofIds = (...ids: string[]) => questionsSchema.safeParse(ids.map((id) => ({ ...one, id }))).success;
  expect([ofIds("a", "b", "c"), ofIds("a", "b"), ofIds("a", "b", "b")]).toEqual([true, false, false]);
});
