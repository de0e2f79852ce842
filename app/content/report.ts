import { simulateDistribution } from "../domain/quiz";
import type { LibraryData, Mission } from "./library";

const RUNS = 5_000;

/** What editors want to see at a glance: words, material and review dates per path, and how the test spreads. */
export function contentReport(data: LibraryData): string {
  const paths = data.careerPaths.map(({ slug, name }) => {
    const missions = data.missions.filter(({ careerPath }) => careerPath === slug);
    if (missions.length === 0) return `${name}: noch keine Missionen`;
    const words = missions.map(countWords);
    const reviewed = missions.flatMap(({ reviewedOn }) => reviewedOn ?? []).sort()[0] ?? "ohne Quellen";
    const resources = missions.reduce((sum, mission) => sum + mission.resources.length, 0);
    const spread = `${Math.min(...words)}–${Math.max(...words)} Wörter`;
    return `${name}: ${missions.length} Missionen, ${spread}, ${resources} Ressourcen, älteste Prüfung ${reviewed}`;
  });
  const shares = simulateDistribution({
    types: data.personalityTypes,
    questions: data.questions,
    scoring: data.site.scoring,
    runs: RUNS,
    seed: 1,
  }).map(({ slug, share }) => `${slug} ${(share * 100).toFixed(1)} %`);
  return [...paths, `Verteilung bei zufälligen Antworten (${data.site.scoring}): ${shares.join(", ")}`].join("\n");
}

/** Words of a mission's own text, shared passages included. */
function countWords({ html }: Mission): number {
  return html.replace(/<[^>]+>/g, " ").split(/\s+/).filter(Boolean).length;
}
