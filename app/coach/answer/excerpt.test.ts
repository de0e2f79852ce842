import { expect, test } from "vitest";
import { toMarkdown } from "~/domain/coach/to-markdown";
import { excerpt } from "./excerpt";

const FILL = "Über Wolken steht hier ein langer Satz, der nichts mit der Sache zu tun hat. ".repeat(12).trim();
const read = (text: string, question: string) => toMarkdown(excerpt({ text, question }));

test("a short section is there whole", () => {
  expect(read("Eins. Zwei.\n\nDrei.", "zwei")).toBe("Eins. Zwei.\n\nDrei.");
});

test("it begins where the thought does, not in its middle", () => {
  const text = `${FILL}\n\nEine Rechnung hat einen Kopf. Das Datum steht oben rechts.\n\n${FILL}`;
  expect(read(text, "wo steht das datum oben")).toMatch(
    /^Eine Rechnung hat einen Kopf\. Das Datum steht oben rechts\./,
  );
});

test("a list comes with the sentence that leads to it, and keeps its numbers", () => {
  const text = `${FILL}\n\nSo meldest du es an:\n\n1. Formular holen.\n2. Gebühr zahlen.\n\n${FILL}`;
  expect(read(text, "gebühr zahlen")).toMatch(/^So meldest du es an:\n\n1\. Formular holen\.\n2\. Gebühr zahlen\./);
});

test("it does not end with what leads to more", () => {
  const text = `Die Gebühr ist je nach Gemeinde verschieden.\n\nDas brauchst du dafür:\n\n- ${FILL}\n- ${FILL}`;
  expect(read(text, "wie hoch ist die gebühr")).toBe("Die Gebühr ist je nach Gemeinde verschieden.");
});

test("one endless sentence is there, as there is no other", () => {
  expect(read("wort ".repeat(400), "wort").length).toBeGreaterThan(700);
});
