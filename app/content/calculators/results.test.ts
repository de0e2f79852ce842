import { expect, test } from "vitest";
import { fillCalculators } from "./places";
import { fillResults } from "./results";

const TEXT = '<p>Mindestens <span data-wert="stundensatz.satz">die Zahl aus <b>Mission 5</b></span> je Stunde.</p>';

test("a result takes the place of the words for everyone, and leads to its calculator", () => {
  expect(fillResults(TEXT, new Map([["stundensatz.satz", "40\u00a0€"]]))).toBe(
    '<p>Mindestens <a href="/rechner/stundensatz">40\u00a0€</a> je Stunde.</p>',
  );
  expect(fillResults(TEXT, new Map([["stundensatz.festpreis", "40\u00a0€"]]))).toBe(TEXT);
});

test("each calculator is put in its own place, and without one the link stays", () => {
  const place = (slug: string) => `<div data-rechner="${slug}"><p><a href="/rechner/${slug}">Rechner</a></p></div>`;
  const text = `${place("eins")}<p>Text</p>${place("zwei")}`;
  expect(fillCalculators(text, (slug) => (slug === "eins" ? "<form></form>" : null))).toBe(
    `<form></form><p>Text</p>${place("zwei")}`,
  );
});
