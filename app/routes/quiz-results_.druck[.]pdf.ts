import { redirect } from "@remix-run/node";
import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { HIGHEST_SCORE } from "~/domain/quiz/score-range";
import { makeStand } from "~/print/make-stand.server";
import { readOwnResult } from "~/progress/read-result.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { QuizSheet } from "~/ui/print/quiz-sheet";

/** GET /quiz-results/druck.pdf: the sheet of /quiz-results/druck as a file. */
export const loader = pdfRoute(async ({ request }) => {
  const member = await requireMember(request);
  const result = await readOwnResult(member);
  if (!result) throw redirect("/quiz");
  const stand = makeStand("/quiz-results", new Date());
  const sheet = createElement(QuizSheet, { ...stand, ...result, max: HIGHEST_SCORE });
  return { userId: member.userId, name: "ergebnis", title: `Dein Ergebnis: ${result.type.name}`, sheet };
});
