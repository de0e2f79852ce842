import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { currentRenderer } from "./renderer.server";

/** Plain data, and texts that are decoded on demand. */
export interface Pack<Value> {
  value: Value;
  text(index: number): string;
}

const FORMAT = "content-pack";
const LINE_BREAK = 0x0a;

export const packFile = (cacheDir: string, name: string): string => join(cacheDir, `${name}.pack`);

/** Null unless this renderer wrote the pack and every byte is unchanged. */
export async function readPack<Value>(file: string): Promise<Pack<Value> | null> {
  const bytes = await readFile(file).catch(() => null);
  const end = bytes?.indexOf(LINE_BREAK) ?? -1;
  if (!bytes || end === -1) return null;
  const [format, renderer, digest, length] = bytes.toString("latin1", 0, end).split(" ");
  const rest = bytes.subarray(end + 1);
  if (format !== FORMAT || renderer !== (await currentRenderer()) || digest !== digestOf([rest])) return null;
  const json = Number(length);
  const parsed: unknown = JSON.parse(rest.toString("utf8", 0, json));
  if (!isOurs<Value>(parsed)) return null;
  const { value, ends } = parsed;
  // Copied, so that the bytes of the JSON can be freed.
  const texts = Buffer.from(rest.subarray(json));
  return { value, text: (index) => texts.toString("utf8", ends[index - 1] ?? 0, ends[index]) };
}

/** The digest vouches for the value: the same renderer wrote it. */
function isOurs<Value>(parsed: unknown): parsed is { value: Value; ends: number[] } {
  return typeof parsed === "object" && parsed !== null && "value" in parsed && "ends" in parsed;
}

/** Atomic by rename: a reader gets the old pack or the new one, also when two processes write at once. */
export async function writePack(file: string, value: unknown, texts: readonly string[] = []): Promise<void> {
  let length = 0;
  const bodies = texts.map((text) => Buffer.from(text));
  const ends = bodies.map((body) => (length += body.length));
  const json = Buffer.from(JSON.stringify({ value, ends }));
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

function digestOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
