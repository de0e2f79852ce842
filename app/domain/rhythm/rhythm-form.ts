import { addDays, isDay, WEEKDAYS, type Weekday } from "../action-plan/calendar-days";
import { MAX_HOURS } from "../action-plan/pace";
import type { Message } from "../messages/messages";
import type { Rhythm } from "./rhythm";

const YEAR_DAYS = 366;
export const dayField = (weekday: Weekday): string => `day${weekday}`;
export const RHYTHM_FIELDS: readonly string[] = [...WEEKDAYS.map(dayField), "time", "hours", "pausedUntil"];

export type RhythmValues = Readonly<Record<string, string>>;
export type RhythmErrors = Readonly<Record<string, Message>>;

/** The rhythm that the form asks for, or one error per field; `days` stands for all weekdays. */
export function readRhythmForm(
  values: RhythmValues,
  today: string,
): { ok: true; rhythm: Rhythm } | { ok: false; errors: RhythmErrors } {
  const text = (name: string) => (values[name] ?? "").trim();
  const errors: Record<string, Message> = {};
  const weekdays = WEEKDAYS.filter((day) => text(dayField(day)) !== "");
  if (weekdays.length === 0) errors.days = DAYS_MISSING;
  const time = text("time");
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors.time = TIME_WRONG;
  const hours = /^\d$/.test(text("hours")) ? Number(text("hours")) : 0;
  if (hours < 1 || hours > MAX_HOURS) errors.hours = HOURS_WRONG;
  const pause = text("pausedUntil");
  if (pause !== "" && (!isDay(pause) || pause > addDays(today, YEAR_DAYS))) errors.pausedUntil = PAUSE_WRONG;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  // A pause that is over is dropped.
  return { ok: true, rhythm: { weekdays, time, hours, pausedUntil: pause >= today && pause !== "" ? pause : null } };
}

/** Initial form values: the current rhythm's, or the defaults. */
export function rhythmValues(rhythm: Rhythm | null): RhythmValues {
  if (!rhythm) return { time: "19:00", hours: "2" };
  const { weekdays, time, hours, pausedUntil } = rhythm;
  return {
    ...Object.fromEntries(weekdays.map((day) => [dayField(day), "on"])),
    time,
    hours: String(hours),
    pausedUntil: pausedUntil ?? "",
  };
}

const DAYS_MISSING: Message = {
  title: "Such dir mindestens einen Tag aus",
  description: "Ein Abend in der Woche ist ein guter Anfang.",
};
const TIME_WRONG: Message = { title: "Diese Uhrzeit passt nicht", description: "Schreib sie wie 19:00." };
const HOURS_WRONG: Message = {
  title: "Stunden fehlen",
  description: `Wähle 1 bis ${MAX_HOURS} Stunden für einen Abend.`,
};
const PAUSE_WRONG: Message = {
  title: "Dieser Tag passt nicht",
  description: "Wähle einen Tag, der höchstens ein Jahr entfernt ist.",
};
