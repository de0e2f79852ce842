import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Puts scripts and stylesheets of a build beside themselves, compressed as well as Brotli can (`.br`): an eighth less
 * than what a server has time for with each answer. `began` is when the build did; older files have theirs.
 */
export async function compressAssets(folder, began) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtimeMs >= began);
  await Promise.all(files.map(compressFile));
}

/** Written anew even where nothing changed: by its time a file is one of this build. */
async function compressFile(file) {
  const source = readFileSync(file);
  writeFileSync(`${file}.br`, kept(`${file}.br`, source) ?? (await compress(source, optionsFor(source))));
}

const optionsFor = ({ length }) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** The `.br` that an earlier build made of the same content, or null. */
function kept(file, source) {
  if (!existsSync(file)) return null;
  const packed = readFileSync(file);
  try {
    return brotliDecompressSync(packed).equals(source) ? packed : null;
  } catch {
    return null;
  }
}
