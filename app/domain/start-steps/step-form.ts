import { isDay } from "../action-plan/calendar-days";
import type { StepStanding, StepState } from "./start-step";

export const NOTE_MAX = 500;

export const STATE_LABELS: Record<StepState, string> = { open: "Offen", asked: "Gefragt", done: "Erledigt" };

/**
 * What the form tells of a step; null where its day does not exist. Without a day it was today, as an open step has
 * none.
 */
export function readStanding(
  { state, on, note }: { state: StepState; on: string; note: string },
  today: string,
): StepStanding | null {
  const day = on.trim();
  if (day !== "" && !isDay(day)) return null;
  return { state, on: state === "open" ? null : day || today, note: note.trim() };
}
