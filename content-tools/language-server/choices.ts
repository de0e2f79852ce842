import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import { withUnixBreaks } from "~/content/files/line-breaks";
import { loadHeadParser, type ParseHead } from "~/content/frontmatter/head.server";
import { berlinDay } from "~/domain/time/german-dates";
import { factChoices, type FactChoice } from "./fact-choices";
import { placeChoices, type PlaceChoice } from "./place-choices";
import { taskChoices, type TaskChoice } from "./task-choices";

/** Entry that others refer to by id, with its title. */
export interface Choice {
  id: string;
  title: string;
}

export interface Choices {
  resources: Choice[];
  passages: Choice[];
  templates: Choice[];
  calculators: Choice[];
  facts: FactChoice[];
  /** Tasks whose answers a mission can show. */
  tasks: TaskChoice[];
  careerPaths: Choice[];
  /** Kinds of places that a mission can list. */
  places: PlaceChoice[];
}

const titled = z.object({ title: z.string() });
const named = z.object({ name: z.string() });
const group = z.object({
  resources: z.array(z.object({ id: z.string(), title: z.string() }).catch({ id: "", title: "" })),
});

/** Reads the ids from the current folder; skips files that cannot be read. */
export async function readChoices(contentDir: string): Promise<Choices> {
  const parse = await loadHeadParser();
  const read = (folder: string) => readHeads(join(contentDir, folder), parse);
  const [resources, passages, templates, paths, facts, calculators, places] = await Promise.all(
    ["resources", "passages", "templates", "career-paths", "facts", "rechner", "places"].map(read),
  );
  const folders = [...(paths ?? []).map(({ id }) => `roadmaps/${id}`), "start-missions", "bonus"];
  const missions = await Promise.all(folders.map(read));
  return {
    resources: (resources ?? [])
      .flatMap(({ data }) => group.safeParse(data).data?.resources ?? [])
      .filter(({ id }) => id),
    passages: (passages ?? []).map(({ id, data }) => ({ id, title: titled.safeParse(data).data?.title ?? id })),
    templates: (templates ?? []).map(({ id, data }) => ({ id, title: titled.safeParse(data).data?.title ?? id })),
    calculators: (calculators ?? []).map(({ id, data }) => ({ id, title: titled.safeParse(data).data?.title ?? id })),
    facts: factChoices(facts ?? [], berlinDay(new Date())),
    tasks: taskChoices(missions.flat().map(({ data }) => data)),
    careerPaths: (paths ?? []).map(({ id, data }) => ({ id, title: named.safeParse(data).data?.name ?? id })),
    places: placeChoices(places ?? []),
  };
}

async function readHeads(folder: string, parse: ParseHead): Promise<{ id: string; data: unknown }[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".mdx")).sort();
  return Promise.all(
    files.map(async (name) => {
      const head = parse(withUnixBreaks(await readFile(join(folder, name), "utf8")));
      return { id: basename(name, ".mdx"), data: head.ok ? head.data : null };
    }),
  );
}
