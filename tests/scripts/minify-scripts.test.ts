import { expect, test } from "vitest";
import { minified } from "../../scripts/lib/minify-scripts.mjs";

const LICENCES = "/*! Bundled license information:\n\nreact.js:\n  (** @license MIT *)\n*/\n";

test("the licences go into a file that the script names", async () => {
  const { code, licences } = await minified("chunk-A.js", `export const one = 1;\n${LICENCES}`);
  expect(licences).toBe(LICENCES);
  expect(code).toMatch(/^export const \w+=1;\n\/\*! chunk-A\.js\.LEGAL\.txt \*\/\n$/);
});

test("what only a function knows to be unused goes, and a script without licences has no file", async () => {
  const source = "export function three(){let unused=1;const one=()=>1;return one()+2}";
  const { code, licences } = await minified("route.js", source);
  expect(code.length).toBeLessThan(source.length - "let unused=1;".length);
  expect(code).toContain("three");
  expect(licences).toBeNull();
});

test("a script that cannot be read is named", async () => {
  await expect(minified("route.js", "export const = 1")).rejects.toThrow("route.js: ");
});
