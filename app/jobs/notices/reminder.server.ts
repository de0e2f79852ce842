import { getRhythm } from "~/db/rhythm.server";
import { berlinMoment } from "~/domain/berlin-time";
import { isReminderDue } from "~/domain/rhythm/reminder";
import { reminderMail } from "~/mail/reminders";
import { accessOf } from "./access-of.server";
import { nextMission } from "./next-mission.server";
import { greeting, mailPerson, type Tell } from "./telling.server";

/** As things stand now: who has done something today, has changed the evenings or pauses is left in peace. */
export const tellReminder: Tell = async (person, { day, now, id }) => {
  const { userId } = person;
  const rhythm = await getRhythm({ userId, monday: day });
  if (!rhythm || !isReminderDue(rhythm, { day, now, since: berlinMoment(day, rhythm.time) })) return "dropped";
  if (!(await accessOf(person, now)).basicAccess) return "dropped";
  return mailPerson(
    person,
    reminderMail({ ...greeting(person), time: rhythm.time, next: await nextMission(person) }),
    id,
  );
};
