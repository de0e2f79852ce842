import { FEATURES } from "../domain/features";
import { missionSlug } from "~/domain/text/slugs";
import { assemblePlans } from "./assemble-plans";
import { assembleAskedAbout } from "./search/asked-about";
import type { LazyText } from "./cache/pack.server";
import { combineEvidence, type Written } from "./combine-evidence";
import { missionEntries, type Collections, type Entry } from "./entries";
import type { FileSource } from "./files/source.server";
import { assembleCases } from "./cases/assemble-cases";
import { assembleSelfCheck } from "./questions/assemble-self-check";
import { toExperiments } from "./experiments/to-experiments";
import { toFact } from "./facts/to-fact";
import { toPathCard } from "./to-path-card";
import { toStartStep } from "./to-start-step";
import { toTask } from "./to-task";
import { toCalculation } from "./calculators/to-calculation";
import { factsIn } from "./calculators/sheets";
import { toCalculator } from "./calculators/to-calculator";
import { listPlaces } from "./places/list-places";
import { storedId } from "./stored-id";
import type { Calculation } from "~/domain/calculation/calculation";
import type { MissionKind } from "~/domain/missions/missions";
import type { Frontmatter } from "./frontmatter/schema";
import type { Compiled, Mission, Page, Resource } from "./library-types";
import type { CompiledData } from "./library-data";

