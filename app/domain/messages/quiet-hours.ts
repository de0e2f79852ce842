import { berlinClock } from "../time/berlin-time";

const QUIET = { from: "21:30", until: "08:00" };
const isIn = (time: string): boolean => time >= QUIET.from || time < QUIET.until;

/** Whether push is silent now; not for members whose chosen hour lies within the quiet ones. Times as "19:00". */
export const isQuiet = (now: Date, chosen: string): boolean => isIn(berlinClock(now)) && !isIn(chosen);
