import { HOUR_MS } from "../time/durations";

const CONTINUED_MS = 12 * HOUR_MS;

/** Whether /coach goes on with the latest conversation: an evening is one, the next day begins anew. */
export const isContinued = (updatedAt: Date, now: Date): boolean => now.getTime() - updatedAt.getTime() < CONTINUED_MS;
