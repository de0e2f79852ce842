import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { storedSecret } from "./stored-secret.server";

test("a secret is generated once, whole and for this user alone", async () => {
  const folder = await temporaryFolder();
  const secret = storedSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(storedSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});

test.each([
  ["with a line break behind it", `${"ab".repeat(32)}\n`],
  ["longer, in capitals", "AB".repeat(48)],
])("a secret that somebody put there is taken: %s", async (_, text) => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "session-secret"), text);
  expect(storedSecret(folder)).toBe(text.trim());
});

test.each([
  ["empty", ""],
  ["blank", " \n"],
  ["short", "abcd"],
  ["a byte short", "ab".repeat(31)],
  ["no hex", "z".repeat(64)],
  ["hex and rubbish", `${"ab".repeat(32)}\u0000`],
])("one that is no secret starts nothing and is left alone: %s", async (_, text) => {
  const folder = await temporaryFolder();
  const file = join(folder, "session-secret");
  writeFileSync(file, text);
  expect(() => storedSecret(folder)).toThrow(
    `Die Datei session-secret im Datenordner ${folder} enthält keinen Schlüssel`,
  );
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("processes that generate one at the same time end up with the same", async () => {
  const folder = await temporaryFolder();
  const script = join(folder, "secret.mjs");
  const entry = "app/signed/stored-secret.server.ts";
  await build({ entryPoints: [entry], outfile: script, bundle: true, platform: "node", format: "esm" });
  const data = JSON.stringify(join(folder, "data"));
  const program = `const { storedSecret } = await import(${JSON.stringify(pathToFileURL(script).href)});
    for (let round = 0; round < 100; round++) console.log(storedSecret(${data} + round));`;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  const outputs = await Promise.all(Array.from({ length: 4 }, run));
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(readdirSync(join(folder, "data0"))).toEqual(["session-secret"]);
});
