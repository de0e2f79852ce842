import { readdirSync, readlinkSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { currentRenderer } from "./renderer.server";
import { packFile, readPack, writePack } from "./pack.server";
import { trySaving } from "./save.server";

const VALUE = { name: "Größe – „\u{1f600}“", list: [1, 2] };
const TEXTS = ["<p>ä</p>", "", "<p>\u{1f600}</p>"];
const LAZY = TEXTS.map((text) => () => text);

describe.each([{ inFile: true }, { inFile: false }])("a value and its texts are read as written, %o", (how) => {
  test("once, and again from a pack that took them over", async () => {
    const folder = await temporaryFolder();
    const file = packFile(join(folder, "new", "folder"), "probe");
    await writePack(file, VALUE, LAZY);
    const pack = await readPack(file, how);
    expect(pack?.value).toEqual(VALUE);
    const texts = TEXTS.map((_, index) => pack?.text(index) ?? (() => null));
    expect(texts.map((text) => text())).toEqual(TEXTS);
    const other = packFile(folder, "other");
    await writePack(other, null, TEXTS.map((_, index) => pack?.text(index) ?? (() => "")).reverse());
    const taken = await readPack(other, how);
    expect(TEXTS.map((_, index) => taken?.text(index)())).toEqual(TEXTS.toReversed());
  });

  test("also after another took its place, or it went", async () => {
    const file = packFile(await temporaryFolder(), "probe");
    await writePack(file, VALUE, LAZY);
    const pack = await readPack(file, how);
    await writePack(file, VALUE, [() => "something else"]);
    expect(pack?.text(0)()).toBe(TEXTS[0]);
    await rm(file);
    expect(pack?.text(2)()).toBe(TEXTS[2]);
  });
});

test.runIf(process.platform === "linux")("a file of texts is closed once none of them can be asked for", async () => {
  const file = packFile(await temporaryFolder(), "probe");
  const long = "ä".repeat(4_000_000);
  await writePack(file, VALUE, [() => long]);
  const isOpen = () =>
    readdirSync("/proc/self/fd").some((each) => {
      try {
        return readlinkSync(`/proc/self/fd/${each}`) === file;
      } catch {
        return false;
      }
    });
  const length = await (async () => {
    const pack = await readPack(file, { inFile: true });
    expect(isOpen()).toBe(true);
    return pack?.text(0)().length;
  })();
  expect(length).toBe(long.length);
  setFlagsFromString("--expose-gc");
  await vi.waitFor(() => {
    runInNewContext("gc")();
    expect(isOpen()).toBe(false);
  });
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
    await writePack(file, VALUE, LAZY);
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
  await writePack(file, -1, [() => "text -1"]);
  let isDone = false;
  const writing = Promise.all(
    Array.from({ length: 40 }, (_, index) => writePack(file, index, [() => `text ${index}`.repeat(20_000)])),
  ).then(() => (isDone = true));
  const read = async () => {
    await new Promise(setImmediate);
    const pack = await readPack<number>(file);
    expect(pack?.text(0)()).toMatch(new RegExp(`^(text ${pack?.value})+$`));
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
