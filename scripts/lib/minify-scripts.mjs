import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { minify } from "oxc-minify";
import { inProject } from "./project.mjs";

/** Before the licences of the packages in a script, where esbuild puts them. */
const LICENCES = "/*! Bundled license information:";

/**
 * Has Chromium compile all functions of a script while it arrives, beside the page's thread, instead of each at its first
 * call on it: nearly all are called while the page wakes. Others read a comment.
 */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/**
 * Shortens the browser's scripts once more: esbuild looks at one statement at a time, oxc at whole functions. The licences
 * go into a file beside the script. Both are 3 kB (gzip) of every screen.
 */
export async function minifyScripts() {
  const { outputs } = JSON.parse(readFileSync(inProject("build/metafile.js.json"), "utf8"));
  for (const path of Object.keys(outputs).filter((output) => output.endsWith(".js"))) {
    const file = inProject(path);
    const { code, licences } = await minified(basename(path), readFileSync(file, "utf8"));
    if (licences !== null) writeFileSync(`${file}.LEGAL.txt`, licences);
    writeFileSync(file, code);
  }
}

/** @returns {Promise<{ code: string, licences: string | null }>} */
export async function minified(name, source) {
  const end = source.indexOf(LICENCES);
  const own = end < 0 ? source : source.slice(0, end);
  const { code, errors } = await minify(name, own, { module: true, compress: { target: "es2022" }, mangle: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join("; ")}`);
  if (end < 0) return { code: `${COMPILE_AT_ONCE}${code}`, licences: null };
  return { code: `${COMPILE_AT_ONCE}${code}\n/*! ${name}.LEGAL.txt */\n`, licences: source.slice(end) };
}
