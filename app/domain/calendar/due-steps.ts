import { stepAddress } from "../start-steps/address";
import type { PlannedStep } from "../start-steps/start-plan";
import { compactDay, escapeText, utcStamp, type EventLines } from "./ics";

/** A step of the way through the offices that is not done, and its last day, "2027-03-10". */
export interface DueStep {
  slug: string;
  title: string;
  office: string;
  day: string;
}

/** Planned steps that have a day and are still to be done. */
export const dueSteps = (planned: readonly PlannedStep[]): DueStep[] =>
  planned.flatMap(({ step: { slug, title, office }, due, state }) =>
    due !== null && state !== "done" ? [{ slug, title, office, day: due }] : [],
  );

/** Steps as all-day events that leave the day free; what is done stands there no more. */
export const dueStepEvents = (
  steps: readonly DueStep[],
  { uid, now, origin }: { uid: (name: string) => string; now: Date; origin: string },
): EventLines[] =>
  steps.map(({ slug, title, office, day }) => [
    "BEGIN:VEVENT",
    `UID:${uid(`schritt-${slug}`)}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `SUMMARY:${escapeText(`Bis heute: ${title}`)}`,
    `DESCRIPTION:${escapeText(office)}`,
    `URL:${origin}${stepAddress(slug)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
