import postcss from "postcss";
import { expect, test } from "vitest";
import { splitStyles } from "../../scripts/lib/split-styles.mjs";

const CSS = [
  "@layer theme,utilities;",
  ":root{--gap:1rem}",
  "@keyframes turn{to{rotate:1turn}}",
  "@layer utilities{.a{gap:1rem}@media (min-width:48rem){.md\\:a{gap:2rem}}@media (width>=64rem){.lg\\:a{gap:3rem}}}",
  "@media (min-width:30rem){.sm\\:a{gap:0}}",
  "@media (prefers-reduced-motion:reduce){.calm\\:a{gap:0}@media (min-width:64rem){.b{gap:0}}}",
].join("");
const split = (from: string) => postcss([splitStyles]).process(CSS, { from }).css.replaceAll("\n", "");

test("the wide sheet has the rules for wide windows, in their layers and under their conditions", () => {
  expect(split("app/tailwind-wide.css")).toBe(
    "@layer theme,utilities;@layer utilities{@media (min-width:48rem){.md\\:a{gap:2rem}}@media (width>=64rem){.lg\\:a{gap:3rem}}}" +
      "@media (prefers-reduced-motion:reduce){@media (min-width:64rem){.b{gap:0}}}",
  );
});

test("the other has all the rest", () => {
  expect(split("app/tailwind.css")).toBe(
    "@layer theme,utilities;:root{--gap:1rem}@keyframes turn{to{rotate:1turn}}@layer utilities{.a{gap:1rem}}" +
      "@media (min-width:30rem){.sm\\:a{gap:0}}@media (prefers-reduced-motion:reduce){.calm\\:a{gap:0}}",
  );
});

test("a screen's own sheet is not cut: nobody else asks for it", () => {
  expect(split("app/ui/print/sheet.css")).toBe(CSS);
});
