import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, type Member } from "~/auth/session.server";
import { blanksOf, workTasks } from "~/content/blanks/read-blanks";
import { knownOf, saidBefore, saidPlaces } from "~/content/blanks/said-before";
import { readTemplateForm } from "~/content/blanks/template-form";
import type { Mission, MissionHead } from "~/content/library";
import { foldFor } from "~/content/sections/fold";
import { fillContacts } from "~/content/contacts/places";
import { library } from "~/content/library.server";
import { answersIn, fillOwnWords } from "~/content/own-words/fill-own-words";
import { ownWordsOf } from "~/content/own-words/own-words-of";
import { FEEDBACK_FRAGMENT, REMARK_MAX } from "~/domain/feedback/mission-feedback";
import { EVENING_FRAGMENT } from "~/domain/evening-plans/evening-work";
import { templateFragment } from "~/domain/blanks/blank-work";
import { completeMission, saveTasks } from "~/db/missions/mission-work.server";
import { saveFeedback } from "~/db/feedback/feedback.server";
import { getMissionStanding } from "~/db/missions/missions.server";
import { getTextReader } from "~/db/situation/situation.server";
import { saveNote } from "~/db/missions/notes.server";
import { readerOf, type Reader } from "~/domain/situation/concerned-by";
import { dueText } from "~/domain/start-steps/due-day";
import { toStartPlan } from "~/domain/start-steps/start-plan";
import { berlinDay } from "~/domain/time/german-dates";
import { outOfDateSince } from "~/domain/text/evidence";
import { readGiven } from "~/domain/self-check/address";
import { doneBefore, nextMission, QUIZ_MISSION_ID } from "~/domain/missions/missions";
import { motifOf } from "~/domain/missions/motif";
import { serverWork } from "~/domain/mission-work/server-work";
import { isTickedBefore } from "~/domain/missions/task-items";
import { withFirstSight } from "~/domain/text/first-sight";
import { canonicalMissionSlug } from "~/domain/text/slugs";
import { NOTE_MAX } from "~/domain/mission-work/sync";
import { missionXpEntries, xpParts } from "~/domain/level/xp";
import { anyFields, multiline, templateForm } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { saveTaskForm, taskForm } from "~/progress/save-task-form.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { eveningChanges, eveningForm, eveningOf } from "./evening.server";
import { askInnoHtml, materialHtml, outOfDateHtml, standingHtml } from "./static-markup.server";
import { contactsHtml, countedHtml } from "~/ui/contacts/contacts-html";
import { withCalculations } from "~/ui/calculators/with-calculations";
import { withFields } from "~/ui/blanks/with-fields";
import { feedbackHtml } from "~/ui/feedback/feedback-html";
import { withQuestions } from "~/ui/self-check/with-questions";
import { besideText } from "~/ui/mission/beside-text";
import { contentsHtml } from "~/ui/mission/contents-html";
import { withDoneBox } from "~/ui/mission/done-box";
import { withTemplateFiles } from "~/ui/mission/template-files";
import { motifHtml } from "~/ui/mission-motifs/motif-html";

