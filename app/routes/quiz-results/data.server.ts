import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { getQuizResult } from "~/db/quiz.server";
import { DEFAULT_PERSONALITY_TYPE, rankTypes, runnersUp } from "~/domain/quiz";
import { HIGHEST_SCORE, LOWEST_SCORE } from "~/domain/quiz-scale";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const asked = new URL(request.url).searchParams.get("type") ?? DEFAULT_PERSONALITY_TYPE;
  const type = library().getTypeByName(asked);
  if (!type) return json({ type: null, axes: null, closeTypes: [], paths: [] });
  const result = member.personalityType === type.name ? await getQuizResult({ userId: member.userId }) : null;
  const axes = result
    ? library().data.quizCategories.map(({ category, name }) => {
        const score = result.categoryScores[category];
        return { name, score, share: (score - LOWEST_SCORE) / (HIGHEST_SCORE - LOWEST_SCORE) };
      })
    : null;
  const { personalityTypes: types, site } = library();
  const close = result
    ? runnersUp(rankTypes({ categoryScores: result.categoryScores, types, scoring: site.scoring }), type.slug)
    : [];
  const closeTypes = close.flatMap(({ slug }) => types.find((other) => other.slug === slug)?.name ?? []);
  const { slug, name, claim, description, strengths } = type;
  const paths = type.careerPaths.flatMap((path) => library().getPath(path)?.name ?? []);
  return json({ type: { slug, name, claim, description, strengths }, axes, closeTypes, paths });
});
