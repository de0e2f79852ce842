import type { PersonalityType } from "~/content/library";
import { library } from "~/content/library.server";
import { getQuizResult, listQuizAnswers } from "~/db/missions/quiz.server";
import { pathAddress } from "~/domain/paths/address";
import { rankTypes } from "~/domain/quiz/quiz";
import { axesOf, type OwnResult, type ShownQuizResult } from "~/domain/quiz/quiz-result";
import { strongestReasons } from "~/domain/quiz/reasons";
import { typeAddress } from "~/domain/quiz/type-address";

interface Person {
  userId: string;
  personalityType: string | null;
}

/** Describes a personality type; for the person's own type also what their answers say. */
export async function readResult(person: Person, type: PersonalityType): Promise<ShownQuizResult> {
  const { slug, name, hue, claim, description, strengths } = type;
  return {
    type: { slug, name, hue, claim, description, strengths, page: typeAddress(slug) },
    own: person.personalityType === name ? await readOwn(person.userId, type) : null,
    paths: type.careerPaths.flatMap((path) => {
      const found = library().getPath(path);
      if (!found) return [];
      const page = found.missionIds.length > 0 ? pathAddress(found.slug) : null;
      return [{ slug: found.slug, name: found.name, claim: found.claim, page }];
    }),
  };
}

async function readOwn(userId: string, { weights }: PersonalityType): Promise<OwnResult | null> {
  const result = await getQuizResult({ userId });
  if (!result) return null;
  const { personalityTypes: types, data } = library();
  const { categoryScores } = result;
  // A test that an earlier version finished has its answers in rows of their own.
  const answers = result.answers ?? (await listQuizAnswers({ userId }));
  const nameOf = (category: string) => data.quizCategories.find((each) => each.category === category)?.name ?? category;
  return {
    axes: axesOf(data.quizCategories, categoryScores),
    reasons: strongestReasons({ questions: data.questions, answers, weights, nameOf }),
    // In proportion to what each type can reach: sums favour types in which many categories count.
    near: rankTypes({ categoryScores, types, scoring: "ausgewogen" }).flatMap(({ slug, score }) => {
      const near = types.find((other) => other.slug === slug);
      return near ? [{ slug, name: near.name, percent: Math.round(score * 100), page: typeAddress(slug) }] : [];
    }),
  };
}

/** The person's test result; null before they took the test. */
export async function readOwnResult(person: Person): Promise<ShownQuizResult | null> {
  const type = library().getTypeByName(person.personalityType);
  return type && readResult(person, type);
}