export const loader = framedPage(async ({ request, params }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const member = await requireAccess(request);
  const asked = params.missionId ?? "";
  const mission = findMission(member, asked);
  if (!mission) {
    const canonical = canonicalMissionSlug(asked);
    throw redirect(canonical !== asked && library().getMissionBySlug(canonical) ? `/mission/${canonical}` : "/quests");
  }
  if (mission.id === QUIZ_MISSION_ID) throw redirect("/quiz");
  const next = nextOf(mission);
  const { userId } = member;
  // Taken out once: each reading of the text, or of its facts, fills in the figures of the day.
  const { html, facts, resources, sources, sourcesAsOf, expertReview, reviewBy, editAt, aiCoachReminder, ...rest } =
    mission;
  const blanks = blanksOf(mission);
  const places = saidPlaces(library(), member.selectedCareerPath);
  const [standing, { situation, ...own }] = await Promise.all([
    getMissionStanding({ userId, missionId: mission.id, nextMissionId: next?.id ?? null }),
    getTextReader({ userId, taskIds: [...answersIn(html), ...(blanks.length > 0 ? places.keys() : [])] }),
  ]);
  if (!standing || standing.status === "locked") throw redirect("/quests");
  const query = new URL(request.url).searchParams;
  const isAllOpen = query.has("alle");
  const given = readGiven(query);
  const who = readerOf(situation);
  const { html: text, ...counts } = foldFor(html, {
    who,
    isAllOpen,
    mustOpen: library().getSelfCheck(given?.question ?? "")?.passage ?? null,
  });
  const { calculations } = own;
  const words = ownWordsOf(library(), own);
  const mine = fillOwnWords(text, { words, taskOf: library().taskOf, isOnPaper: false });
  const { slug, xpReward } = rest;
  const filled = withFields(mine, {
    written: new Map(standing.tasks.map(({ taskId, answer }) => [taskId, answer])),
    said: saidBefore(places, { answers: own.answers, known: knownOf(member, situation, words) }),
    action: `/mission/${slug}`,
  });
  const beside = besideText(filled, rest.tasks);
  const pays = missionXpEntries({ missionId: mission.id, xpReward, totalXp: member.totalXp, kind: mission.kind });
  return {
    mission: {
      ...rest,
      html: withFirstSight(
        withQuestions(
          withCalculations(
            fillContacts(withTemplateFiles(withDoneBox(beside.html, standing.status === "completed"), slug), () =>
              contactsHtml(own.contacts, own.firstNoted),
            ),
            library(),
            { calculations, from: `/mission/${slug}` },
          ),
          library(),
          { missionId: mission.id, from: `/mission/${slug}`, given },
        ),
      ),
      total: library().siblingsOf(mission).length,
      picture: query.has("geschafft") ? motifHtml(motifOf(mission.category), 32) : null,
    },
    contents: contentsHtml(text, mission.tasks),
    sections: { slug, ...counts, isTold: who !== null, isAllOpen },
    steps: stepsOf(mission, { startsOn: situation?.startsOn ?? null, who, today: berlinDay(new Date(asOf)) }),
    pays: standing.isPaid ? null : xpParts(pays),
    status: standing.status,
    doneBefore: doneBefore(standing, mission),
    work: serverWork({ tasks: workTasks(mission), standing, asOf }),
    tickedBefore: mission.tasks.flatMap((task) => (isTickedBefore(task, standing.tasks) ? [task.id] : [])),
    below: Object.fromEntries(
      mission.tasks.flatMap(({ id, zaehlt }) => {
        const below = [zaehlt && countedHtml(own.farthest, zaehlt), beside.links.get(id)].filter(Boolean);
        return below.length > 0 ? [[id, below.join(" ")]] : [];
      }),
    ),
    next: next ? { to: `/mission/${next.slug}`, title: next.title, isOpen: standing.nextStatus !== "locked" } : null,
    material: materialHtml(
      { facts, resources, sources, sourcesAsOf, expertReview, reviewBy, editAt },
      library().listExamplesOf(mission.id),
    ),
    evening: standing.status === "active" ? eveningOf(mission, standing) : null,
    feedback: feedbackHtml(`/mission/${slug}`, standing.feedback),
    outOfDate: outOfDateHtml(outOfDateSince(mission, new Date(asOf))),
    inno: askInnoHtml({ slug, reminder: aiCoachReminder }),
    standing: standingHtml(member.totalXp),
  };
});

/** Steps of the way through the offices that the mission speaks of, with their days; those of others are left to its page. */
function stepsOf({ id, careerPath }: Mission, learner: { startsOn: string | null; who: Reader; today: string }) {
  const { mine } = toStartPlan(library().listStepsOf(id), new Map(), { ...learner, path: careerPath });
  return mine.map(({ step: { slug, title, deadline, when }, due }) => ({
    ...{ slug, title },
    due: dueText({ due, deadline, when }),
  }));
}

