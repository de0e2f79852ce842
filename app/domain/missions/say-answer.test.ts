import { expect, test } from "vitest";
import { sayAnswer } from "./say-answer";

test.each([
  ["date", undefined, "2027-03-05", "5. März 2027"],
  ["date", undefined, " 2027-03-05\n", "5. März 2027"],
  ["date", undefined, "2027-02-30", "2027-02-30"],
  ["date", undefined, "nächste Woche", "nächste Woche"],
  ["date", undefined, "", ""],
  ["number", "€", "14.400", "14.400\u00a0€"],
  ["number", "€", "14.400 €", "14.400 €"],
  ["number", "€", "weiß nicht", "weiß nicht"],
  ["number", undefined, "6", "6"],
  ["text", undefined, "2027-03-05", "2027-03-05"],
] as const)("of the type %s with the unit %s, %j reads %j", (type, unit, answer, said) => {
  expect(sayAnswer({ type, unit }, answer)).toBe(said);
});
