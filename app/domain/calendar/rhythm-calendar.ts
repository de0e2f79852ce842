import { addDays, laterOf, weekdayOf, type Weekday } from "../action-plan/calendar-days";
import type { Evening } from "../action-plan/schedule";
import type { Rhythm } from "../rhythm/rhythm";
import { berlinDay } from "../time/german-dates";
import { deadlineEvents, type Deadline } from "./deadlines";
import { compactDay, escapeText, toIcs, utcStamp, type EventLines } from "./ics";

/** The rules that hold in Germany since 1996. */
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

/** How often a calendar should ask again; the big ones have times of their own. */
const REFRESH = "PT6H";
const BYDAY = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

interface RhythmCalendar {
  rhythm: Rhythm;
  /** The first day it may show. */
  startsOn: string;
  /** Where a plan of 90 days runs, its evenings; they come in the place of the weekly ones. */
  evenings: readonly Evening[] | null;
  product: string;
  origin: string;
  /** Of the person, so that two people in one calendar stay two. */
  key: string;
  now: Date;
  titleOf: (id: string) => string;
  /** That somebody has chosen. */
  deadlines: readonly Deadline[];
}

/** The evenings set aside, at their hour in Germany; with a plan, each with what is planned for it. And the chosen deadlines. */
export function toRhythmCalendar(calendar: RhythmCalendar): string {
  const { rhythm, startsOn, evenings, product, origin, now } = calendar;
  const from = rhythm.pausedUntil ? laterOf(startsOn, addDays(rhythm.pausedUntil, 1)) : startsOn;
  const head = [
    `X-WR-CALNAME:${escapeText(product)}`,
    "X-WR-TIMEZONE:Europe/Berlin",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...BERLIN_TIMEZONE,
  ];
  const uid = (id: string) => `${calendar.key}-${id}@${new URL(origin).hostname}`;
  const described = (id: string, day: string, ...more: string[]): EventLines => [
    "BEGIN:VEVENT",
    `UID:${uid(id)}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=Europe/Berlin:${compactDay(day)}T${rhythm.time.replace(":", "")}00`,
    `DURATION:PT${rhythm.hours}H`,
    ...more,
    "END:VEVENT",
  ];
  const planned = evenings?.map(({ day, pieces }) => {
    const [first] = pieces;
    const tasks = pieces.map(({ taskId }) => `• ${calendar.titleOf(taskId)}`).join("\n");
    const title = first ? calendar.titleOf(first.missionId) : product;
    return described(
      day,
      day,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(tasks)}`,
      `URL:${origin}/coach/plan`,
    );
  });
  const weekly = described(
    "rhythmus",
    firstDay(rhythm.weekdays, from),
    `RRULE:FREQ=WEEKLY;BYDAY=${rhythm.weekdays.map((day) => BYDAY[day - 1]).join(",")}`,
    "SUMMARY:Zeit für deinen Weg",
    `URL:${origin}/home`,
  );
  const deadlines = deadlineEvents(calendar.deadlines, { uid, now, today: berlinDay(now) });
  return toIcs({ product, name: "Rhythmus", head, events: [...(planned ?? [weekly]), ...deadlines] });
}

/** From this day on, the first of these weekdays. */
function firstDay(weekdays: readonly Weekday[], from: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return days.find((day) => weekdays.includes(weekdayOf(day))) ?? from;
}
