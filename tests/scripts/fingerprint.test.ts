import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isNoInput } from "../../scripts/lib/build.mjs";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(root, "app/routes"), { recursive: true });
  writeFileSync(join(root, "app/root.tsx"), "root");
  writeFileSync(join(root, "app/routes/home.tsx"), "home");
});

afterEach(() => rmSync(root, { recursive: true }));

const taken = (paths = ["app", "public"], skip = isNoInput) => fingerprint(root, paths, skip);

test("the same files have the same fingerprint, whenever they were written", () => {
  const before = taken();
  writeFileSync(join(root, "app/root.tsx"), "root");
  expect(taken()).toBe(before);
});

test.each([
  ["an edit", () => writeFileSync(join(root, "app/routes/home.tsx"), "hone")],
  ["a new file", () => writeFileSync(join(root, "app/routes/new.tsx"), "")],
  ["a deleted file", () => rmSync(join(root, "app/routes/home.tsx"))],
  [
    "a folder that appears",
    () => (mkdirSync(join(root, "public")), writeFileSync(join(root, "public/icon.svg"), "<svg/>")),
  ],
])("%s changes it", (_, change) => {
  const before = taken();
  change();
  expect(taken()).not.toBe(before);
});

test("text that moves from one file to the next changes it", () => {
  const before = taken();
  writeFileSync(join(root, "app/root.tsx"), "roothome");
  writeFileSync(join(root, "app/routes/home.tsx"), "");
  expect(taken()).not.toBe(before);
});

test("the build's own output and tests do not make a build stale", () => {
  mkdirSync(join(root, "public"));
  const before = taken();
  mkdirSync(join(root, "public/build"));
  writeFileSync(join(root, "public/build/entry.js"), "x");
  writeFileSync(join(root, "public/sw.js"), "x");
  writeFileSync(join(root, "app/root.test.tsx"), "x");
  expect(taken()).toBe(before);
});
