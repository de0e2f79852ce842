import { OFFERS } from "~/domain/payments/entitlements";
import { QUIZ_CATEGORIES } from "~/domain/quiz/quiz";
import type { Collections } from "../entries";
import type { Problem } from "../files/source.server";

/** Counts must match the code and the editors' own catalogue, so that no promised file gets lost unnoticed. */
export function* checkCounts(entries: Collections): Generator<Problem> {
  yield* counted("quiz", entries.quiz.length, QUIZ_CATEGORIES.length);
  yield* counted("site", entries.site.length, 1);
  yield* counted("plans", entries.plans.length, PLANS_TOTAL);
  const site = entries.site[0];
  if (!site?.data.catalogue) return;
  const { personalityTypes, careerPaths, missionsPerPath, startMissions } = site.data.catalogue;
  const told = ` laut ${site.source.path}`;
  yield* counted("personality-types", entries["personality-types"].length, personalityTypes, told);
  yield* counted("career-paths", entries["career-paths"].length, careerPaths, told);
  yield* counted("start-missions", entries["start-missions"].length, startMissions, told);
  if (missionsPerPath === undefined) return;
  const byPath = Map.groupBy(entries.roadmaps, ({ source }) => source.folder);
  for (const { source } of entries["career-paths"]) {
    const found = byPath.get(source.slug)?.length ?? 0;
    if (found === missionsPerPath) continue;
    const message = `Ein Berufspfad hat${told} ${missionsPerPath} Missionen, hier sind es ${found}.`;
    yield { path: `roadmaps/${source.slug}`, line: 1, column: 1, rule: "M009", message };
  }
}

/** The paid plans and Free. */
const PLANS_TOTAL = OFFERS.length + 1;

function* counted(collection: string, found: number, expected: number | undefined, told = ""): Generator<Problem> {
  if (expected === undefined || found === expected) return;
  const message = `Hier gehören${told} ${expected} Dateien hin, gefunden: ${found} ohne Fehler.`;
  yield { path: collection, line: 1, column: 1, rule: "M009", message };
}
