import { expect, test } from "vitest";
import { minified } from "../../scripts/lib/minify-scripts.mjs";

const LICENCES = "/*! Bundled license information:\n\nreact.js:\n  (** @license MIT *)\n*/\n";

/** Browsers compile such a script before it runs, where they know the words: they stand first in it. */
const HINT = "//# allFunctionsCalledOnLoad\n";

test("the licences go into a file that the script names", async () => {
  const { code, licences } = await minified("chunk-A.js", `export const one = 1;\n${LICENCES}`);
  expect(licences).toBe(LICENCES);
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\nexport const \w+=1;\n\/\*! chunk-A\.js\.LEGAL\.txt \*\/\n$/);
});

test("what only a function knows to be unused goes, and a script without licences has no file", async () => {
  const source = "export function three(){let unused=1;const one=()=>1;return one()+2}";
  const { code, licences } = await minified("route.js", source);
  expect(code.length).toBeLessThan(HINT.length + source.length - "let unused=1;".length);
  expect(code.startsWith(HINT)).toBe(true);
  expect(code).toContain("three");
  expect(licences).toBeNull();
});

test("a script that cannot be read is named", async () => {
  await expect(minified("route.js", "export const = 1")).rejects.toThrow("route.js: ");
});
