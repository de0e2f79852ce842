import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isInstalled, noteInstalled } from "../../scripts/lib/install.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

let project: string;
const write = (path: string, text: string) => {
  mkdirSync(join(project, path, ".."), { recursive: true });
  writeFileSync(join(project, path), text);
};
const rewritten = (path: string) => () => write(path, "other");

beforeEach(async () => {
  project = await temporaryFolder();
  write("package-lock.json", "{}");
  write("patches/postgres.patch", "diff");
  write("node_modules/@remix-run/dev/package.json", "{}");
  noteInstalled(project);
});

test("what npm has installed is not installed again", () => {
  expect(isInstalled(project, { dev: true })).toBe(true);
});

test.each<[string, () => void]>([
  ["without node_modules", () => rmSync(join(project, "node_modules"), { recursive: true })],
  ["with another lock file", rewritten("package-lock.json")],
  ["with another patch", rewritten("patches/postgres.patch")],
  ["with one patch more", rewritten("patches/react.patch")],
  ["with one patch less", () => rmSync(join(project, "patches/postgres.patch"))],
  ["after an install that ran no scripts", () => rmSync(join(project, "node_modules/.install-stamp"))],
])("it is installed %s", (_, change) => {
  change();
  expect(isInstalled(project, { dev: false })).toBe(false);
});

test("an image without development packages serves, and lacks what building needs", () => {
  rmSync(join(project, "node_modules/@remix-run/dev"), { recursive: true });
  expect(isInstalled(project, { dev: false })).toBe(true);
  expect(isInstalled(project, { dev: true })).toBe(false);
});
