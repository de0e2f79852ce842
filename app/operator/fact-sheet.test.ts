import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readPdf } from "../../tests/fixtures/read-pdf";
import { buildSample, sampleContent } from "../../tests/fixtures/sample-content";
import { makePdf } from "~/print/pdf/make-pdf.server";
import { FactSheet } from "./fact-sheet";

test("each fact stands with its values, drafts named, its formula, its sources and room to sign", async () => {
  const minijob = sampleContent().find(({ path }) => path === "facts/minijob.mdx")?.raw ?? "";
  const half = minijob
    .replace(/werte:\n.*\n.*\n/, 'formel: "m / 2"\naus: { m: minijob }\n')
    .replace("Minijob-Grenze", "Die Hälfte");
  const built = await buildSample({ "facts/halb.mdx": half });
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const props = { productName: "Probe", day: "2026-11-26", facts: built.data.facts };
  const html = renderToStaticMarkup(createElement(FactSheet, props));
  const { texts, isTagged } = await readPdf(
    await makePdf({ title: "Fachblatt", author: "Probe", html, large: false, paper: "a4" }),
  );
  const text = texts.join("");
  expect(isTagged).toBe(true);
  for (const said of [
    "2 Zahlen, Tage und Paragrafen, die in den Texten von Probe stehen. Stand 26.11.2026.",
    "603 €. Gilt vom 01.01.2026 bis 31.12.2026.",
    "633 €, nur Entwurf. Gilt seit 01.01.2027.",
    "So viel darf ein Minijob im Monat bringen.",
    "Rechnung: m / 2, darin m = Minijob-Grenze",
    "301,50 €. Gilt vom",
    "Sicherheit: belegt, fachlich nicht geprüft. Quellenstand Herbst 2026:",
    "Das Amt, https://amt.example.org/",
    "stimmt nicht, sondern:",
    "Kürzel, Tag:",
  ]) {
    expect(text).toContain(said.replace(/\s/g, ""));
  }
});
