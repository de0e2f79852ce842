import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Tests that fail without the patch, by what it mends. */
const TOLD_BY: Record<string, Record<string, string>> = {
  "@remix-run+dev": {
    "files of older builds stay": "tests/integration/faults/roll-out.test.ts",
    "empty modules are left out": "tests/scripts/empty-modules.test.ts",
  },
  "@remix-run+react": {
    "routes are made once": "tests/scripts/route-caches.test.ts",
    "less for the browser": "tests/scripts/browser-framework.test.ts",
    "routes are asked for once": "tests/e2e/screen-requests.spec.ts",
  },
  "@remix-run+router": {
    "patterns are compiled once": "tests/scripts/route-caches.test.ts",
    "a form that did not arrive stays": "tests/e2e/unsaved.spec.ts",
  },
  pdfkit: { "no list of glyphs": "app/print/pdf/pdf-ua.test.ts" },
  "playwright-core": { "an older Firefox is spoken to": "tests/engines/walk.spec.ts" },
  postgres: { "a backend may die": "tests/integration/db/lost-connections.test.ts" },
  "react-router-dom": { "routes are handed on": "tests/scripts/route-caches.test.ts" },
};

/** File and text of each hunk as it reads after the patch. */
function hunksOf(patch: string): { file: string; text: string }[] {
  return patch.split(/^diff --git .*\n/m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.*)$/m.exec(part)?.[1];
    if (!file) return [];
    const [, ...hunks] = part.split(/^@@ .*\n/m);
    const after = (hunk: string) =>
      hunk
        .split("\n")
        .filter((line) => /^[ +]/.test(line))
        .map((line) => line.slice(1))
        .join("\n");
    return hunks.map((hunk) => ({ file, text: after(hunk) }));
  });
}

test("for each patch there are tests that fail without it", () => {
  const patched = readdirSync("patches").map((name) => /^(.+)\+\d/.exec(name)?.[1]);
  expect(Object.keys(TOLD_BY).sort()).toEqual(patched.sort());
  expect(Object.values(TOLD_BY).flatMap((each) => Object.values(each).filter((file) => !existsSync(file)))).toEqual([]);
});

test.each(readdirSync("patches"))("%s is applied to what is installed", (name) => {
  const hunks = hunksOf(readFileSync(`patches/${name}`, "utf8"));
  expect(hunks.length).toBeGreaterThan(0);
  for (const { file, text } of hunks) {
    expect(readFileSync(file, "utf8").includes(text), `${file}: ${text}`).toBe(true);
  }
});
