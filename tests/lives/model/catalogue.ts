import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import matter from "gray-matter";
import * as z from "zod";

const box = z.object({ id: z.string(), required: z.boolean().default(true) });
const missionHead = z.object({
  id: z.string(),
  order: z.number(),
  xpReward: z.number(),
  tasks: z.array(
    box
      .extend({ items: z.array(box).optional() })
      // A point is stored under its task and itself.
      .transform(({ items, ...task }) => ({
        ...task,
        items: items?.map((item) => ({ ...item, id: `${task.id}.${item.id}` })),
      })),
  ),
});
const quizHead = z.object({ questions: z.array(z.object({ id: z.string() })) });
const pathHead = z.object({ name: z.string() });
const resourceHead = z.object({ resources: z.array(z.object({ id: z.string() })) });
const experimentHead = z.object({
  versuche: z.array(z.object({ id: z.string(), von: z.number(), counts: z.string().optional() })),
});
const planHead = z.object({ id: z.string(), name: z.string() });

export interface Mission extends z.output<typeof missionHead> {
  /** As its address has it. */
  slug: string;
  /** Slug of its path; null for one beside all paths. */
  path: string | null;
}

/** What authors have written, read anew from the files and without the app's own code. */
export interface Catalogue {
  startMissions: readonly Mission[];
  /** Beside all paths, from the end of one on. */
  bonusMissions: readonly Mission[];
  /** Slug → missions, in their order. */
  paths: ReadonlyMap<string, readonly Mission[]>;
  /** Slug → name, which is what the database holds. */
  names: ReadonlyMap<string, string>;
  questions: readonly string[];
  /** Id → what is sold. */
  plans: ReadonlyMap<string, { name: string }>;
  /** Id → how many are to be asked; of those that learners count themselves. */
  experiments: ReadonlyMap<string, number>;
  files: { names: (folder: string) => readonly string[]; resources: readonly string[] };
}

const headsIn = <Head>(folder: string, schema: z.ZodType<Head>): Head[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => schema.parse(matter(readFileSync(join(folder, file), "utf8")).data));

/** Names of the files in a folder of content, without their ending. */
const namesIn = (folder: string): string[] =>
  readdirSync(`content/${folder}`).flatMap((file) => (file.endsWith(".mdx") ? [file.slice(0, -".mdx".length)] : []));

/** The test is a start mission, and done in another way. */
export const TEST_MISSION = "1";

function readMissions(folder: string, path: string | null): Mission[] {
  return headsIn(folder, missionHead)
    .sort((a, b) => a.order - b.order)
    .map((head) => ({ ...head, path, slug: path === null ? head.id : `${path}-${head.order}` }));
}

export function readCatalogue(slugs: readonly string[]): Catalogue {
  return {
    startMissions: readMissions("content/start-missions", null),
    bonusMissions: readMissions("content/bonus", null),
    paths: new Map(slugs.map((slug) => [slug, readMissions(`content/roadmaps/${slug}`, slug)])),
    names: new Map(
      slugs.map((slug) => [
        slug,
        pathHead.parse(matter(readFileSync(`content/career-paths/${slug}.mdx`, "utf8")).data).name,
      ]),
    ),
    plans: new Map(headsIn("content/plans", planHead).map((plan) => [plan.id, plan])),
    experiments: new Map(
      slugs.flatMap((slug) => {
        const { versuche } = experimentHead.parse(matter(readFileSync(`content/experiments/${slug}.mdx`, "utf8")).data);
        return versuche.flatMap(({ id, von, counts }) => (counts ? [] : [[`${slug}/${id}`, von] as const]));
      }),
    ),
    files: {
      names: namesIn,
      resources: headsIn("content/resources", resourceHead).flatMap(({ resources }) => resources.map(({ id }) => id)),
    },
    questions: headsIn("content/quiz", quizHead).flatMap(({ questions }) => questions.map(({ id }) => id)),
  };
}
