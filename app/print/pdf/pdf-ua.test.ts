import { expect, test } from "vitest";
import { makePdf } from "./make-pdf.server";

test("no file lists the glyphs of its fonts, as the list lacks the parts of composed letters and fails PDF/UA", async () => {
  const html = '<article class="sheet"><h1>Übung</h1><p>Größe, Ärger, Öl</p></article>';
  const wish = { title: "Übung", author: "Probe", large: false, paper: "a4" } as const;
  const file = Buffer.from(await makePdf({ ...wish, html })).toString("latin1");
  expect(file).toContain("/FontDescriptor");
  expect(file).not.toContain("/CIDSet");
});
