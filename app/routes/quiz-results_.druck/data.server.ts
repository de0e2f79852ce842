import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { HIGHEST_SCORE } from "~/domain/quiz/score-range";
import { paperOptions } from "~/domain/missions/sheet";
import { makeStand } from "~/print/make-stand.server";
import { readOwnResult } from "~/progress/read-result.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const result = await readOwnResult(await requireMember(request));
  if (!result) throw redirect("/quiz");
  return {
    options: paperOptions(new URL(request.url).searchParams),
    sheet: { ...makeStand("/quiz-results", new Date()), ...result, max: HIGHEST_SCORE },
  };
});
