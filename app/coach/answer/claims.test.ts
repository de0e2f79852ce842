import { describe, expect, test } from "vitest";
import { claimsOf, factsOf } from "./claims";

const stands = (claimed: string, known: string) => {
  const facts = factsOf(known);
  return claimsOf(claimed).every((claim) => facts.has(claim));
};

describe("the same, written otherwise", () => {
  test.each([
    ["höchstens 25.000 €", "Grenze: 25 000 Euro"],
    ["25000 EUR", "25.000 €"],
    ["€ 25.000,50", "25.000,50 Euro"],
    ["19%", "19 %"],
    ["19 Prozent", "19 %"],
    ["7,5 %", "7,5 Prozent"],
    ["100 Tausend Euro", "100.000 €"],
    ["1,5 Mio. €", "1.500.000 Euro"],
    ["am 31. Juli 2027", "bis zum 31.07.2027"],
    ["am 1.1.2027", "Stand 2027-01-01"],
    ["am 31.7.", "31. Juli 2027"],
    ["§19 UStG", "§ 19 Abs. 1 UStG"],
    ["§§ 14, 15 GewO", "§ 14 GewO und § 15 GewO"],
    ["5 Jahre", "bindet dich fünf Jahre"],
    ["fünf Jahre", "5 Jahre"],
    ["30 bis 60 Euro", "30–60 €"],
    ["ein 14-tägiges Rückgaberecht", "14 Tage"],
    ["Das ist Pflicht.", "Du musst es angeben."],
    ["innerhalb eines Monats", "Frist: ein Monat, innerhalb von 1 Monat"],
    ["2026", "Stand 2026"],
  ])("%s / %s", (claimed, known) => {
    expect(claimsOf(claimed)).not.toEqual([]);
    expect(stands(claimed, known)).toBe(true);
  });
});

describe("another number, unit, law, day or duty", () => {
  test.each([
    ["25.000 €", "22.000 €"],
    ["25.000 €", "25.000 Follower"],
    ["250 €", "25.000 €"],
    ["7 %", "19 %"],
    ["5 Jahre", "5 Monate"],
    ["am 31. Juli", "am 31. August"],
    ["am 31.07.2026", "am 31.07.2027"],
    ["§ 19 EStG", "§ 19 UStG"],
    ["§ 20 UStG", "§ 19 UStG"],
    ["Du musst das anmelden.", "Du kannst das anmelden."],
    ["Das ist verboten.", "Das ist üblich."],
    ["Spätestens dann.", "Dann."],
    ["Du darfst ihr nicht einfach schreiben.", "Schreib ihr."],
    ["fünf Jahre", "zwei Jahre"],
    ["innerhalb von zwei Wochen", "innerhalb von vier Wochen"],
    ["Du brauchst keine Genehmigung.", "Frag nach."],
  ])("%s / %s", (claimed, known) => {
    expect(stands(claimed, known)).toBe(false);
  });
});

test.each([
  "Schritt 2: Schreib drei Ideen auf.",
  "Nimm dir 15 Minuten, am besten um 20 Uhr.",
  "In Mission 4 und Frage 12 geht es darum.",
  "Fünf Nachrichten genügen, oder 5.",
  "Sieh auf https://www.elster.de/2026/19 nach.",
  "Auf A4 oder in Web2.0, ganz wie du magst.",
  "Das schaffst du in zwei Wochen.",
  "Ein Entwurf genügt.",
  "Das ist befristet und fristlos kündbar.",
])("claims nothing: %s", (text) => {
  expect(claimsOf(text)).toEqual([]);
});

test("the numbers of a claim cost no more than its length", () => {
  const long = "1 2 3 4.000 und 12.12. bis § 1 ".repeat(400);
  const begin = performance.now();
  claimsOf(long);
  factsOf(long);
  expect(performance.now() - begin).toBeLessThan(1_500);
});
