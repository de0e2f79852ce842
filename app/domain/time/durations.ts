/** Durations by unit: the app's own timers count milliseconds; cookies, limits and HTTP count seconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Longest lifetime of a cookie: browsers cut longer ones to it (RFC 6265bis). */
export const LONGEST_COOKIE_DAYS = 400;
