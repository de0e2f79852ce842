import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAssets } from "../../scripts/lib/compress-assets.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

test("scripts and stylesheets of a build lie beside themselves compressed, and nothing else does", async () => {
  const folder = await temporaryFolder();
  const began = Date.now() - 1000;
  for (const name of ["a.js", "b.css", "c.woff2", "d.js.LEGAL.txt", "older.js"]) {
    writeFileSync(join(folder, name), name.repeat(50));
  }
  utimesSync(join(folder, "older.js"), began / 1000 - 5, began / 1000 - 5);
  await compressAssets(folder, began);
  expect(readdirSync(folder).filter((name) => name.endsWith(".br"))).toEqual(["a.js.br", "b.css.br"]);
  const packed = readFileSync(join(folder, "a.js.br"));
  expect(brotliDecompressSync(packed).toString()).toBe("a.js".repeat(50));
  expect(packed.length).toBeLessThan(30);
});

test("what is compressed belongs to this build, also where its content has changed or was cut short", async () => {
  const folder = await temporaryFolder();
  const began = Date.now() - 1000;
  const [file, packed] = [join(folder, "a.js"), join(folder, "a.js.br")];
  for (const [content, before] of [["one"], ["two"], ["two"], ["two", "broken"]] as const) {
    writeFileSync(file, content);
    if (before) writeFileSync(packed, before);
    await compressAssets(folder, began);
    expect(brotliDecompressSync(readFileSync(packed)).toString()).toBe(content);
    expect(statSync(packed).mtimeMs).toBeGreaterThanOrEqual(began);
    utimesSync(packed, 1, 1);
  }
});
