import type { PersonalityType } from "~/content/library";
import { library } from "~/content/library.server";
import { getQuizResult } from "~/db/missions/quiz.server";
import { rankTypes, runnersUp } from "~/domain/quiz/quiz";
import { axesOf, type ShownQuizResult } from "~/domain/quiz/quiz-result";

interface Person {
  userId: string;
  personalityType: string | null;
}

/** Describes a personality type; for the person's own type also the scores behind it. */
export async function readResult(person: Person, type: PersonalityType): Promise<ShownQuizResult> {
  const { personalityTypes: types, site, data } = library();
  const result = person.personalityType === type.name ? await getQuizResult({ userId: person.userId }) : null;
  const close = result
    ? runnersUp(rankTypes({ categoryScores: result.categoryScores, types, scoring: site.scoring }), type.slug)
    : [];
  const { slug, name, claim, description, strengths } = type;
  return {
    type: { slug, name, claim, description, strengths },
    axes: result && axesOf(data.quizCategories, result.categoryScores),
    closeTypes: close.flatMap((near) => types.find((other) => other.slug === near.slug)?.name ?? []),
    paths: type.careerPaths.flatMap((path) => library().getPath(path)?.name ?? []),
  };
}

/** The person's test result; null before they took the test. */
export async function readOwnResult(person: Person): Promise<ShownQuizResult | null> {
  const type = library().getTypeByName(person.personalityType);
  return type && readResult(person, type);
}
