import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { finishQuiz, listQuizAnswers, saveQuizAnswers } from "~/db/missions/quiz.server";
import {
  ANSWER_VALUES,
  QUESTIONS_TOTAL,
  rankTypes,
  scoreCategories,
  shuffleOrder,
  type Answers,
} from "~/domain/quiz/quiz";
import { MINUTE_SECONDS } from "~/domain/time/durations";
import { findRepetition } from "~/db/missions/snapshots.server";
import { seedFrom } from "~/domain/random";
import { QUIZ_XP } from "~/domain/level/xp";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  if (member.quizCompleted) {
    return json({ isDone: true as const, xp: QUIZ_XP });
  }
  const [answers, repetition] = await Promise.all([listQuizAnswers(member), findRepetition(member)]);
  // The order stays the same until the test is finished, so that a reload keeps the place; a repeated test gets another
  // one.
  const order = shuffleOrder(
    library().questions.map(({ id }) => id),
    seedFrom(`${member.userId}${repetition ?? ""}`),
  );
  const texts = new Map(library().questions.map(({ id, question }) => [id, question]));
  const questions = order.map((id) => ({ id, text: texts.get(id) ?? "", answer: answers[id] ?? null }));
  return json({ isDone: false as const, questions });
});

const answerValue = z.literal(ANSWER_VALUES);
const writtenAnswer = z.string().regex(/^\d$/).transform(Number).pipe(answerValue);

const isQuestionId = (id: string): boolean => library().questions.some((question) => question.id === id);

const answersField = z
  .string()
  .max(600)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), answerValue).refine((answers) => Object.keys(answers).every(isQuestionId)));

const schema = z.discriminatedUnion("intent", [
  // One question, as sent by the plain form; `next` is where the form goes on.
  z.strictObject({
    intent: z.literal("answer"),
    question: z.string().refine(isQuestionId),
    answer: writtenAnswer,
    next: z.coerce
      .number()
      .int()
      .min(1)
      .max(QUESTIONS_TOTAL + 1),
  }),
  // All answers at once: what a browser with JavaScript sends at the end, with those it could not send before.
  z.strictObject({ intent: z.literal("save"), answers: answersField }),
  z.strictObject({ intent: z.literal("finish"), answers: answersField.optional() }),
]);

export const action = mutation({ who: "member", schema }, async ({ input, member, now }) => {
  const { userId } = member;
  if (input.intent === "answer") {
    await saveQuizAnswers({ userId, answers: { [input.question]: input.answer } });
    if (input.next <= library().questions.length) return redirect(`/quiz?frage=${input.next}`);
  } else if (input.answers) {
    await saveQuizAnswers({ userId, answers: input.answers });
  }
  if (input.intent === "save") return json({ ok: true });

  const finished = await finishQuiz({
    userId,
    decide,
    next: library().startMissions[1] ?? null,
    missionsOf: library().listMissionsOfPath,
    now,
  });
  if (!finished.ok) return redirect("/quiz");
  return redirectWithFlash("/quiz?fertig=1", {
    key: "quizFinished",
    args: [finished.personalityType, finished.credit.xp],
    credit: finished.credit,
    // Lives longer than other messages: it is shown with the result, which the learner may open minutes later.
    maxAge: 10 * MINUTE_SECONDS,
  });
});

function decide(answers: Answers) {
  const categoryScores = scoreCategories(library().questions, answers);
  const [best] = rankTypes({ categoryScores, types: library().personalityTypes, scoring: library().site.scoring });
  const type = library().personalityTypes.find(({ slug }) => slug === best?.slug);
  return { categoryScores, personalityType: type?.name ?? "" };
}
