import { simulateDistribution } from "../domain/quiz";
import type { Collections, Entry } from "./entries";
import type { LibraryData } from "./library";
import { sentencesOf } from "./sentences";

const RUNS = 5_000;

type Mission = Collections["roadmaps"][number];
type Evidence = Entry<{ geprueftAm?: string; pruefenBis?: string }>;

interface Size {
  words: number;
  resources: number;
}

/** What editors want to see at a glance: size and review dates of each path, and how the test spreads. */
export function contentReport(data: LibraryData, entries: Collections, eachMission: boolean): string {
  const passages = new Map(entries.passages.map((passage) => [passage.source.slug, passage]));
  const lines = data.careerPaths.flatMap(({ slug, name }) => {
    const missions = entries.roadmaps.filter(({ source }) => source.folder === slug);
    const line = `${name}: ${describePath(missions, passages)}`;
    return eachMission ? [line, ...missions.map((mission) => `  ${describeMission(mission, passages)}`)] : [line];
  });
  return [...lines, describeQuiz(data)].join("\n");
}

function describePath(missions: readonly Mission[], passages: ReadonlyMap<string, Evidence>): string {
  const sizes = missions.map(sizeOf);
  const words = sizes.map((size) => size.words);
  const resources = sizes.reduce((sum, size) => sum + size.resources, 0);
  const spread = `${Math.min(...words)}–${Math.max(...words)} Wörter`;
  const evidence = missions.flatMap((mission) => evidenceOf(mission, passages));
  return `${missions.length} Missionen, ${spread}, ${resources} Ressourcen, ${describeReview(evidence)}`;
}

function describeMission(mission: Mission, passages: ReadonlyMap<string, Evidence>): string {
  const { words, resources } = sizeOf(mission);
  const review = describeReview(evidenceOf(mission, passages));
  return `${mission.source.slug}: ${words} Wörter, ${resources} Ressourcen, ${review}`;
}

/** Words of the mission's own text; passages are counted where they stand, in none. */
function sizeOf({ source, data }: Mission): Size {
  const words = sentencesOf(source.body).reduce((sum, sentence) => sum + sentence.words.length, 0);
  return { words, resources: data.resources.length };
}

/** The mission and the passages it takes up: when one of them is due, so is the mission. */
function evidenceOf(mission: Mission, passages: ReadonlyMap<string, Evidence>): Evidence[] {
  const taken = Array.from(mission.source.body.matchAll(/<Passage\s+id="([^"]+)"/g), ([, id = ""]) => passages.get(id));
  return [mission, ...taken.filter((passage) => passage !== undefined)];
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
