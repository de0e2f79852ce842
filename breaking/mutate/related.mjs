import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const IMPORTED = /(?:from|import)\s*\(?\s*"((?:~|\.)[^"]*)"/g;
/** Imports between a test and the source: further ones try other things, and are many. */
const STEPS = 2;

/**
 * Unit tests that reach a source within two imports: those of its own folder, or of others where it has none.
 * @param {string} folder the project's, or a copy's
 * @param {string} file path of the source within it
 * @returns {string[]} paths within the folder
 */
export function unitTestsOf(folder, file) {
  const reaching = globSync("app/**/*.test.{ts,tsx}", { cwd: folder }).filter((test) =>
    isReached(folder, test, file, STEPS),
  );
  const beside = reaching.filter((test) => dirname(test) === dirname(file));
  return (beside.length > 0 ? beside : reaching).sort();
}

function isReached(folder, from, file, steps) {
  if (from === file) return true;
  return steps > 0 && importsOf(folder, from).some((each) => isReached(folder, each, file, steps - 1));
}

const known = new Map();

function importsOf(folder, file) {
  const found = known.get(file) ?? read(folder, file);
  known.set(file, found);
  return found;
}

function read(folder, file) {
  const places = Array.from(readFileSync(join(folder, file), "utf8").matchAll(IMPORTED), ([, place]) =>
    place.startsWith("~") ? place.replace("~", "app") : normalize(join(dirname(file), place)),
  );
  return places.flatMap((place) => [`${place}.ts`, `${place}.tsx`].filter((each) => existsSync(join(folder, each))));
}
