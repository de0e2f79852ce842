import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

declare global {
  /** Written into the bundled server (server/bundle.mjs), which then reads no sources. */
  var bundledRenderer: string | undefined;
}

/** The code that decides what is cached: parsing, checking and compiling. */
const ENTRIES = ["app/content/build-content.server.ts", "app/content/work.server.ts"];

/** Hash of the locked packages and that code without comments: takes 50 ms, compiling 200 texts anew seconds. */
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

/** Part of every key, so that no cache outlives the code that made it. */
export const currentRenderer = (): Promise<string> =>
  (known ??= Promise.resolve(globalThis.bundledRenderer ?? fingerprintRenderer(process.cwd())));
