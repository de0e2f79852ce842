import { isDay } from "../action-plan/calendar-days";
import type { StateAndDay, StepState } from "./start-step";

export const STEP_NOTE_MAX = 500;

export const STATE_LABELS: Record<StepState, string> = { open: "Offen", asked: "Gefragt", done: "Erledigt" };

/** Changes to a step in one act; an omitted field stays as it was. */
export interface ToldStep {
  standing?: StateAndDay | undefined;
  note?: string | undefined;
}

/** How far a step is; null where its day does not exist. Without a day it was today, as an open step has none. */
export function readStanding({ state, on }: { state: StepState; on: string }, today: string): StateAndDay | null {
  const day = on.trim();
  if (day !== "" && !isDay(day)) return null;
  return { state, on: state === "open" ? null : day || today };
}

/**
 * Changes by the form of a step; null where its day does not exist. A value that is sent as it was shown is no change:
 * a later act from another device stays.
 */
export function readStep(
  sent: { state: StepState; on: string; note: string },
  { shown, today }: { shown: Readonly<Record<string, string>> | undefined; today: string },
): ToldStep | null {
  const standing = readStanding(sent, today);
  if (!standing) return null;
  const note = sent.note.trim();
  if (!shown) return { standing, note };
  const isMoved = sent.state !== shown.state || sent.on.trim() !== shown.on;
  return { ...(isMoved ? { standing } : {}), ...(note === shown.note ? {} : { note }) };
}
