import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Letters that hardly end a German word, one for each copy. */
const LETTERS = "qxyjvzwkp";

/** Copies each path with other ids and other words, since no sentence may appear in two; lengths stay the same. */
export async function growContent(source, target, copies = LETTERS.length) {
  await cp(source, target, { recursive: true });
  const site = join(target, "site", "site.mdx");
  await writeFile(site, (await readFile(site, "utf8")).replace(/^catalogue:\n(?: {2}.*\n)+/m, ""));
  const paths = (await readdir(join(source, "career-paths"))).map((name) => name.replace(/\.mdx$/, ""));
  for (const path of paths) {
    for (let copy = 1; copy <= copies; copy++) await copyPath(target, path, copy);
  }
}

async function copyPath(target, path, copy) {
  const about = await readFile(join(target, "career-paths", `${path}.mdx`), "utf8");
  const named = about.replace(/^(name: "?[^"\n]+?)("?)$/m, `$1 ${copy}$2`);
  await writeFile(join(target, "career-paths", `${path}-${copy}.mdx`), named);
  const folder = join(target, "roadmaps", path);
  await mkdir(`${folder}-${copy}`, { recursive: true });
  for (const name of await readdir(folder)) {
    const raw = await readFile(join(folder, name), "utf8");
    await writeFile(join(`${folder}-${copy}`, name), inOtherWords(raw, copy));
  }
}

const FIELDS = /^\s*(title|shortDescription|description|aiCoachReminder|explanation|noteField): /;

function inOtherWords(raw, copy) {
  const end = raw.indexOf("\n---", 3);
  const reworded = (line) =>
    line.replace(/(?<=[ [])(\p{L}\p{Ll}*)\p{Ll}(?=[ ,.?!\]])/gu, (_, stem) => stem + LETTERS[copy - 1]);
  const head = raw
    .slice(0, end)
    .split("\n")
    .map((line) => (FIELDS.test(line) ? reworded(line) : line))
    .join("\n")
    .replace(/^(\s*(?:- )?id: "?[a-z0-9-]+)/gm, `$1-${copy}`);
  return head + raw.slice(end).split("\n").map(reworded).join("\n");
}
