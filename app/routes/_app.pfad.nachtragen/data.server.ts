import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, type Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { tickFromPaper } from "~/db/missions/paper-ticks.server";
import { berlinDay } from "~/domain/time/german-dates";
import { errors, type Message } from "~/domain/messages/messages";
import { openTasks, paperDay, readPaperTasks } from "~/domain/mission-work/paper-ticks";
import { boxes, singleLine } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { readTrail } from "~/progress/read-trail.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const HERE = "/pfad/nachtragen";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireAccess(request);
  const trail = await readTrail({ userId: member.userId, careerPath: member.selectedCareerPath });
  if (!trail) throw redirect("/quests");
  return {
    missions: openTasks(trail.missions),
    today: berlinDay(new Date()),
    registeredOn: berlinDay(member.createdAt),
  };
});

/** More tasks and items than any path has. */
const MAX_TASKS = 600;
const schema = z.strictObject({
  task: boxes(z.string().max(170), MAX_TASKS),
  day: singleLine(20),
});

const DAY_ERRORS = {
  "no-day": errors.paperNoDay,
  "in-future": errors.paperInFuture,
  "too-early": errors.paperTooEarly,
} as const;

/** The form again, as it was sent. */
const refuse = (input: z.output<typeof schema>, failure: { task?: Message; day?: Message }) =>
  json({ ...failure, sent: { tasks: input.task, day: input.day } }, { status: 422 });

export const action = mutation({ who: "subscriber", schema }, async ({ input, member, now }) => {
  const missions = missionsOf(member);
  const tasks = readPaperTasks(input.task, missions);
  if (!tasks) throw refusal(400);
  const registeredOn = berlinDay(member.createdAt);
  const day = paperDay({ day: input.day, today: berlinDay(now), registeredOn, now });
  if (!day.ok) return refuse(input, { day: DAY_ERRORS[day.reason] });
  if (tasks.size === 0) return refuse(input, { task: errors.paperNothing });
  const asked = missions.flatMap(({ id, tasks: rules }) => {
    const taskIds = tasks.get(id);
    return taskIds ? [{ missionId: id, taskIds, rules }] : [];
  });
  const result = await tickFromPaper({ userId: member.userId, missions: asked, at: day.at });
  if (!result.ok) return redirectWithFlash(HERE, { key: "paperNotOpen" });
  return redirectWithFlash(HERE, { key: "paperTicked", args: [result.ticked, result.kept] });
});

const missionsOf = ({ selectedCareerPath }: Member) => library().listMissionsOfPath(selectedCareerPath ?? "");
