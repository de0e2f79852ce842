import { simulateDistribution } from "../domain/quiz";
import type { Content } from "./build.server";
import type { Bodies, Entry, RoadmapEntry } from "./entries";
import { groupBy } from "./group-by";
import type { LibraryData } from "./library";
import { sentencesOf } from "./sentences";

const RUNS = 5_000;

type Evidence = Entry<{ geprueftAm?: string; pruefenBis?: string }>;

/** A mission with its size and all that has to be reviewed for it. */
interface Measured {
  slug: string;
  words: number;
  resources: number;
  evidence: Evidence[];
}

/** What editors want to see at a glance: size and review dates of each path, and how the test spreads. */
export function contentReport({ data, entries, bodies }: Content, eachMission: boolean): string {
  const passages = new Map(entries.passages.map((passage) => [passage.source.slug, passage]));
  const byPath = groupBy(entries.roadmaps, ({ source }) => source.folder);
  const lines = data.careerPaths.flatMap(({ slug, name }) => {
    const missions = (byPath.get(slug) ?? []).map((mission) => measure(mission, bodies, passages));
    const line = `${name}: ${describePath(missions)}`;
    return eachMission ? [line, ...missions.map((mission) => `  ${describeMission(mission)}`)] : [line];
  });
  return [...lines, describeQuiz(data)].join("\n");
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

/** Words of the mission's own text; passages are counted where they stand, in none. */
function measure(mission: RoadmapEntry, bodies: Bodies, passages: ReadonlyMap<string, Evidence>): Measured {
  const { source, data } = mission;
  const body = bodies.get(source.path)?.() ?? "";
  const words = sentencesOf(body).reduce((sum, sentence) => sum + sentence.words.length, 0);
  const taken = source.takenUp.ids.flatMap((id) => passages.get(id) ?? []);
  return { slug: source.slug, words, resources: data.resources.length, evidence: [mission, ...taken] };
}

function describeReview(evidence: readonly Evidence[]): string {
  const oldest = evidence.flatMap(({ data }) => data.geprueftAm ?? []).sort()[0];
  const due = evidence
    .flatMap(({ source, data }) => (data.pruefenBis ? { on: data.pruefenBis, path: source.path } : []))
    .sort((a, b) => a.on.localeCompare(b.on))[0];
  return oldest && due ? `älteste Prüfung ${oldest}, zu prüfen bis ${due.on} (${due.path})` : "ohne Quellen";
}

function describeQuiz({ personalityTypes: types, questions, site: { scoring } }: LibraryData): string {
  const shares = simulateDistribution({ types, questions, scoring, runs: RUNS, seed: 1 });
  const list = shares.map(({ slug, share }) => `${slug} ${(share * 100).toFixed(1)} %`).join(", ");
  return `Verteilung bei zufälligen Antworten (${scoring}): ${list}`;
}
