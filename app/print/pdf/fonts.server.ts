import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { charactersOf, sfntOf } from "./sfnt";

/** In order of lookup for a character. */
const SUBSETS = ["latin", "latin-ext"] as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;

export interface PdfFont {
  /** Like "bold-latin". */
  name: string;
  isBold: boolean;
  data: Buffer;
  characters: ReadonlySet<number>;
}

let fonts: Promise<PdfFont[]> | undefined;

/** Read and unpacked once, when the first file is asked for: 3 ms each. */
export const loadFonts = (): Promise<PdfFont[]> => (fonts ??= Promise.all(readFonts()));

const readFonts = () =>
  [false, true].flatMap((isBold) =>
    SUBSETS.map(async (subset): Promise<PdfFont> => {
      const weight = WEIGHTS[isBold ? "bold" : "regular"];
      const file = `@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`;
      const data = sfntOf(await readFile(createRequire(import.meta.url).resolve(file)));
      return { name: `${isBold ? "bold" : "regular"}-${subset}`, isBold, data, characters: charactersOf(data) };
    }),
  );
