import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { HIGHEST_SCORE } from "~/domain/quiz/quiz-scale";
import { paperOptions } from "~/domain/missions/sheet";
import { makeSheetFile } from "~/print/make-file.server";
import { makeStand } from "~/print/make-stand.server";
import { readOwnResult } from "~/progress/read-result.server";
import { sendPdf } from "~/request/send-pdf.server";
import { QuizSheet } from "~/ui/print/quiz-sheet";

export async function download({ request }: LoaderFunctionArgs): Promise<Response> {
  const member = await requireMember(request);
  const result = await readOwnResult(member);
  if (!result) throw redirect("/quiz");
  const stand = makeStand("/quiz-results", new Date());
  const element = createElement(QuizSheet, { ...stand, ...result, max: HIGHEST_SCORE });
  const wish = { ...paperOptions(new URL(request.url).searchParams), title: `Dein Ergebnis: ${result.type.name}` };
  return sendPdf({ userId: member.userId, name: "ergebnis", make: () => makeSheetFile(element, wish) });
}
