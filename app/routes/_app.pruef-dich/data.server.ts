import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess } from "~/auth/session.server";
import type { PlacedQuestion } from "~/content/library";
import { library } from "~/content/library.server";
import { saveSettings } from "~/db/account/settings.server";
import { listStandingsAndUndo } from "~/db/missions/snapshots.server";
import { saveSelfCheck } from "~/db/self-check/self-check.server";
import { trailOf } from "~/domain/missions/trail";
import { readGiven, SELF_CHECK, verdictAddress } from "~/domain/self-check/address";
import { canBeSent, isAskable, judge } from "~/domain/self-check/judge";
import { berlinDay } from "~/domain/time/german-dates";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { singleLine } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { dueSelfCheck } from "~/progress/due-self-check";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { answeredOf } from "~/ui/self-check/answered-of";
import { questionHtml } from "~/ui/self-check/question-html";
import { screenHtml } from "~/ui/self-check/screen-html";
import { verdictHtml } from "~/ui/self-check/verdict-html";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath } = await requireAccess(request);
  const { standings, selfCheck } = await listStandingsAndUndo({ userId });
  const missions = trailOf(library().listMissionsOfPath(selectedCareerPath ?? ""), standings);
  const trail = missions.map((each) => ({ ...each, isBegun: each.completedTasks.length > 0 }));
  const given = readGiven(new URL(request.url).searchParams);
  const due = selfCheck && dueSelfCheck(trail, selfCheck, { library: library(), today: berlinDay(new Date()) });
  const question = given ? library().getSelfCheck(given.question) : due;
  const { factOf } = library();
  const isOn = selfCheck?.isOn ?? true;
  if (!question || !isAskable(question, factOf)) return { html: screenHtml({ form: null, isAnswered: false, isOn }) };
  const open = trail.find(({ id, status }) => status !== "locked" && question.missionIds.includes(id));
  const answered = answeredOf(question, given, { factOf, text: open ? `/mission/${open.slug}` : null });
  const form = questionHtml(question, { from: SELF_CHECK, answered });
  return { html: screenHtml({ form, isAnswered: answered !== null && answered.verdict !== "unread", isOn }) };
});

const answer = singleLine(40);
const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("answer"),
    question: z.string().max(100),
    from: singleLine(120),
    answer: z.union([answer.transform((one) => [one]), z.array(answer).max(5)]).default([]),
    /** Sent by a script, which puts the verdict in its place. */
    isInPlace: z.literal("1").optional(),
  }),
  z.strictObject({ intent: z.literal("off") }),
]);

export const action = mutation(
  { who: "subscriber", schema, limit: { name: "self-check", max: 600, windowSeconds: HOUR_SECONDS } },
  async ({ input, member: { userId }, now }) => {
    if (input.intent === "off") {
      await saveSettings({ userId, changes: { selfCheck: false } });
      return redirectWithFlash("/home", { key: "selfCheckOff" });
    }
    const question = library().getSelfCheck(input.question);
    if (!question) throw refusal(404);
    if (!canBeSent(question, input.answer)) throw refusal(400);
    const given = { question: question.id, answers: input.answer };
    const verdict = judge(question, given.answers, library().factOf);
    if (verdict !== "unread") {
      await saveSelfCheck({ userId, questionId: question.id, isRight: verdict === "right", now });
    }
    if (!input.isInPlace) return redirect(verdictAddress(pageOf(question, input.from), given));
    const answered = answeredOf(question, given, { factOf: library().factOf, text: "" });
    return json({ verdict: answered && verdictHtml(question, answered) });
  },
);

/** The page with the form: a mission that shows the question, else the one that asks. */
function pageOf({ missionIds }: PlacedQuestion, from: string): string {
  const [, slug = ""] = /^\/mission\/([a-z0-9-]+)$/.exec(from) ?? [];
  const mission = library().getMissionBySlug(slug);
  return mission && missionIds.includes(mission.id) ? from : SELF_CHECK;
}
