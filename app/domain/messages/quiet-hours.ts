import { berlinClock } from "../time/berlin-time";

const QUIET = { from: "21:30", until: "08:00" };
const isIn = (time: string): boolean => time >= QUIET.from || time < QUIET.until;

/** Whether phones are left in peace now; not when somebody has chosen an hour within the quiet ones. Times as "19:00". */
export const isQuiet = (now: Date, chosen: string): boolean => isIn(berlinClock(now)) && !isIn(chosen);
