import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { berlinDay } from "~/domain/time/german-dates";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { findAll } from "../findings/find-all";
import { KEPT_LISTS } from "../kept-lists";
import { readFeedback } from "./feedback";
import { reportPage } from "./page";

/**
 * Writes the report of all content to a page and says where it is. `said`: the file of `npm run feedback`, which may be
 * missing. Resolves to the exit code.
 */
export async function main(contentDir: string, cacheDir: string, file: string, said: string): Promise<number> {
  return report(contentDir, cacheDir, file, said).catch(endWithSentence);
}

async function report(contentDir: string, cacheDir: string, file: string, said: string): Promise<number> {
  const now = Date.now();
  const { content } = await findAll({ contentDir, cacheDir }, now);
  if (!content) throw new OperatorError("Die Inhalte haben Fehler: „npm run content:check“ nennt sie.");
  const [strays, feedback] = await Promise.all([listStrays(contentDir), readFeedback(said)]);
  const page = reportPage(content, { today: berlinDay(new Date(now)), strays, feedback });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, page);
  process.stdout.write(`${relative(process.cwd(), file)}: Bericht über die Inhalte, im Browser zu öffnen\n`);
  return 0;
}

async function listStrays(contentDir: string): Promise<string[]> {
  const found = await readdir(contentDir, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".mdx"))
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !KEPT_LISTS.includes(path))
    .sort();
}
