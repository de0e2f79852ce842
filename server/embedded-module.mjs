import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/**
 * Compiles the WebAssembly of the embedded database on other threads while this one loads the app. Undefined if it
 * cannot be read: opening the database then reports the error.
 */
export async function compileEmbedded() {
  try {
    const folder = dirname(resolve("@electric-sql/pglite"));
    return await WebAssembly.compile(await readFile(join(folder, "pglite.wasm")));
  } catch {
    return undefined;
  }
}
