import { getRhythm } from "~/db/rhythm/rhythm.server";
import type { Recipient } from "~/db/account/recipient.server";
import { berlinMoment } from "~/domain/time/berlin-time";
import { DAILY_REMINDER, reminderPush } from "~/domain/messages/push";
import { isQuiet } from "~/domain/messages/quiet-hours";
import { SECOND_MS } from "~/domain/time/durations";
import { isReminderDue, LATEST_MS } from "~/domain/rhythm/reminder";
import { pushToPerson } from "~/push/send.server";
import { reminderMail } from "~/mail/reminders";
import { accessOf } from "./access-of.server";
import { readNextMission, type MissionToGoOn } from "~/progress/next-mission.server";
import { mailGreeting, mailPerson, type SendNotice } from "./telling.server";

/** Decides at sending time: no reminder for a member who was active today, has changed the evenings, or pauses. */
export const sendReminder: SendNotice = async (person, { day, now, id }) => {
  const { userId } = person;
  const rhythm = await getRhythm({ userId, monday: day });
  if (!rhythm || !isReminderDue(rhythm, { day, now, since: berlinMoment(day, rhythm.time) })) return "dropped";
  if (!(await accessOf(person, now)).basicAccess) return "dropped";
  const { time } = rhythm;
  const next = await readNextMission(person, day);
  const ways = await Promise.allSettled([
    pushReminder(person, { id, now, time, evening: next?.evening ?? null }),
    mailReminder(person, { id, time, next }),
  ]);
  if (ways.some((way) => way.status === "fulfilled" && way.value === "sent")) return "sent";
  // No retry once either push or mail went out: it would arrive there twice.
  const failed = ways.find((way) => way.status === "rejected");
  if (failed) throw failed.reason;
  return "dropped";
};

async function pushReminder(
  person: Recipient,
  { id, now, time, evening }: { id: string; now: Date; time: string; evening: string | null },
): Promise<"sent" | "dropped"> {
  if (!person.settings.dailyReminder || isQuiet(now, time)) return "dropped";
  const text = reminderPush(person.settings.eveningPush ? evening : null);
  const message = { ...text, type: DAILY_REMINDER, id, lastsSeconds: LATEST_MS / SECOND_MS };
  return (await pushToPerson(person, message)) ? "sent" : "dropped";
}

async function mailReminder(
  person: Recipient,
  { id, time, next }: { id: string; time: string; next: MissionToGoOn | null },
): Promise<"sent" | "dropped"> {
  if (!person.settings.reminderMail) return "dropped";
  return mailPerson(person, reminderMail({ ...mailGreeting(person), time, next }), id);
}
