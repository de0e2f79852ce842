import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Letters that hardly end a German word. */
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
  await servePaths(join(target, "places"), paths, copies);
}

/** Places that serve a path serve its copies. */
async function servePaths(folder, paths, copies) {
  const withCopies = (path) => [path, ...Array.from({ length: copies }, (_, index) => `${path}-${index + 1}`)];
  for (const name of await readdir(folder)) {
    const raw = await readFile(join(folder, name), "utf8");
    const [, written = ""] = /^pfade:((?: \[.*\]|(?:\n {2}- .*)+))$/m.exec(raw) ?? [];
    const served = paths.filter((path) => new RegExp(`[ [-]${path}(?=[,\\]\n]|$)`).test(written)).flatMap(withCopies);
    if (written) await writeFile(join(folder, name), raw.replace(written, ` [${served.join(", ")}]`));
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
/** Fields that name a heading or a sentence of the text: reworded as the text is, from their first word. */
const NAMING = /^(\s*(?:abschnitt|satz): "?)(.*)$/;

function inOtherWords(raw, copy) {
  const end = raw.indexOf("\n---", 3);
  const ending = endingOf(copy);
  // A tag, which stays as it is, or a word.
  const word = new RegExp(`<[^>]*>|(?<=^|[ [])(\\p{L}\\p{Ll}*)\\p{Ll}{${ending.length}}(?=[ ,.?!:;\\]“]|$)`, "gu");
  const reworded = (line) => line.replace(word, (found, stem) => (stem === undefined ? found : stem + ending));
  const numbered = raw.replace(/(\bantwort="[^"]+)/g, `$1-${copy}`);
  const head = raw
    .slice(0, end)
    .split("\n")
    .map((line) => {
      const [, name, named] = NAMING.exec(line) ?? [];
      if (name) return name + reworded(named.replace(/"$/, "")) + (named.endsWith('"') ? '"' : "");
      return FIELDS.test(line) ? line.replace(/(?<=: ).*/, reworded) : line;
    })
    .join("\n")
    .replace(/^(\s*(?:- )?id: "?[a-z0-9-]+)/gm, `$1-${copy}`);
  return head + numbered.slice(end).split("\n").map(reworded).join("\n");
}

/** One letter for each of the first copies, two for each further one. */
function endingOf(copy) {
  const at = copy - 1;
  return at < LETTERS.length
    ? LETTERS[at]
    : LETTERS[Math.floor(at / LETTERS.length) - 1] + LETTERS[at % LETTERS.length];
}
