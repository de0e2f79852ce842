import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/**
 * The program of the embedded database, compiled by other threads while this one loads the app. Undefined where it cannot
 * be read: then the database says so itself when it is opened.
 */
export async function compileEmbedded() {
  try {
    const folder = dirname(resolve("@electric-sql/pglite"));
    return await WebAssembly.compile(await readFile(join(folder, "pglite.wasm")));
  } catch {
    return undefined;
  }
}
