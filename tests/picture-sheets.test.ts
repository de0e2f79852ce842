import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A file with all pictures of a folder, each a view of its own, so that a page asks for one file and not for twelve. */
function sheetOf(folder: string, { width, height }: { width: number; height: number }): string {
  const slugs = readdirSync(folder).map((file) => file.replace(".svg", ""));
  const pictures = slugs.sort().map((slug, index) => {
    const y = index * height;
    const picture = readFileSync(`${folder}/${slug}.svg`, "utf8")
      .trim()
      // An id within a picture would be that of the first one with it.
      .replace(/(id="|url\(#)([\w-]+)/g, `$1${slug}-$2`)
      .replace(/^<svg xmlns="[^"]*"/, `<svg y="${y}" width="${width}" height="${height}"`);
    return `<view id="${slug}" viewBox="0 ${y} ${width} ${height}"/>${picture}`;
  });
  const all = `0 0 ${width} ${height * slugs.length}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${all}">\n${pictures.join("\n")}\n</svg>\n`;
}

test.each([
  ["types", { width: 160, height: 160 }],
  ["paths", { width: 480, height: 300 }],
])("the sheet of %s has all of its pictures as they are (-u writes it)", async (folder, size) => {
  await expect(sheetOf(`public/art/${folder}`, size)).toMatchFileSnapshot(`../public/art/${folder}.svg`);
});
