import { HOUR_MS } from "../time/durations";

const CONTINUED_MS = 12 * HOUR_MS;

/** Whether /coach continues the latest conversation: an evening is one conversation, the next day starts a new one. */
export const isContinued = (updatedAt: Date, now: Date): boolean => now.getTime() - updatedAt.getTime() < CONTINUED_MS;
