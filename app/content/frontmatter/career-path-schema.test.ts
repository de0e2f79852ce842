import { expect, test } from "vitest";
import { careerPathSchema } from "./career-path-schema";

const PATH = { name: "Pfad", order: 1, hue: 1, claim: "Los", description: "Ein Pfad" };
const CARD = {
  woche: ["Eins", "Zwei", "Drei", "Vier", "Fünf"],
  kostenStart: [{ was: "Rechner", betrag: "kostenlos" }],
  bisErsterAuftrag: { von: 7, bis: 14, stunden: 4, grund: "So lange brauchst du. Keine Zusage." },
  brauchst: ["Ruhe", "Zeit"],
  nichtsFuerDich: ["du eilst", "du rechnest nicht", "du allein bist"],
  ende: "Ein Ordner.",
  englisch: 0,
};
const problemsOf = (data: object) =>
  careerPathSchema.safeParse(data).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("a path has a whole card or none", () => {
  expect(problemsOf(PATH)).toEqual([]);
  expect(problemsOf({ ...PATH, ...CARD })).toEqual([]);
  const { ende: _, englisch: __, ...begun } = CARD;
  expect(problemsOf({ ...PATH, ...begun })).toEqual([
    ["woche", "gehört zu einer Karte; ihr fehlt noch: ende, englisch"],
  ]);
});

test("a range goes up, and says that it is no promise", () => {
  const withRange = (change: object) =>
    problemsOf({ ...PATH, ...CARD, bisErsterAuftrag: { ...CARD.bisErsterAuftrag, ...change } });
  expect(withRange({ von: 14 })).toEqual([["bisErsterAuftrag", "„von“ ist kleiner als „bis“"]]);
  expect(withRange({ grund: "So lange dauert es." })).toEqual([["bisErsterAuftrag.grund", "sagt auch „keine Zusage“"]]);
});
