import { inflateSync } from "node:zlib";

/** The text of each page of a PDF, without spaces. Reads what Chromium prints, not PDF in general. */
export function readPages(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => [
      id,
      body,
    ]),
  );
  const get = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const own = `${page}${get(/\/Resources (\d+) 0 R/.exec(page)?.[1])}`;
    const fontsAt = /\/Font <<(.*?)>>/s.exec(own)?.[1] ?? get(/\/Font (\d+) 0 R/.exec(own)?.[1]);
    const fonts = new Map(
      [...fontsAt.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => [name, readFont(get(id), get)]),
    );
    return writeOut(unpack(get(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts);
  });
}

interface Font {
  glyphs: ReadonlyMap<number, string>;
  /** Hex digits of one glyph. */
  digits: 2 | 4;
}
const NO_FONT: Font = { glyphs: new Map(), digits: 4 };

/** Glyphs of a font. Chromium prints variable fonts as drawings (Type3), whose codes have one byte. */
const readFont = (font: string, get: (id: string | undefined) => string): Font => ({
  glyphs: readGlyphs(unpack(get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))),
  digits: font.includes("/Type3") ? 2 : 4,
});

function unpack(body: string): string {
  const [, head = "", data = ""] = /^(.*?)stream\r?\n(.*)\r?\nendstream/s.exec(body) ?? [];
  return head.includes("FlateDecode") ? inflateSync(Buffer.from(data, "latin1")).toString("latin1") : data;
}

/** Glyph → text, by the map that a font carries for copying. */
function readGlyphs(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  const sectionsOf = (kind: string) => [...map.matchAll(new RegExp(`begin${kind}(.*?)end${kind}`, "gs"))];
  for (const [, section = ""] of sectionsOf("bfchar")) {
    for (const [, glyph = "", text = ""] of section.matchAll(/<(\w+)> <(\w+)>/g)) {
      glyphs.set(parseInt(glyph, 16), fromHex(text));
    }
  }
  for (const [, section = ""] of sectionsOf("bfrange")) {
    for (const [, first = "", last = "", text = ""] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph++) {
        glyphs.set(glyph, String.fromCharCode(parseInt(text, 16) + glyph - parseInt(first, 16)));
      }
    }
  }
  return glyphs;
}

const fromHex = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

function writeOut(content: string, fonts: ReadonlyMap<string, Font>): string {
  let font = NO_FONT;
  let text = "";
  for (const [, name, hex = ""] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name) ?? NO_FONT;
    for (let at = 0; at < hex.length; at += font.digits) {
      text += font.glyphs.get(parseInt(hex.slice(at, at + font.digits), 16)) ?? "";
    }
  }
  return text.replace(/\s/g, "");
}