export function assembleLibrary(
  entries: Collections,
  { descriptionWithCoach, ...site }: Collections["site"][number]["data"],
  textOf: (path: string) => LazyText,
  features = FEATURES,
): CompiledData {
  const resources = new Map(entries.resources.flatMap(({ data }) => data.resources.map((r) => [r.id, r] as const)));
  const resolve = (ids: readonly string[]): Resource[] => ids.flatMap((id) => resources.get(id) ?? []);

  const passages = new Map(entries.passages.map((entry) => [entry.source.slug, entry] as const));
  const facts = new Map(entries.facts.map((entry) => [entry.source.slug, entry] as const));
  const calculators = new Map(entries.rechner.map((entry) => [entry.source.slug, entry] as const));
  const evidenceOf = ({ source, data }: Entry<Written>, calculated: readonly string[] = []) => {
    const { passages: embedded, facts: own } = source.takenUp;
    const texts = embedded.flatMap((id) => passages.get(id) ?? []);
    const taken = [...texts, ...calculatorsIn([source, ...texts.map((text) => text.source)])];
    const factIds = [...new Set([...own, ...calculated, ...taken.flatMap(({ source: { takenUp } }) => takenUp.facts)])];
    const stated = factIds.flatMap((id) => facts.get(id) ?? []);
    const { sourceIds, ...status } = combineEvidence([data, ...[...taken, ...stated].map((each) => each.data)]);
    return { sources: resolve(sourceIds), ...status, factIds };
  };

  function calculatorsIn(sources: readonly FileSource[]) {
    const slugs = new Set(sources.flatMap(({ takenUp }) => takenUp.calculators));
    return [...slugs].flatMap((slug) => calculators.get(slug) ?? []);
  }
  const embedsOf = ({ takenUp }: FileSource): FileSource[] =>
    takenUp.passages.flatMap((id) => passages.get(id)?.source ?? []);

  const editable = ({ path }: FileSource) =>
    site.repository === undefined ? {} : { editAt: `${site.repository.replace(/\/+$/, "")}/${encodeURI(path)}` };

  const compiled = ({ path }: FileSource) => ({ compiled: textOf(path) });

  const toMission = ({ source, data }: ReturnType<typeof missionEntries>[number]): Compiled<Mission> => ({
    id: storedId(data),
    ...placeOf(source, data),
    order: data.order,
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
    tasks: data.tasks.map(toTask),
    resources: resolve(data.resources),
    ...evidenceOf({ source, data }),
    ...editable(source),
    ...compiled(source),
  });
  const missions = missionEntries(entries).map(toMission).sort(byOrder);
  const byPath = Map.groupBy(missions, ({ careerPath }) => careerPath);
  const toPage = ({
    source,
    data,
  }:
    | Collections["legal"][number]
    | Collections["hilfe"][number]
    | Collections["templates"][number]
    | Collections["passages"][number]): Compiled<Page> => ({
    slug: source.slug,
    title: data.title,
    description: "description" in data ? data.description : "",
    ...evidenceOf({ source, data }),
    ...compiled(source),
  });
  const calculationOf = ({ rechenblatt, rechner }: Frontmatter<"templates">): Calculation | null => {
    const sheet = rechenblatt ?? calculators.get(rechner ?? "")?.data.rechenblatt;
    return sheet ? toCalculation(sheet) : null;
  };
  const quiz = entries.quiz.map(({ data }) => data).sort(byOrder);
  return {
    site: features.coach && descriptionWithCoach ? { ...site, description: descriptionWithCoach } : site,
    careerPaths: entries["career-paths"]
      .map(({ source, data }) => ({
        name: data.name,
        order: data.order,
        hue: data.hue,
        claim: data.claim,
        description: data.description,
        card: toPathCard(data),
        slug: source.slug,
        missionIds: (byPath.get(source.slug) ?? []).map(({ id }) => id),
      }))
      .sort(byOrder),
    personalityTypes: entries["personality-types"]
      .map(({ source, data }) => ({ ...data, slug: source.slug }))
      .sort(byOrder),
    quizCategories: quiz.map(({ questions: _, ...category }) => category),
    questions: quiz.flatMap(({ category, questions }) => questions.map((question) => ({ ...question, category }))),
    missions,
    legal: entries.legal.map((entry) => ({ ...toPage(entry), stand: entry.data.stand })),
    help: entries.hilfe
      .toSorted((a, b) => a.data.order - b.data.order)
      .map((entry) => {
        const { thema: topic, startseite, gefragt: asked } = entry.data;
        return { ...toPage(entry), topic, front: startseite ?? null, asked };
      }),
    templates: entries.templates
      .toSorted((a, b) => a.data.order - b.data.order)
      .map((entry) => ({
        ...toPage(entry),
        ...editable(entry.source),
        calculation: calculationOf(entry.data),
        calculator: entry.data.rechner ?? null,
      })),
    passages: entries.passages.map((entry) => ({
      ...toPage(entry),
      missionIds: missionEntries(entries)
        .filter(({ source }) => source.takenUp.passages.includes(entry.source.slug))
        .map(({ data }) => storedId(data)),
    })),
    selfCheck: assembleSelfCheck(entries, textOf),
    deadlines: entries.deadlines
      .toSorted((a, b) => a.data.order - b.data.order)
      .map(({ source, data: { quellen, title, description, days, quellenstand, pruefenBis } }) => ({
        slug: source.slug,
        title,
        description,
        days: days.toSorted(),
        sources: resolve(quellen).map(({ url }) => url),
        asOf: quellenstand ?? null,
        reviewBy: pruefenBis ?? null,
      })),
    startSteps: entries.schritte
      .map((entry) => ({
        ...toStartStep(entry.source.slug, entry.data),
        missionIds: entries.roadmaps
          .filter(({ source }) => source.takenUp.passages.some((id) => entry.data.passagen.includes(id)))
          .map(({ data }) => storedId(data)),
        ...evidenceOf(entry),
        ...editable(entry.source),
        ...compiled(entry.source),
      }))
      .sort(byOrder),
    calculators: entries.rechner
      .map((entry) => ({
        ...toCalculator(entry.source.slug, entry.data),
        missionIds: missionEntries(entries)
          .filter(({ source }) => calculatorsIn([source, ...embedsOf(source)]).includes(entry))
          .map(({ data }) => storedId(data)),
        ...evidenceOf(entry, factsIn(entry.data.rechenblatt)),
        ...editable(entry.source),
        ...compiled(entry.source),
      }))
      .sort(byOrder),
    ...assembleCases(entries, { missions, resolve }),
    experiments: entries.experiments.flatMap(({ source, data }) => toExperiments(source.slug, data)),
    facts: entries.facts.map((entry) => {
      const { sources, sourcesAsOf, expertReview, reviewBy } = evidenceOf(entry);
      return { ...toFact(entry.source.slug, entry.data), sources, sourcesAsOf, expertReview, reviewBy };
    }),
    places: listPlaces(entries),
    synonyms: entries.search.flatMap(({ data }) => data.synonyms),
    askedAbout: assembleAskedAbout(entries),
    foreignWords: entries.search.flatMap(({ data }) => data.fremd.flat()),
    plans: assemblePlans(
      entries.plans.map(({ data }) => data),
      features,
    ),
  };
}

/** Where a mission stands, from its folder; start missions and bonus missions have their id as address. */
function placeOf({ collection, folder }: FileSource, { id, order }: { id: string; order: number }) {
  if (collection !== "roadmaps") {
    const kind: MissionKind = collection === "bonus" ? "bonus" : "start";
    return { kind, slug: id, careerPath: null };
  }
  return { kind: "path" as const, slug: missionSlug(folder, order), careerPath: folder };
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
