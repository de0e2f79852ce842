import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

declare global {
  /** Fingerprint, set in the bundled server by server/bundle.mjs, so that it reads no sources. */
  var bundledRenderer: string | undefined;
}

/** Entry points of the code that determines cached results: parsing, checking and compiling. */
const ENTRIES = ["app/content/build-content.server.ts", "app/content/work.server.ts"];

/**
 * Hash of the locked packages and that code without comments: takes 50 ms, while recompiling 200 texts takes seconds.
 */
export async function fingerprintRenderer(root: string): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: ".",
    write: false,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "silent",
  });
  const hash = createHash("sha256");
  for (const { contents } of outputFiles) hash.update(contents);
  hash.update(await readFile(join(root, "package-lock.json")));
  return hash.digest("hex").slice(0, 16);
}

let known: Promise<string> | undefined;

/** Fingerprint in every cache key, so that no cache outlives the code that made it. */
export const currentRenderer = (): Promise<string> =>
  (known ??= Promise.resolve(globalThis.bundledRenderer ?? fingerprintRenderer(process.cwd())));
