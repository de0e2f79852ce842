import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { findAll } from "../findings/find-all";
import { listNamed, readPublished, type Published } from "../findings/published";
import { PUBLISHED } from "../kept-lists";

const RETIRE = "--retire=";

/** Adds new ids to the list of published ones; removes those that `--retire=` names. Resolves to the exit code. */
export async function main(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  return publish(contentDir, cacheDir, args).catch(endWithSentence);
}

async function publish(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  const file = join(contentDir, PUBLISHED);
  const text = await readFile(file, "utf8").catch(() => null);
  const read = text === null ? null : readPublished(text);
  if (read && !read.ok) throw new OperatorError(read.problem.message);
  const { published, retired }: Published = read?.published ?? { published: [], retired: [] };

  const { content } = await findAll({ contentDir, cacheDir }, Date.now());
  if (!content) throw new OperatorError("Die Inhalte haben Fehler: „npm run content:check“ nennt sie.");
  const named = new Set(listNamed(content.entries).map(({ entry }) => entry));
  const retiring = new Set(args.flatMap((arg) => retiredBy(arg, named, published)));
  const added = [...named].filter((entry) => !published.includes(entry) && !retired.includes(entry));
  const next: Published = {
    published: [...published.filter((entry) => !retiring.has(entry)), ...added].sort(),
    retired: [...retired, ...retiring].sort(),
  };
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
  process.stdout.write(
    `${file}: ${added.length} neu, ${retiring.size} weggefallen, ${next.published.length} in allem\n`,
  );
  return 0;
}

/**
 * Entries that an argument retires: a mission's tasks are retired with it, and a task's items, as learners only meet
 * them there.
 */
function retiredBy(arg: string, named: ReadonlySet<string>, published: readonly string[]): string[] {
  const entry = arg.slice(RETIRE.length);
  if (!arg.startsWith(RETIRE)) throw new OperatorError(`„${arg}“ gibt es hier nicht. Es gibt: "--retire=<Eintrag>".`);
  if (!published.includes(entry))
    throw new OperatorError(`„${entry}“ steht nicht unter den veröffentlichten Kennungen.${meant(entry, published)}`);
  if (named.has(entry)) throw new OperatorError(`„${entry}“ gibt es noch: Nimm es erst aus den Inhalten.`);
  const [kind = "", ...ids] = entry.split(" ");
  const within = (PARTS[kind] ?? []).map((part) => `${[part, ...ids].join(" ")} `);
  const parts = published.filter((known) => !named.has(known) && within.some((start) => known.startsWith(start)));
  return [entry, ...parts];
}

/** Kinds of entries that stand in another one. */
const PARTS: Readonly<Record<string, readonly string[]>> = { mission: ["task", "item"], task: ["item"] };

/** Suggestion for an entry typed without its kind, or without the quotation marks that a space needs. */
function meant(entry: string, published: readonly string[]): string {
  const likely = published.filter((known) => known.endsWith(` ${entry}`)).slice(0, 3);
  return likely.length > 0
    ? ` Meinst du ${likely.map((known) => `${RETIRE}"${known}"`).join(" oder ")}?`
    : ` Ein Eintrag besteht aus Art und Kennung, in Anführungszeichen: ${RETIRE}"mission ux-ui-designer-in-10".`;
}
