import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { sampleContent, writeContent } from "../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { readPublished } from "../findings/published";
import { PUBLISHED } from "../kept-lists";
import { main } from "./command";

const LAST = "roadmaps/pfad-1/10.mdx";

let root: string;
let content: string;
beforeEach(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  root = await temporaryFolder();
  content = join(root, "content");
  await mkdir(content);
  // Drops the number of missions from the catalogue, so that a mission may be removed.
  const sample = sampleContent().map((file) => ({
    ...file,
    raw: file.path.startsWith("site/") ? file.raw.replace(/ {2}missionsPerPath: \d+\n/, "") : file.raw,
  }));
  await writeContent(content, sample);
  await publish();
});

const publish = (...args: string[]) => main(content, join(root, "cache"), args);
async function list() {
  const read = readPublished(await readFile(join(content, PUBLISHED), "utf8"));
  if (!read.ok) throw new Error(read.problem.message);
  return read.published;
}

test("a mission that is retired takes its tasks along, and none of another's", async () => {
  const before = (await list()).published;
  await rm(join(content, LAST));
  expect(await publish("--retire=mission pfad-1-10")).toBe(0);
  const { published, retired } = await list();
  expect(retired).toEqual(["mission pfad-1-10", "task pfad-1-10 aufgabe-pfad-1-10"]);
  expect(published).toEqual(before.filter((entry) => !retired.includes(entry)));
});

test("a task that is retired takes its items along", async () => {
  const file = join(content, LAST);
  const written = await readFile(file, "utf8");
  const items = "\n    items:\n      - { id: eins, text: Eins }\n      - { id: zwei, text: Zwei }";
  const another = `${written.replace("type: checklist", `type: checklist\n  - id: andere\n    title: Andere\n    description: Tu es.\n    type: checklist${items}`)}`;
  await writeFile(file, another);
  await publish();
  await writeFile(file, written);
  expect(await publish("--retire=task pfad-1-10 andere")).toBe(0);
  const { published, retired } = await list();
  expect(retired).toEqual(["item pfad-1-10 andere eins", "item pfad-1-10 andere zwei", "task pfad-1-10 andere"]);
  expect(published.filter((entry) => entry.includes("andere"))).toEqual([]);
});
