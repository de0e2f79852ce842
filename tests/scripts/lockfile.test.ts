import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";

const entry = z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() });
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** Resolves a dependency like Node, from the innermost node_modules outwards. */
function isLocked(from: string, name: string): boolean {
  if (`${from}/node_modules/${name}` in packages) return true;
  const outer = from.lastIndexOf("/node_modules/");
  return outer < 0 ? `node_modules/${name}` in packages : isLocked(from.slice(0, outer), name);
}

// If a registry lacks a package for one platform, npm leaves it out silently, and `npm ci` refuses the resulting file.
test("the lock file holds the optional packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});
