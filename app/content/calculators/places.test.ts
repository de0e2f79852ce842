import { expect, test } from "vitest";
import { fillCalculators } from "./places";

test("each calculator is put in its own place, and without one the link stays", () => {
  const place = (slug: string) => `<div data-rechner="${slug}"><p><a href="/rechner/${slug}">Rechner</a></p></div>`;
  const text = `${place("eins")}<p>Text</p>${place("zwei")}`;
  expect(fillCalculators(text, (slug) => (slug === "eins" ? "<form></form>" : null))).toBe(
    `<form></form><p>Text</p>${place("zwei")}`,
  );
});
