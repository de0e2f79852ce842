import { DAY_MS } from "../time/durations";
import { isRecord } from "../is-record";
import { isBeside } from "./beside-missions";
import type { Change, ServerWork } from "./mission-work";

/**
 * The server's answer to a sync: each mission's merged state; null for a mission that is not (or no longer) the
 * learner's.
 */
export interface SyncAnswer {
  missions: { id: string; work: ServerWork | null }[];
}

export function isSyncAnswer(value: unknown): value is SyncAnswer {
  if (!isRecord(value) || !Array.isArray(value.missions)) return false;
  return value.missions.every(
    (each) => isRecord(each) && typeof each.id === "string" && (each.work === null || isServerWork(each.work)),
  );
}

function isServerWork(value: unknown): value is ServerWork {
  if (!isRecord(value) || typeof value.asOf !== "number" || typeof value.progress !== "number") return false;
  if (typeof value.note !== "string" || !Array.isArray(value.tasks)) return false;
  return value.tasks.every(
    (task) =>
      isRecord(task) &&
      typeof task.id === "string" &&
      typeof task.completed === "boolean" &&
      typeof task.answer === "string",
  );
}

/** Longest answer and longest note, in characters. */
export const ANSWER_MAX = 5_000;
export const NOTE_MAX = 10_000;

/** Most changes in one body, and greatest age of an act: longer than any device stays switched off. */
export const MAX_CHANGES = 100;
export const MAX_AGO_MS = 400 * DAY_MS;

/**
 * Bytes of the changes in one body; with the JSON around them they stay below the limit for requests of a closing page.
 */
const BATCH_BYTES = 60_000;

/** Batches for sending: work beside missions goes first and by itself, as it is taken without a plan, too. */
export function batches<Item extends { change: Change }>(items: readonly Item[]): Item[][] {
  const [beside, others] = [true, false].map((side) => items.filter(({ change }) => isBeside(change.mission) === side));
  return [...inBatches(beside ?? []), ...inBatches(others ?? [])];
}

function inBatches<Item extends { change: Change }>(items: readonly Item[]): Item[][] {
  const all: Item[][] = [];
  let size = Infinity;
  for (const item of items) {
    // 40 bytes for the age that is sent with each change.
    const bytes = new TextEncoder().encode(JSON.stringify(item.change)).length + 40;
    const current = all.at(-1);
    if (current && current.length < MAX_CHANGES && size + bytes <= BATCH_BYTES) {
      current.push(item);
      size += bytes;
    } else {
      all.push([item]);
      size = bytes;
    }
  }
  return all;
}

/** Age of an act now, within the range that the server accepts. */
export const elapsed = (at: number, now: number): number => Math.min(Math.max(0, Math.round(now - at)), MAX_AGO_MS);
