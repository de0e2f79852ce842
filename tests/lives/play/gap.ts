import type { Draw } from "../acts/act";
import { germanDay, nextGermanTime } from "../model/german-day";
import { FREE_MS, type Scene } from "../model/scene";

const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Further ahead nobody looks. */
const NEAR_MS = 12 * DAY_MS;
/** At the end of the free weeks the model knows the moment to some seconds. */
const AROUND_END_MS = MINUTE_MS;
/** Around the end of a session an act waits: the model knows it to some seconds, as two Sundays at six are two weeks apart. */
const AROUND_LOGOUT_MS = MINUTE_MS;
/** Acts before a midnight are over by then. */
const BEFORE_MIDNIGHT_MS = 20 * SECOND_MS;

type Moment = Pick<Scene, "now" | "people" | "devices">;

/**
 * Mostly minutes, sometimes an evening later or around a moment at which something changes, seldom days or weeks; now and
 * then the clock is set back.
 */
export function drawGap(draw: Draw, scene: Moment): number {
  const gap = drawAnyGap(draw, scene);
  const isNearLogout = scene.devices.some(
    ({ session }) => session && Math.abs(session.ends - scene.now - gap) < AROUND_LOGOUT_MS,
  );
  return isNearLogout ? gap + 3 * AROUND_LOGOUT_MS : gap;
}

function drawAnyGap(draw: Draw, scene: Moment): number {
  const { now, devices } = scene;
  const kind = draw.below(45);
  if (kind < 30) return (1 + draw.below(20)) * MINUTE_MS + draw.below(MINUTE_MS);
  if (kind < 36) return (1 + draw.below(12)) * HOUR_MS + draw.below(HOUR_MS);
  if (kind < 37) return nextMidnight(now) - now + (draw.pick([-BEFORE_MIDNIGHT_MS, 0, 2 * SECOND_MS]) ?? 0);
  if (kind < 39) return (1 + draw.below(9)) * DAY_MS + draw.below(DAY_MS);
  if (kind < 40) return (2 + draw.below(4)) * 7 * DAY_MS + draw.below(DAY_MS);
  const isSetBack = kind < 41 && devices.every(({ unsent }) => unsent.length === 0);
  if (isSetBack) return -(1 + draw.below(4 * MINUTE_MS));
  return (draw.pick(turns(scene)) ?? now + HOUR_MS) - now;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** The day before the one on which the mail about the end of the free weeks goes out. */
const BEFORE_END_MS = 4 * DAY_MS;
/** Well within the time in which whoever has an evening is reminded of it. */
const AFTER_EVENING_MS = 6 * MINUTE_MS;

/** Moments shortly before and after something changes: a time, a year, the end of free weeks, an evening that begins. */
function turns({ now, people }: Pick<Scene, "now" | "people">): number[] {
  // Also of those who want no reminder: none may come.
  const evenings = people.flatMap(({ account }) => {
    const evening = account?.rhythm && nextGermanTime(now, account.rhythm.weekdays, account.rhythm.time);
    return evening ? [evening + AFTER_EVENING_MS] : [];
  });
  const ends = people.flatMap(({ account }) => (account ? account.since + FREE_MS : []));
  // The mails of a Sunday, and the one before the free weeks end.
  const mails = [
    nextGermanTime(now, [7], "18:06"),
    ...ends.map((end) => nextGermanTime(end - BEFORE_END_MS, EVERY_DAY, "10:06")),
  ].filter((at) => at !== null);
  const moments = [
    ...ends.flatMap((end) => [end - AROUND_END_MS, end + AROUND_END_MS]),
    ...evenings,
    ...evenings,
    ...mails,
    ...turnsAfter(now).flatMap((turn) => [turn - BEFORE_MIDNIGHT_MS, turn, turn + HOUR_MS]),
  ];
  return moments.filter(
    (at) => at > now && (at < now + NEAR_MS || ends.some((end) => Math.abs(at - end) < BEFORE_END_MS)),
  );
}

/** The next changes of time, and the next New Year in Germany. */
export function turnsAfter(now: number): number[] {
  const years = [0, 1].map((later) => new Date(now).getUTCFullYear() + later);
  return years
    .flatMap((year) => [lastSunday(year, 2), lastSunday(year, 9), Date.UTC(year, 0, 1) - HOUR_MS])
    .filter((at) => at > now)
    .toSorted((a, b) => a - b)
    .slice(0, 3);
}

/** The last Sunday of a month, at the hour at which the time changes in Europe. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** The next midnight in Germany, to the minute; on a day with a change of time, too. */
function nextMidnight(now: number): number {
  const minutes = Array.from(
    { length: 25 * 60 + 1 },
    (_, index) => (Math.floor(now / MINUTE_MS) + index + 1) * MINUTE_MS,
  );
  return minutes.find((at) => germanDay(at) !== germanDay(now)) ?? now;
}
