import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { charactersOf, sfntOf } from "./sfnt";

/** Role of a font: the app's own letters, letters those lack, code. */
export type Family = "own" | "other" | "code";

export interface PdfFont {
  name: string;
  family: Family;
  isBold: boolean;
  isItalic: boolean;
  data: Buffer;
  characters: ReadonlySet<number>;
}

/** Figtree is made for Latin alone; DejaVu has Vietnamese, Greek, Cyrillic and thousands of signs in one file. */
const FILES: readonly (Pick<PdfFont, "name" | "family"> & { file: string })[] = [
  ...["400-normal", "400-italic", "700-normal", "700-italic"].flatMap((look) =>
    ["latin", "latin-ext"].map((subset) => own(subset, look)),
  ),
  ...["", "-Bold", "-Oblique", "-BoldOblique"].map((look) => dejaVu("other", "SansCondensed", look)),
  ...["", "-Bold"].map((look) => dejaVu("code", "SansMono", look)),
];

function own(subset: string, look: string) {
  const file = `@fontsource/figtree/files/figtree-${subset}-${look}.woff`;
  return { name: `own-${subset}-${look}`, family: "own", file } as const;
}

function dejaVu<Kind extends Family>(family: Kind, kind: string, look: string) {
  return { name: `${family}${look}`, family, file: `dejavu-fonts-ttf/ttf/DejaVu${kind}${look}.ttf` };
}

let fonts: Promise<PdfFont[]> | undefined;

/** Read and unpacked once, when the first file is asked for: 3 ms each. */
export const loadFonts = (): Promise<PdfFont[]> => (fonts ??= Promise.all(FILES.map(readFont)));

async function readFont({ name, family, file }: (typeof FILES)[number]): Promise<PdfFont> {
  const read = await readFile(createRequire(import.meta.url).resolve(file));
  const data = file.endsWith(".woff") ? sfntOf(read) : read;
  const [isBold, isItalic] = [/700|Bold/.test(name), /italic|Oblique/.test(name)];
  return { name, family, isBold, isItalic, data, characters: charactersOf(data) };
}

/** Font of the page numbers; its ascender places the line of all fonts. */
export const PLAIN_FONT = "own-latin-400-normal";
export const ASCENDER = 0.95;