const forms = z.discriminatedUnion("intent", [
  taskForm,
  z.strictObject({ intent: z.literal("note"), note: multiline(NOTE_MAX) }),
  z.strictObject({ intent: z.literal("finish"), from: z.literal("quests").optional() }),
  z.strictObject({ intent: z.literal("helpful"), helpful: z.enum(["yes", "no"]) }),
  z.strictObject({ intent: z.literal("remark"), remark: multiline(REMARK_MAX) }),
  eveningForm,
  templateForm,
]);
const schema = anyFields.pipe(forms);

export const action = mutation({ who: "subscriber", schema }, async ({ input, member, params, now }) => {
  const mission = findMission(member, params.missionId ?? "");
  if (!mission || mission.id === QUIZ_MISSION_ID) throw new Response(null, { status: 404 });
  const { userId } = member;
  const here = `/mission/${mission.slug}`;
  const rules = mission.tasks;

  if (input.intent === "finish") {
    const finished = await completeMission({
      userId,
      mission: { id: mission.id, xpReward: mission.xpReward, kind: mission.kind, rules },
      next: nextOf(mission),
      missionsOf: library().listMissionsOfPath,
      now,
    });
    if (!finished.ok) return redirect(here);
    const { credit } = finished;
    return redirectWithFlash(`${here}?geschafft=1`, {
      key: "missionFinished",
      args: [credit.xp + credit.bonusXp],
      credit,
      // The moment's script comes with a document only; the mission's own page has it.
      headers: new Headers(input.from === "quests" ? { "X-Remix-Reload-Document": "true" } : {}),
    });
  }
  if (input.intent === "note") {
    await saveNote({ userId, missionId: mission.id, note: input.note, notedAt: now });
    return redirect(`${here}#notizen`);
  }
  if (input.intent === "helpful" || input.intent === "remark") {
    const said = input.intent === "helpful" ? { isHelpful: input.helpful === "yes" } : { remark: input.remark.trim() };
    if (!(await saveFeedback({ userId, missionId: mission.id, said, now }))) throw refusal(404);
    return redirect(`${here}#${FEEDBACK_FRAGMENT}`);
  }
  if (input.intent === "evening") {
    const standing = await getMissionStanding({ userId, missionId: mission.id, nextMissionId: null });
    if (!standing) throw refusal(404);
    const changes = eveningChanges(input, standing).map((change) => ({ ...change, actedAt: now }));
    if (changes.length > 0) await saveTasks({ userId, missionId: mission.id, changes, rules });
    return redirect(`${here}#${EVENING_FRAGMENT}`);
  }
  if (input.intent === "template") {
    const { intent: _, template, offer, clear, ...fields } = input;
    const standing = await getMissionStanding({ userId, missionId: mission.id, nextMissionId: null });
    const kept = new Map(standing?.tasks.map(({ taskId, answer }) => [taskId, answer]));
    const written = readTemplateForm(blanksOf(mission), { template, fields, offer, clear }, kept);
    if (!written) throw refusal(400);
    const changes = written.map((change) => ({ ...change, actedAt: now }));
    if (changes.length > 0) await saveTasks({ userId, missionId: mission.id, changes, rules });
    return redirect(`${here}#${templateFragment(template)}`);
  }
  await saveTaskForm(mission, { userId, input, now });
  return redirect(`${here}#${input.task}`);
});

function findMission(member: Member, slug: string): Mission | null {
  const mission = library().getMissionBySlug(slug);
  return mission && library().isMissionOf(mission, member.selectedCareerPath) ? mission : null;
}

const nextOf = (mission: MissionHead): MissionHead | null => nextMission(library().siblingsOf(mission), mission);
