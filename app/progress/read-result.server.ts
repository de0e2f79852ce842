import type { PersonalityType } from "~/content/library";
import { library } from "~/content/library.server";
import { getQuizResult } from "~/db/missions/quiz.server";
import { rankTypes, runnersUp } from "~/domain/quiz/quiz";
import { axesOf, type ShownResult } from "~/domain/quiz/quiz-result";

interface Person {
  userId: string;
  personalityType: string | null;
}

/** What a type is; of one's own also how it came about. */
export async function readResult(person: Person, type: PersonalityType): Promise<ShownResult> {
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

/** What the test said of a person; null before it did. */
export async function readOwnResult(person: Person): Promise<ShownResult | null> {
  const type = library().getTypeByName(person.personalityType);
  return type && readResult(person, type);
}
