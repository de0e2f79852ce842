import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { withUnixBreaks } from "~/content/files/line-breaks";
import { loadHeadParser } from "~/content/frontmatter/head.server";

const mission = z.object({
  order: z.number(),
  title: z.string(),
  id: z.string(),
  tasks: z.array(z.unknown()).catch([]),
  frage: z.unknown().optional(),
});
const passage = z.object({ title: z.string(), fragen: z.array(z.unknown()).catch([]) });
const path = z.object({ name: z.string(), order: z.number() });
const category = z.object({
  category: z.string(),
  name: z.string(),
  questions: z.array(z.object({ id: z.string(), question: z.string() })),
});

/** Reads the existing content that a new file must fit in with; skips files that cannot be read. */
export async function readStanding(contentDir: string) {
  const parse = await loadHeadParser();
  const names = (await readdir(contentDir, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const read = async <Data>(folder: string, schema: z.ZodType<Data>) => {
    const files = names.filter((name) => name.startsWith(`${folder}/`) && name.endsWith(".mdx")).sort();
    const heads = await Promise.all(
      files.map(async (file) => {
        const head = parse(withUnixBreaks(await readFile(join(contentDir, file), "utf8")));
        const { data } = schema.safeParse(head.ok ? head.data : null);
        return data === undefined ? [] : [{ file, slug: file.slice(folder.length + 1, -".mdx".length), data }];
      }),
    );
    return heads.flat();
  };
  const [paths, missions, categories, startSteps, places, passages, templates, cases] = await Promise.all([
    read("career-paths", path),
    read("roadmaps", mission),
    read("quiz", category),
    read("schritte", z.object({ order: z.number() })),
    read("places", z.object({ order: z.number() })),
    read("passages", passage),
    read("templates", z.object({ order: z.number() })),
    read("faelle", z.object({ title: z.string() })),
  ]);
  return { files: new Set(names), paths, missions, categories, startSteps, places, passages, templates, cases };
}

export type Standing = Awaited<ReturnType<typeof readStanding>>;
