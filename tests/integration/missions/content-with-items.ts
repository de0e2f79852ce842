import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { insertInList } from "../../../content-tools/new/insert-in-head";

export const LIST = "cc1-liste";
const MISSION_FILE = "roadmaps/content-creator-in/01-nische-finden.mdx";

const TASK = `
- id: ${LIST}
  title: Fertig machen
  description: Geh die Punkte durch.
  type: checklist
  required: true
  items:
    - { id: eins, text: "Satz laut gelesen" }
    - { id: zwei, text: "Satz jemandem gezeigt" }
    - { id: frei, text: "Satz aufgehängt", required: false }
`.trim();

/** A copy of the content in which the first mission of Content Creator:in has a checklist more, with three items. */
export async function contentWithItems(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "items-"));
  await cp("content", folder, { recursive: true });
  const file = join(folder, MISSION_FILE);
  await writeFile(file, insertInList(await readFile(file, "utf8"), TASK, "tasks"));
  return folder;
}
