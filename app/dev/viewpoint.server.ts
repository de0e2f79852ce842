import { createCookie } from "@remix-run/node";
import { library } from "~/content/library.server";
import { chooseCareerPath } from "~/db/missions/career-path.server";
import { saveEntitlement } from "~/db/payments/entitlements.server";
import { completeMission, saveTasks } from "~/db/missions/mission-work.server";
import { db } from "~/db/connection/client.server";
import { recordHoldings } from "~/db/missions/open-within-reach.server";
import type { Executor } from "~/db/connection/open.server";
import { finishQuiz, saveQuizAnswers } from "~/db/missions/quiz.server";
import { tellSituation } from "~/db/situation/situation.server";
import { inTransaction } from "~/db/connection/transaction";
import { insertViewer, raiseToLevel } from "~/db/account/viewpoint.server";
import { FREE_WEEKS } from "~/domain/payments/access";
import { WEEK_MS } from "~/domain/time/durations";
import { nextMission } from "~/domain/missions/missions";
import { scoreCategories } from "~/domain/quiz/quiz";
import { PERSONAS } from "~/domain/situation/personas";
import { clearAnswer, type Viewpoint } from "~/domain/account/viewpoint";
import { cookieOptions, removeCookie } from "~/http/cookie.server";
import { madeOfEnv } from "~/environment/env.server";
import { forgetfulHeaders, readCookieText, sessionCookie } from "~/auth/cookies.server";
import { readSession } from "~/auth/session.server";
import { sessionOf } from "./demo-user.server";

const VIEWER = { firstName: "Mara", email: "ansicht@example.org" };

/** Remembers the last choice, so that the bar shows it. */
export const viewpointCookie = madeOfEnv(() => createCookie("ansicht", cookieOptions()));

/** The session from before, to which an editor goes back. */
const formerCookie = madeOfEnv(() => createCookie("ansicht-vorher", cookieOptions()));

/**
 * Creates a person at the chosen viewpoint and logs the browser in as them. Development only; the caller ensures it.
 */
export async function logInAtViewpoint(viewpoint: Viewpoint, now: Date, request: Request): Promise<Headers> {
  const headers =
    viewpoint.stand === "guest"
      ? await forgetfulHeaders()
      : await sessionOf(await inTransaction(db(), (tx) => makeViewer(viewpoint, now, tx)));
  const own = (await isViewing(request)) ? null : await readCookieText(sessionCookie(), request);
  if (own) headers.append("Set-Cookie", await formerCookie().serialize(own));
  headers.append("Set-Cookie", await viewpointCookie().serialize(viewpoint));
  return headers;
}

/** Tests whether the browser is logged in as the person who was made for a viewpoint. */
export const isViewing = async (request: Request): Promise<boolean> =>
  (await readSession(request)).member?.email === VIEWER.email;

/** Ends the view: the session from before, or none. Development only; the caller ensures it. */
export async function goBack(request: Request): Promise<Headers> {
  const former = await readCookieText(formerCookie(), request);
  const headers = former ? new Headers() : await forgetfulHeaders();
  if (former) headers.append("Set-Cookie", await sessionCookie().serialize(former));
  for (const cookie of [viewpointCookie, formerCookie]) headers.append("Set-Cookie", await removeCookie(cookie()));
  return headers;
}

async function makeViewer(viewpoint: Viewpoint, now: Date, tx: Executor): Promise<{ userId: string }> {
  const { stand, holding, level, reader } = viewpoint;
  const trialStartedAt = holding === "ended" ? new Date(now.getTime() - FREE_WEEKS * WEEK_MS - 1) : now;
  const viewer = await insertViewer({ ...VIEWER, startMissions: library().startMissions, trialStartedAt }, tx);
  const { userId } = viewer;
  if (stand !== "new") await takeTest(userId, viewpoint, now, tx);
  if (reader !== "nobody") {
    await tellSituation({ userId, acts: [{ told: PERSONAS[reader].situation, at: now }] }, tx);
  }
  await raiseToLevel({ userId, level }, tx);
  if (stand !== "new" && stand !== "tested") await walk(userId, viewpoint, now, tx);
  if (holding !== "trial" && holding !== "ended") {
    const times = { startsAt: now, periodEnd: null, cancelsAt: null, expiresAt: null };
    const reason = "Ansicht beim Schreiben";
    await saveEntitlement({ id: `ansicht-${userId}`, userId, kind: holding, source: "operator", reason, ...times }, tx);
  }
  await recordHoldings({ userId, missionsOf: library().listMissionsOfPath, now }, tx);
  return viewer;
}

async function takeTest(userId: string, viewpoint: Viewpoint, now: Date, tx: Executor): Promise<void> {
  const { questions, personalityTypes, startMissions, listMissionsOfPath: missionsOf } = library();
  const type = personalityTypes.find(({ slug }) => slug === viewpoint.type);
  const answers = Object.fromEntries(
    questions.map(({ id, category }) => [id, clearAnswer(type?.weights[category] ?? 0)]),
  );
  await saveQuizAnswers({ userId, answers }, tx);
  const decide = () => ({
    categoryScores: scoreCategories(questions, answers),
    personalityType: type?.name ?? "",
  });
  await finishQuiz({ userId, decide, next: startMissions[1] ?? null, missionsOf, now }, tx);
}

/** Completes the path's missions up to the chosen one. */
async function walk(userId: string, { path, stand }: Viewpoint, now: Date, tx: Executor): Promise<void> {
  const { listMissionsOfPath: missionsOf, startMissions } = library();
  const missions = library().listMissions(path);
  const careerPath = library().getPath(path)?.name ?? "";
  await chooseCareerPath({ userId, careerPath, startMissions, missionsOf, now }, tx);
  for (const mission of missions) {
    if (typeof stand === "number" && mission.order >= stand) return;
    const { id: missionId, xpReward, tasks: rules } = mission;
    const changes = rules.map(({ id }) => ({ taskId: id, completed: true, actedAt: now }));
    await saveTasks({ userId, missionId, changes, rules }, tx);
    const next = nextMission(missions, mission);
    const completed = { id: missionId, xpReward, kind: "path" as const, rules };
    await completeMission({ userId, mission: completed, next, missionsOf, now }, tx);
  }
}
