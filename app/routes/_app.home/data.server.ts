import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { getRhythm } from "~/db/rhythm/rhythm.server";
import { listStandingsAndUndo } from "~/db/missions/snapshots.server";
import { sayCompanionAnswer } from "~/domain/companions/companion";
import { sayDue } from "~/domain/contacts/counts";
import { missedSince, sayEvening } from "~/domain/evening-plans/evening-plan";
import { nextNeed } from "~/domain/rungs/next-need";
import { berlinDay, longDate } from "~/domain/time/german-dates";
import { getLevel } from "~/domain/level/levels";
import { currentMission, openPlace, QUIZ_MISSION_ID, validateStartMissions } from "~/domain/missions/missions";
import { firstSign } from "~/domain/text/cut";
import { motifOf } from "~/domain/missions/motif";
import { firstDay, trailFlags } from "~/domain/missions/flags";
import { rungsOnTrail } from "~/domain/rungs/rungs-on-trail";
import { stopState } from "~/domain/missions/stop-state";
import { trailOf } from "~/domain/missions/trail";
import { eveningsLine, weekLine } from "~/domain/rhythm/rhythm-text";
import type { MissionHead } from "~/content/library";
import { fcm } from "~/push/fcm.server";
import { dueSelfCheck } from "~/progress/due-self-check";
import { helpWithOrder } from "~/progress/help-with-order";
import { framedPage } from "~/request/framed-page.server";
import { selfCheckCardHtml } from "~/ui/home/self-check-card-html";
import { trailHtml, type Stop } from "~/ui/home/trail-html";
import { wayHtml } from "~/ui/home/way-html";
import { weekHtml } from "~/ui/home/week-html";
import { drawCards, trailDrawings } from "./drawings.server";

const SOON_WEEKS = 2;
const BEGINNING = { status: "active", progress: 0, completedTasks: [] } as const;

type StandingMission = ReturnType<typeof trailOf<MissionHead>>[number];

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const path = library().getPathByName(member.selectedCareerPath);
  const today = berlinDay(new Date());
  const { userId } = member;
  const [{ standings, undoable, selfCheck, dueContacts, companionAnswer, way, planStart }, rhythm] = await Promise.all([
    listStandingsAndUndo({ userId }),
    path ? getRhythm({ userId, monday: missedSince(today) }) : null,
  ]);
  // Mission 1 is the test itself: until the test is done, the mission is shown as not begun, whatever is stored.
  const beginning = new Set(
    validateStartMissions({
      quizCompleted: member.quizCompleted,
      missions: standings.map(({ missionId, status, progress }) => ({ id: missionId, status, progress })),
    }),
  );
  const toItem = ({ id, slug, title, estimatedTime, xpReward, order, tasks, ...standing }: StandingMission) => {
    const { status, progress, completedTasks } = beginning.has(id) ? BEGINNING : standing;
    const to = id === QUIZ_MISSION_ID ? "/quiz" : `/mission/${slug}${openPlace({ status, tasks, completedTasks })}`;
    return { id, to, title, estimatedTime, xpReward, order, status, progress, isBegun: completedTasks.length > 0 };
  };
  const missions = trailOf(path ? library().listMissions(path.slug) : [], standings);
  const trail = missions.map(toItem);
  const currentId = currentMission(trail)?.id ?? null;
  const next = trail.find(({ id }) => id === currentId) ?? null;
  const hasAccess = member.access.basicAccess;
  const start = path ? firstDay(path.name, { plan: planStart, rhythm }) : null;
  const flags = trailFlags(missions, { start, today });
  const rungs = rungsOnTrail(way.rungs, withDays(missions, standings), today);
  const stops = missions.map((mission): Stop => {
    const item = toItem(mission);
    const to = hasAccess && item.status !== "locked" ? item.to : null;
    return {
      ...item,
      to,
      motif: motifOf(mission.category),
      state: stopState(item, { currentId, hasAccess }),
      flags: flags.get(item.id) ?? [],
      rungs: rungs.get(item.id) ?? [],
    };
  });
  const plan = missions.find(({ id }) => id === currentId)?.evening;
  const evening = plan ? sayEvening(plan, rhythm, today) : null;
  // Help is open to learners with access alone, as the missions are.
  const need = hasAccess ? nextNeed(way, trail) : null;
  const help = path ? helpWithOrder(library(), { path: path.slug, missions }) : [];
  // Also for those without a tariff, who are not invited to new evenings.
  const line = rhythm && weekLine(rhythm, today);
  const week = path && (line || hasAccess) ? weekHtml({ line, clock: trailDrawings().clock }) : "";
  const own = wayHtml(need, { help, evening, next });
  const due = selfCheck && dueSelfCheck(trail, selfCheck, { library: library(), today });
  const type = library().getTypeByName(member.personalityType);
  return {
    firstName: member.firstName,
    initial: firstSign(member.firstName),
    canPush: fcm() !== null,
    trialEnded: member.access.trialEnded,
    // The remaining weeks are mentioned only when the trial ends soon, and never to members with a plan.
    trialWeeksLeft: member.access.freeWeeksRemaining <= SOON_WEEKS ? member.access.freeWeeksRemaining : null,
    level: getLevel(member.totalXp),
    totalXp: member.totalXp,
    type: type ? { name: type.name, slug: type.slug } : null,
    path: path ? { name: path.name, slug: path.slug } : null,
    quizCompleted: member.quizCompleted,
    next,
    hasFinished: trail.some(({ status }) => status === "completed"),
    trail: path && missions.length > 0 ? trailHtml(stops, { scene: path, drawings: trailDrawings() }) : null,
    evening,
    card: own?.card ? `${own.card}${week}` : null,
    below: own?.line ? `${week}<div>${own.line}</div>` : week,
    cards: drawCards({
      evenings: rhythm && eveningsLine(rhythm, today),
      dueContacts: dueContacts > 0 ? sayDue(dueContacts) : null,
      companionAnswer: companionAnswer && sayCompanionAnswer(companionAnswer),
      startMissions: trailOf(library().startMissions, standings).map(toItem),
    }),
    question: due && hasAccess ? selfCheckCardHtml(due.text) : null,
    undoable: undoable && { reset: undoable.reset, until: longDate(undoable.until) },
  };
});

/** Missions with the day on which each was finished; null: it was not. */
function withDays(
  missions: readonly StandingMission[],
  standings: readonly { missionId: string; doneOn: string | null }[],
) {
  const days = new Map(standings.map(({ missionId, doneOn }) => [missionId, doneOn]));
  return missions.map(({ id }) => ({ id, doneOn: days.get(id) ?? null }));
}
