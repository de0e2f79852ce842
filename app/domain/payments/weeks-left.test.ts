import { expect, test } from "vitest";
import { trialNote, weeksText } from "./weeks-left";

test("one week is one, and none or several are several", () => {
  expect([0, 1, 2, 4].map(weeksText)).toEqual(["0 Wochen", "1 Woche", "2 Wochen", "4 Wochen"]);
});

test("the free plan says how long it lasts", () => {
  expect([4, 2, 1, 0].map(trialNote)).toEqual([
    "Dein Tarif, noch 4 Wochen",
    "Dein Tarif, noch 2 Wochen",
    "Dein Tarif, letzte Woche",
    "Deine Testphase ist beendet",
  ]);
});
