import { formatEuro } from "~/domain/text/german-numbers";
import type { Content } from "~/content/build.server";
import type { Bodies, Collections, Entry } from "~/content/entries";
import type { CompiledData } from "~/content/library";
import { textsWithSources } from "~/content/texts-with-sources";
import { compareLifetime, currentPrice } from "~/domain/payments/prices";
import { simulateDistribution } from "~/domain/quiz/quiz";
import { isOutOfDate } from "~/domain/text/evidence";
import { countWords } from "./words";

const RUNS = 5_000;

type Evidence = Entry<{ quellenstand?: string; pruefenBis?: string }>;

interface Measured {
  slug: string;
  words: number;
  resources: number;
  evidence: Evidence[];
}

export function contentReport(
  { data, entries, bodies }: Content,
  { eachMission, today }: { eachMission: boolean; today: string },
): string {
  const passages = new Map(entries.passages.map((passage) => [passage.source.slug, passage]));
  const byPath = Map.groupBy(entries.roadmaps, ({ source }) => source.folder);
  const lines = data.careerPaths.flatMap(({ slug, name }) => {
    const missions = (byPath.get(slug) ?? []).map((mission) => measure(mission, bodies, passages));
    const line = `${name}: ${describePath(missions)}`;
    return eachMission ? [line, ...missions.map((mission) => `  ${describeMission(mission)}`)] : [line];
  });
  return [...lines, ...describeOverdue(entries, today), describeQuiz(data)].join("\n");
}

function describePath(missions: readonly Measured[]): string {
  if (missions.length === 0) return "noch keine Missionen";
  const words = missions.map((mission) => mission.words);
  const resources = missions.reduce((sum, mission) => sum + mission.resources, 0);
  const spread = `${Math.min(...words)}–${Math.max(...words)} Wörter`;
  const evidence = missions.flatMap((mission) => mission.evidence);
  return `${missions.length} Missionen, ${spread}, ${resources} Ressourcen, ${describeReview(evidence)}`;
}

const describeMission = ({ slug, words, resources, evidence }: Measured): string =>
  `${slug}: ${words} Wörter, ${resources} Ressourcen, ${describeReview(evidence)}`;

/** Words of the mission's own text, without the passages it embeds. */
function measure(
  mission: Collections["roadmaps"][number],
  bodies: Bodies,
  passages: ReadonlyMap<string, Evidence>,
): Measured {
  const { source, data } = mission;
  const body = bodies.get(source.path)?.() ?? "";
  const taken = source.takenUp.passages.flatMap((id) => passages.get(id) ?? []);
  return {
    slug: source.slug,
    words: countWords(body),
    resources: data.resources.length,
    evidence: [mission, ...taken],
  };
}

function describeReview(evidence: readonly Evidence[]): string {
  const asOf = new Set(evidence.flatMap(({ data }) => data.quellenstand ?? []));
  const due = evidence.flatMap(dueOf).sort(byDay)[0];
  return due ? `Quellenstand ${[...asOf].join(", ")}, zu prüfen bis ${due.on} (${due.path})` : "ohne Quellen";
}

function describeOverdue(entries: Collections, today: string): string[] {
  const sourced: Evidence[] = textsWithSources(entries);
  const overdue = sourced.flatMap(dueOf).filter(({ on }) => isOutOfDate(on, today));
  const ended = describeEndedPrices(entries.plans, today);
  if (overdue.length === 0) return ended;
  const list = overdue.sort(byDay).map(({ on, path }) => `  ${path} (${on})`);
  return [`Überfällig am ${today}, Lesende werden darauf hingewiesen:`, ...list, ...ended];
}

/** Price statements that changed by themselves, without an edit, since an introductory price ended. */
function describeEndedPrices(plans: Collections["plans"], today: string): string[] {
  return plans.flatMap(({ source, data }) => {
    const { introductoryUntil: on } = data;
    const { euro, isIntroductory } = currentPrice(data, today);
    if (on === undefined || isIntroductory) return [];
    const price = `Neue Bestellungen kosten jetzt ${formatEuro(euro)} im Monat.`;
    const compared = plans.filter((plan) => plan.data.lifetimeOf === data.id);
    return [
      `Der Einführungspreis in ${source.path} endete am ${on}: ${price}`,
      ...compared.flatMap((plan) => describeComparison(plan, data, today)),
    ];
  });
}

function describeComparison(
  { source, data }: Collections["plans"][number],
  monthly: Collections["plans"][number]["data"],
  today: string,
): string[] {
  const { regularPriceEuro = null, savings } = data;
  const { former, savings: saved } = compareLifetime({ regularPriceEuro, savings }, monthly, today);
  const sentences = [
    ...(saved
      ? [
          `Verglichen wird jetzt mit ${formatEuro(saved.euro)} (${saved.months} Monate zu ${formatEuro(saved.monthlyEuro)}).`,
        ]
      : []),
    ...(regularPriceEuro !== null && !former
      ? [`„statt ${formatEuro(regularPriceEuro)}“ entfällt, denn das sind keine ganzen Monate mehr.`]
      : []),
  ];
  return sentences.length > 0 ? [`  ${source.path}: ${sentences.join(" ")}`] : [];
}

const dueOf = ({ source, data }: Evidence): { on: string; path: string }[] =>
  data.pruefenBis ? [{ on: data.pruefenBis, path: source.path }] : [];

const byDay = (a: { on: string }, b: { on: string }): number => a.on.localeCompare(b.on);

function describeQuiz({ personalityTypes: types, questions, site: { scoring } }: CompiledData): string {
  const shares = simulateDistribution({ types, questions, scoring, runs: RUNS, seed: 1 });
  const list = shares.map(({ slug, share }) => `${slug} ${(share * 100).toFixed(1)} %`).join(", ");
  return `Verteilung bei zufälligen Antworten (${scoring}): ${list}`;
}
