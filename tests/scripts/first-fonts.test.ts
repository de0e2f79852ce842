import { expect, test } from "vitest";
import { splitFonts } from "../../scripts/lib/first-fonts.mjs";

const FILE = '@font-face{font-family:Figtree Variable;src:url(/a.woff2)format("woff2")}';
const DEVICE = "@font-face{font-family:Figtree Fallback;src:local(Arial)}";
const names = (families: string) => `:root{--font-sans:${families};--font-weight-bold:700}`;

test("the first picture is drawn with the device's own faces", () => {
  const { sheet } = splitFonts(`${FILE}${DEVICE}${names('"Figtree Variable", "Figtree Fallback", sans-serif')}`);
  expect(sheet).toBe(`${DEVICE}${names('"Figtree Fallback",sans-serif')}`);
});

test("its fonts come in the frame after it, under the names that the stylesheet has", () => {
  const { fonts } = splitFonts(`${FILE}${DEVICE}${names('"Figtree Variable", "Figtree Fallback", sans-serif')}`);
  const later = '@keyframes fonts{to{--font-sans:"Figtree Variable", "Figtree Fallback", sans-serif}}';
  expect(fonts).toBe(`${FILE}${later}:root{animation:1ms fonts forwards}`);
});
