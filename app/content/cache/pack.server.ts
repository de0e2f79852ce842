import { createHash, randomUUID } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { currentRenderer } from "./renderer.server";

/** A text that is decoded each time it is asked for. */
export type LazyText = () => string;

/** Plain data, and texts that are decoded on demand. */
export interface Pack<Value> {
  value: Value;
  text(index: number): LazyText;
}

const FORMAT = "content-pack";
const LINE_BREAK = 0x0a;
/** Above the length of a head. */
const HEAD_MAX = 256;
/** Read at a time of what only the digest needs. */
const CHUNK = 256 * 1024;

export const packFile = (cacheDir: string, name: string): string => join(cacheDir, `${name}.pack`);

/**
 * Null unless this renderer wrote the pack and every byte is unchanged. The bytes of its texts are held in memory, or
 * with `inFile` stay where they are: that file is open as long as one of them can be asked for.
 */
export async function readPack<Value>(file: string, { inFile = false } = {}): Promise<Pack<Value> | null> {
  const renderer = await currentRenderer();
  const opened = openPack(file);
  if (!opened) return null;
  const pack = readOpened<Value>(opened, renderer, inFile);
  if (pack && inFile) unreachable.register(opened, opened.descriptor);
  else closeSync(opened.descriptor);
  return pack;
}

interface Opened {
  descriptor: number;
  bytes: number;
}

/** Closes a file once none of its texts can be asked for any more. */
const unreachable = new FinalizationRegistry<number>(closeSync);

function openPack(file: string): Opened | null {
  try {
    const descriptor = openSync(file, "r");
    const stat = fstatSync(descriptor);
    if (stat.isFile()) return { descriptor, bytes: stat.size };
    closeSync(descriptor);
    return null;
  } catch {
    return null;
  }
}

function readOpened<Value>(opened: Opened, renderer: string, inFile: boolean): Pack<Value> | null {
  const start = bytesAt(opened, 0, Math.min(HEAD_MAX, opened.bytes));
  const end = start?.indexOf(LINE_BREAK) ?? -1;
  if (!start || end === -1) return null;
  const [format, madeBy, digest, length] = start.toString("latin1", 0, end).split(" ");
  if (format !== FORMAT || madeBy !== renderer) return null;
  const json = Number(length);
  const from = end + 1 + json;
  const data = json <= opened.bytes ? bytesAt(opened, end + 1, json) : null;
  if (!data) return null;
  const hash = createHash("sha256").update(data);
  const texts = inFile ? null : bytesAt(opened, from, opened.bytes - from);
  if (texts) hash.update(texts);
  else for (const chunk of chunksFrom(opened, from)) hash.update(chunk);
  if (digest !== hash.digest("hex")) return null;
  const parsed: unknown = JSON.parse(data.toString("latin1"));
  if (!isOurs<Value>(parsed)) return null;
  const { value, ends } = parsed;
  const bytesOf = (index: number): Buffer => {
    const [first, last] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    const bytes = texts ? texts.subarray(first, last) : bytesAt(opened, from + first, last - first);
    if (!bytes) throw new Error("A file of the content's cache was cut off while it was served from.");
    return bytes;
  };
  return {
    value,
    text(index) {
      const text = () => bytesOf(index).toString("utf8");
      encoded.set(text, () => bytesOf(index));
      return text;
    },
  };
}

/** Null where the file ends before. */
function bytesAt({ descriptor }: Opened, at: number, length: number): Buffer | null {
  if (length < 0) return null;
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let read = 0; read < length;) {
    const more = readSync(descriptor, bytes, read, length - read, at + read);
    if (more === 0) return null;
    read += more;
  }
  return bytes;
}

function* chunksFrom({ descriptor }: Opened, from: number): Generator<Buffer> {
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  for (let at = from; ;) {
    const read = readSync(descriptor, chunk, 0, CHUNK, at);
    if (read === 0) return;
    yield chunk.subarray(0, read);
    at += read;
  }
}

/** Bytes of the texts that come from a pack, so that writing them to another decodes none. */
const encoded = new WeakMap<LazyText, () => Buffer>();

/** The digest vouches for the value: the same renderer wrote it. */
function isOurs<Value>(parsed: unknown): parsed is { value: Value; ends: number[] } {
  return typeof parsed === "object" && parsed !== null && "value" in parsed && "ends" in parsed;
}

/** Atomic by rename: a reader gets the old pack or the new one, also when two processes write at once. */
export async function writePack(file: string, value: unknown, texts: readonly LazyText[] = []): Promise<void> {
  let length = 0;
  const bodies = texts.map((text) => encoded.get(text)?.() ?? Buffer.from(text()));
  const ends = bodies.map((body) => (length += body.length));
  const json = Buffer.from(inLatin1(JSON.stringify({ value, ends })), "latin1");
  const parts = [json, ...bodies];
  const head = Buffer.from(`${FORMAT} ${await currentRenderer()} ${digestOf(parts)} ${json.length}\n`);
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, Buffer.concat([head, ...parts]));
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** JSON of one byte per letter: with a single letter beyond, V8 holds all of it in two, and reads it more slowly. */
const inLatin1 = (json: string): string =>
  json.replace(/[^\u0000-\u00ff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

function digestOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
