import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { currentRenderer } from "./renderer.server";
import { packFile, readPack, writePack } from "./pack.server";
import { trySaving } from "./save.server";

const VALUE = { name: "Größe", list: [1, 2] };
const TEXTS = ["<p>ä</p>", "", "<p>\u{1f600}</p>"];

test("a value and its texts are read as they were written", async () => {
  const file = packFile(join(await temporaryFolder(), "new", "folder"), "probe");
  await writePack(file, VALUE, TEXTS);
  const pack = await readPack(file);
  expect(pack?.value).toEqual(VALUE);
  expect(TEXTS.map((_, index) => pack?.text(index))).toEqual(TEXTS);
});

describe("a pack that is not what was written is none", () => {
  test.each<[string, (bytes: Buffer, renderer: string) => Buffer]>([
    ["empty", () => Buffer.alloc(0)],
    ["cut off in the head", (bytes) => bytes.subarray(0, 10)],
    ["cut off in the JSON", (bytes) => bytes.subarray(0, bytes.indexOf("list"))],
    ["cut off at its end", (bytes) => bytes.subarray(0, -1)],
    ["longer", (bytes) => Buffer.concat([bytes, Buffer.from(" ")])],
    ["changed by one bit", (bytes) => Buffer.from(bytes.with(-3, (bytes.at(-3) ?? 0) ^ 1))],
    ["zeros", (bytes) => bytes.fill(0)],
    ["something else", () => Buffer.from('{"value":{}}\n')],
    ["another renderer's", (bytes, renderer) => Buffer.from(bytes.toString().replace(` ${renderer} `, " 0 "))],
  ])("%s", async (_, spoil) => {
    const file = packFile(await temporaryFolder(), "probe");
    await writePack(file, VALUE, TEXTS);
    await writeFile(file, spoil(await readFile(file), await currentRenderer()));
    expect(await readPack(file)).toBeNull();
  });

  test("missing, or a folder", async () => {
    const folder = await temporaryFolder();
    expect(await readPack(packFile(folder, "probe"))).toBeNull();
    expect(await readPack(folder)).toBeNull();
  });
});

test("whoever reads while many write gets one of the packs, whole", async () => {
  const folder = await temporaryFolder();
  const file = packFile(folder, "probe");
  await writePack(file, -1, ["text -1"]);
  let isDone = false;
  const writing = Promise.all(
    Array.from({ length: 40 }, (_, index) => writePack(file, index, [`text ${index}`.repeat(20_000)])),
  ).then(() => (isDone = true));
  const read = async () => {
    const pack = await readPack<number>(file);
    expect(pack?.text(0)).toMatch(new RegExp(`^(text ${pack?.value})+$`));
  };
  while (!isDone) await read();
  await writing;
  await read();
  expect(await readdir(folder)).toEqual(["probe.pack"]);
});

test("what cannot be written leaves nothing behind and says why", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "file"), "");
  expect(await trySaving(() => writePack(join(folder, "file", "probe"), VALUE))).toMatch(/^(ENOTDIR|EEXIST)$/);
  expect(await readdir(folder)).toEqual(["file"]);
  await expect(trySaving(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
