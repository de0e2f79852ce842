import { addDays, laterOf, weekdayOf, type Weekday } from "../action-plan/calendar-days";
import type { Evening } from "../action-plan/schedule";
import type { Rhythm } from "../rhythm/rhythm";
import { berlinDay } from "../time/german-dates";
import { deadlineEvents, type Deadline } from "./deadlines";
import { dueStepEvents, type DueStep } from "./due-steps";
import { followUpEvents, type FollowUps } from "./follow-ups";
import { compactDay, escapeText, toIcs, utcStamp, type EventLines } from "./ics";

/** The clock changes valid in Germany since 1996. */
export const BERLIN_TIMEZONE: EventLines = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Berlin",
  "BEGIN:DAYLIGHT",
  "TZNAME:CEST",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:CET",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Refresh interval suggested to calendar programs; the big ones use their own. */
const REFRESH = "PT6H";
const BYDAY = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

interface Followed {
  followUps: FollowUps;
  contacts: Parameters<typeof followUpEvents>[0];
}

interface CalendarContents {
  /**
   * `startsOn`: the first day the calendar may show; `sentence`: the learner's own for the next evening; `followed`: whom
   * they ask again, and what may be said of it.
   */
  rhythm: Rhythm & { startsOn: string; sentence: string | null; followed: Followed | null };
  /** Evenings of the running 90-day plan, which replace the weekly ones; null without a plan. */
  evenings: readonly Evening[] | null;
  /** Title of a task or a mission. */
  titleOf: (id: string) => string;
  /** Deadlines that the learner has chosen. */
  deadlines: readonly Deadline[];
  /** Steps through the offices that are still to be done. */
  steps: readonly DueStep[];
}

interface CalendarOwner {
  product: string;
  origin: string;
  /** Key of the member, so that the events of two members in one calendar have different UIDs. */
  key: string;
  now: Date;
}

/**
 * The learner's evenings at their hour in Germany, each with its tasks when there is a plan; the chosen deadlines; and the
 * days of their way through the offices and of their Kundenweg.
 */
export function toRhythmCalendar(
  { rhythm, evenings, titleOf, deadlines, steps }: CalendarContents,
  { product, origin, key, now }: CalendarOwner,
): string {
  const { startsOn, sentence, followed } = rhythm;
  const from = rhythm.pausedUntil ? laterOf(startsOn, addDays(rhythm.pausedUntil, 1)) : startsOn;
  const head = [
    `X-WR-CALNAME:${escapeText(product)}`,
    "X-WR-TIMEZONE:Europe/Berlin",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...BERLIN_TIMEZONE,
  ];
  const uid = (id: string) => `${key}-${id}@${new URL(origin).hostname}`;
  const described = (id: string, day: string, ...more: string[]): EventLines => [
    "BEGIN:VEVENT",
    `UID:${uid(id)}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=Europe/Berlin:${compactDay(day)}T${rhythm.time.replace(":", "")}00`,
    `DURATION:PT${rhythm.hours}H`,
    ...more,
    "END:VEVENT",
  ];
  // With a plan of 90 days it belongs to the next evening alone.
  const next = evenings?.find(({ day }) => day >= berlinDay(now))?.day;
  const planned = evenings?.map(({ day, pieces }) => {
    const [first] = pieces;
    const tasks = pieces.map(({ taskId }) => `• ${titleOf(taskId)}`).join("\n");
    const title = first ? titleOf(first.missionId) : product;
    return described(
      day,
      day,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(day === next && sentence ? `${sentence}\n${tasks}` : tasks)}`,
      `URL:${origin}/coach/plan`,
    );
  });
  const weekly = described(
    "rhythmus",
    firstDay(rhythm.weekdays, from),
    `RRULE:FREQ=WEEKLY;BYDAY=${rhythm.weekdays.map((day) => BYDAY[day - 1]).join(",")}`,
    "SUMMARY:Zeit für deinen Weg",
    ...(sentence ? [`DESCRIPTION:${escapeText(sentence)}`] : []),
    `URL:${origin}/home`,
  );
  const events = [
    ...(planned ?? [weekly]),
    ...deadlineEvents(deadlines, { uid, now, today: berlinDay(now) }),
    ...dueStepEvents(steps, { uid, now, origin }),
    ...(followed ? followUpEvents(followed.contacts, { uid, now, origin, followUps: followed.followUps }) : []),
  ];
  return toIcs({ product, name: "Rhythmus", head, events });
}

/** The first of these weekdays, from this day on. */
function firstDay(weekdays: readonly Weekday[], from: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return days.find((day) => weekdays.includes(weekdayOf(day))) ?? from;
}
