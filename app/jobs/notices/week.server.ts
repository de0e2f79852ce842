import { library } from "~/content/library.server";
import { getWeek } from "~/db/rhythm/week.server";
import { daysBetween, mondayOf } from "~/domain/action-plan/calendar-days";
import { weeklyMail } from "~/mail/weekly";
import { accessOf } from "./access-of.server";
import { readNextMission } from "~/progress/next-mission.server";
import { mailGreeting, mailPerson, type SendNotice } from "./telling.server";

/** Members who have been away for four weeks get no more mails about quiet weeks. */
const SILENT_DAYS = 28;

export const sendWeek: SendNotice = async (person, { day, now, id }) => {
  const { userId, lastActiveDate } = person;
  if (lastActiveDate === null || daysBetween(lastActiveDate, day) >= SILENT_DAYS) return "dropped";
  const week = await getWeek({ userId, monday: mondayOf(day) });
  if (!week) return "dropped";
  const done = week.workedDays.filter((worked) => worked <= day).length;
  const isPaused = week.pausedUntil !== null && week.pausedUntil >= day;
  if (done === 0 && isPaused) return "dropped";
  const { basicAccess } = await accessOf(person, now);
  const mail = weeklyMail(mailGreeting(person), {
    planned: week.wanted,
    done,
    asked: week.asked,
    talked: week.talked,
    finished: week.finishedIds.flatMap((missionId) => library().getMission(missionId)?.title ?? []),
    next: basicAccess ? await readNextMission(person, day) : null,
  });
  return mailPerson(person, mail, id);
};
