import { expect, test } from "vitest";
import { importsOf, readModule, resolveImport } from "../modules";

const BEGINNINGS = ["start", "dev", "command"].map((name) => `scripts/lib/${name}.mjs`);

/** Packages that a module needs before its first line runs, with the file that names each. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(readModule(file))
    .filter(({ specifier, text }) => !text.startsWith("import(") && !specifier.startsWith("node:"))
    .flatMap(({ specifier }) => {
      const next = resolveImport(specifier, file);
      return next ? packagesOf(next, seen) : [`${file}: ${specifier}`];
    });
}

test.each([...BEGINNINGS, "tests/runner/main.mjs"])("%s begins without a package: it installs them", (file) => {
  const seen = new Set<string>();
  expect(packagesOf(file, seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(3);
});
