import type { ActionPlanSentence } from "./stored-words";
import type { ActionPlanWeek } from "./weeks";

export const SENTENCE_MAX = 240;

export const aboutActionPlan = ({ goal, lastDay }: { goal: string; lastDay: string | null }): string =>
  `${lastDay ?? ""} ${goal}`;

/** The facts that a sentence about a week describes: its missions, and which of them it finishes. */
export const aboutWeek = ({ missions }: ActionPlanWeek): string =>
  missions.map(({ id, isFinished }) => (isFinished ? `${id}!` : id)).join(" ");

/** A learner's own sentence always shows; one of the model only while its facts are unchanged. */
export const shownSentence = (kept: ActionPlanSentence | null | undefined, about: string): ActionPlanSentence | null =>
  kept && (kept.by === "person" || kept.about === about) ? kept : null;
