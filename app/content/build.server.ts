import { basename } from "node:path";
import { missionSlug } from "../domain/slugs";
import { assemblePlans } from "./assemble-plans";
import { cached, type Compile } from "./cache.server";
import { checkSources } from "./check.server";
import { compileBody } from "./compile.server";
import type { ComponentContext } from "./components";
import type { Collections, Entry } from "./entries";
import type { LibraryData, Mission, Page, Resource } from "./library";
import type { CollectionName } from "./schema";
import { parseSource, type Problem, type RawFile, type Source } from "./source.server";

export type Built = { ok: true; data: LibraryData; entries: Collections } | { ok: false; problems: Problem[] };

/** Checks and compiles all files; either everything is right or all problems are reported at once. */
export async function buildLibrary(
  files: readonly RawFile[],
  cacheDir: string,
  compile: Compile = compileBody,
): Promise<Built> {
  const problems: Problem[] = [];
  const sources: Source[] = [];
  for (const file of files) {
    const parsed = parseSource(file);
    if (parsed.ok) sources.push(parsed.source);
    else problems.push(parsed.problem);
  }
  const checked = checkSources(sources);
  problems.push(...checked.problems);
  const { entries } = checked;
  const site = entries.site[0]?.data;
  if (!site) return { ok: false, problems: inFileOrder(problems) };

  const html = new Map<Source, string>();
  const compileAll = async (list: readonly Entry<unknown>[], context: ComponentContext) => {
    const results = await Promise.all(list.map(({ source }) => cached(cacheDir, source, context, compile)));
    for (const [index, result] of results.entries()) {
      const source = list[index]?.source;
      if (!result.ok) problems.push(...result.problems);
      else if (source) html.set(source, result.html);
    }
  };
  // Passages first: the other texts take them up.
  const templates = new Map([
    ...namesIn("templates", files).map((name) => [name, { title: "" }] as const),
    ...entries.templates.map(({ source, data }) => [source.slug, { title: data.title }] as const),
  ]);
  await compileAll(entries.passages, { site, templates, passages: new Map() });
  const passages = new Map([
    ...namesIn("passages", files).map((name) => [name, { title: "", html: "" }] as const),
    ...entries.passages.map(
      ({ source, data }) => [source.slug, { title: data.title, html: html.get(source) ?? "" }] as const,
    ),
  ]);
  const rest = [...entries.roadmaps, ...entries["start-missions"], ...entries.templates, ...entries.legal];
  await compileAll(rest, { site, templates, passages });
  if (problems.length > 0) return { ok: false, problems: inFileOrder(problems) };
  return { ok: true, data: assemble(entries, site, (source) => html.get(source) ?? ""), entries };
}

/** Also of files with problems: those who take them up are not to blame. */
function namesIn(collection: CollectionName, files: readonly RawFile[]): string[] {
  return files.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ path }) => basename(path, ".mdx"));
}

function inFileOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

function assemble(entries: Collections, site: LibraryData["site"], htmlOf: (source: Source) => string): LibraryData {
  const resources = new Map(entries.resources.flatMap(({ data }) => data.resources.map((r) => [r.id, r] as const)));
  const resolve = (ids: readonly string[]): Resource[] => ids.flatMap((id) => resources.get(id) ?? []);

  const toMission = ({
    source,
    data,
  }: Collections["roadmaps"][number] | Collections["start-missions"][number]): Mission => ({
    id: data.id,
    slug: source.collection === "roadmaps" ? missionSlug(source.folder, data.order) : data.id,
    order: data.order,
    careerPath: source.collection === "roadmaps" ? source.folder : null,
    title: data.title,
    shortDescription: "shortDescription" in data ? data.shortDescription : data.description,
    description: data.description,
    category: data.category,
    estimatedTime: data.estimatedTime,
    xpReward: data.xpReward,
    badge: data.badge ?? null,
    aiCoachReminder: data.aiCoachReminder ?? null,
    explanation: data.explanation ?? null,
    noteField: data.noteField ?? null,
    tasks: data.tasks,
    resources: resolve(data.resources),
    sources: resolve(data.quellen),
    reviewedOn: data.geprueftAm ?? null,
    html: htmlOf(source),
  });
  const missions = [...entries["start-missions"].map(toMission), ...entries.roadmaps.map(toMission)].sort(byOrder);
  const toPage = ({ source, data }: Collections["legal"][number] | Collections["templates"][number]): Page => ({
    slug: source.slug,
    title: data.title,
    description: data.description,
    sources: resolve(data.quellen),
    reviewedOn: data.geprueftAm ?? null,
    html: htmlOf(source),
  });
  const quiz = entries.quiz.map(({ data }) => data).sort(byOrder);
  return {
    site,
    careerPaths: entries["career-paths"]
      .map(({ source, data }) => ({
        ...data,
        slug: source.slug,
        missionIds: missions.filter((mission) => mission.careerPath === source.slug).map(({ id }) => id),
      }))
      .sort(byOrder),
    personalityTypes: entries["personality-types"]
      .map(({ source, data }) => ({ ...data, slug: source.slug }))
      .sort(byOrder),
    quizCategories: quiz.map(({ category, order, name, description }) => ({ category, order, name, description })),
    questions: quiz.flatMap(({ category, questions }) => questions.map((question) => ({ ...question, category }))),
    missions,
    legal: entries.legal.map((entry) => ({ ...toPage(entry), stand: entry.data.stand })),
    templates: entries.templates.toSorted((a, b) => a.data.order - b.data.order).map(toPage),
    plans: assemblePlans(entries.plans.map(({ data }) => data)),
  };
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
