import { readFileSync } from "node:fs";
import { inProject } from "./project.mjs";

/**
 * The oldest browsers the app promises to work in: `browserslist` of package.json, where other tools look for it too.
 * @type {{ browser: string; version: string }[]}
 */
export const FLOOR = JSON.parse(readFileSync(inProject("package.json"), "utf8")).browserslist.map((entry) => {
  const [browser, version] = entry.split(" ");
  return { browser, version };
});

/** Targets in Lightning CSS's format: a byte each for major, minor and patch. */
export const cssTargets = () =>
  Object.fromEntries(
    FLOOR.map(({ browser, version }) => {
      const [major, minor = 0] = version.split(".").map(Number);
      return [browser, (major << 16) | (minor << 8)];
    }),
  );
